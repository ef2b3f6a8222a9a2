import { expect, test } from '../support/test.ts';
import { bringSample, openPayroll, save, tab } from './support.ts';

const openFirm = async (page: Parameters<typeof openPayroll>[0], name: string) => {
  await openPayroll(page);
  await bringSample(page);
  await page.getByRole('link', { name }).click();
  await tab(page, 'Radnici').click();
};

test('a change holds from its day, earlier values stay, and a change can be removed', async ({ page }) => {
  await openFirm(page, 'OGLEDNA FIRMA D.O.O. SARAJEVO');
  await page.getByRole('link', { name: 'Prvi Radnik' }).click();
  await expect(page.getByText('Od kada važi promjena')).toBeHidden();
  await page.getByLabel('Sati dnevno').fill('6');
  await expect(page.getByText('Sati dnevno: puno radno vrijeme → 6')).toBeVisible();
  await expect(page.getByLabel('Važi od')).toHaveValue(/^1\. \d+\. \d{4}\.$/);
  await save(page);
  await page.getByRole('link', { name: 'Prvi Radnik' }).click();
  await page.getByText('Ranije vrijednosti').click();
  await expect(page.getByText(/^Od početka, do /)).toBeVisible();
  const remove = page.getByRole('button', { name: /^Obriši: Sati dnevno, 6, sada/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Sati dnevno').first()).toHaveValue('6');
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Obriši' }).press('Enter');
  await expect(page.getByLabel('Sati dnevno').first()).toHaveValue('');
  await save(page);
  await page.getByRole('link', { name: 'Prvi Radnik' }).click();
  await expect(page.getByText('Ranije vrijednosti')).toBeHidden();
});

test('a correction leaves no earlier value', async ({ page }) => {
  await openFirm(page, 'OGLEDNA FIRMA D.O.O. SARAJEVO');
  await page.getByRole('link', { name: 'Prvi Radnik' }).click();
  await page.getByLabel('Sati dnevno').fill('6');
  await page.getByLabel('Šta se upisuje').selectOption('Ispravka: tako je bilo i ranije');
  await save(page);
  await page.getByRole('link', { name: 'Prvi Radnik' }).click();
  await expect(page.getByText('Ranije vrijednosti')).toBeHidden();
  await expect(page.getByLabel('Sati dnevno')).toHaveValue('6');
});

test('a worker employed again keeps the earlier employment, and an overlap is refused', async ({ page }) => {
  await openFirm(page, 'OGLEDNA FIRMA D.O.O. SARAJEVO');
  await page.getByRole('link', { name: 'Prvi Radnik' }).click();
  await page.getByLabel('Zaposlen do').fill('31. 3. 2025.');
  await page.getByRole('button', { name: 'Ponovo zaposlen' }).click();
  const now = page.locator('#polje-radnik\\.employedFrom');
  await expect(now).toBeFocused();
  await now.fill('15. 3. 2025.');
  await save(page);
  await expect(page.getByText(/Nije sačuvano: Zaposlenja se preklapaju/)).toBeVisible();
  await now.fill('15. 4. 2025.');
  await save(page);
  await page.getByRole('link', { name: 'Prvi Radnik' }).click();
  await expect(page.getByText('1. ranije zaposlenje u firmi')).toBeVisible();
});

test('a director without pay owes contributions alone, and has a slip of them', async ({ page }) => {
  await openFirm(page, 'OGLEDNA FIRMA D.O.O. SARAJEVO');
  await page.getByRole('link', { name: 'Sedmi Direktor' }).click();
  await expect(page.getByText('Ugovorena plata')).toBeHidden();
  await tab(page, 'Mjesec').click();
  const row = page.getByRole('row', { name: /Sedmi Direktor/ });
  await expect(row).toContainText('577,98');
  await page.getByText('Za provjeriti prije zaključenja').click();
  await expect(
    page
      .getByText(/Bez plaće: firma plaća samo doprinose, 577,98/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await tab(page, 'Obrasci').click();
  await expect(page.getByText('b: samo doprinosi').first()).toBeAttached();
});
