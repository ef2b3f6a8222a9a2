import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';
import { bringSample, closeMonth, openPayroll, sampleClosed, save, tab } from './support.ts';

const openFirm = async (page: Page, name = 'OGLEDNA FIRMA D.O.O. SARAJEVO') => {
  await openPayroll(page);
  await bringSample(page);
  await page.getByRole('link', { name }).click();
};
const openRecord = async (page: Page, name: string) => {
  await tab(page, 'Odsustva').click();
  await page.getByText(name, { exact: true }).first().click();
};
const paper = (page: Page) => page.getByRole('region', { name: 'Pregled dokumenta' });

test('certifies closed months only, in both scripts, as DOCX and PDF', async ({ page }) => {
  await openPayroll(page);
  await bringSample(page);
  await sampleClosed(page);
  await page.getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. SARAJEVO' }).click();
  await closeMonth(page);
  await tab(page, 'Radnici').click();
  await page.getByRole('link', { name: 'Potvrde i papiri' }).click();
  await page.getByLabel('Radnik', { exact: true }).selectOption('Treći Radnik');
  await expect(paper(page)).toContainText('Potvrda o plaći');
  await expect(paper(page)).toContainText('Kredit (Izmišljena banka) 250,00 KM');
  await page.getByText('6 mjeseci', { exact: true }).click();
  await expect(page.getByText(/^Bez mjeseca .*mjesec nije zaključen/).first()).toBeVisible();
  await page.getByText('tekst ćirilicom').click();
  await expect(paper(page)).toContainText('Потврда о плаћи');
  await page.getByText('tekst latinicom').click();
  for (const [button, extension] of [
    ['Preuzmi DOCX', 'docx'],
    ['Preuzmi PDF', 'pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(`^potvrda-o-plaći_Radnik-Treći_.*\\.${extension}$`),
    );
  }
  await page.getByLabel('Papir').selectOption('Karton radnika');
  await expect(paper(page)).toContainText('Karton radnika za');
  await page.getByLabel('Papir').selectOption('Podaci za JS3100');
  await expect(page.getByRole('button', { name: '1503899990035' })).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
});

test('keeps a leave, enters its plan into absences at once, and takes it back', async ({ page }) => {
  await openFirm(page);
  await openRecord(page, 'Godišnji odmor');
  await page.getByRole('link', { name: 'Druga Radnica' }).click();
  await page.getByLabel('Osnov, radnih dana').fill('21');
  await save(page);
  await expect(page.getByText('Sačuvano.')).toBeVisible();
  await expect(paper(page)).toContainText('traje 21 radni dan.');
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Svi radnici' }).click();
  await expect(page.getByRole('row', { name: /Druga Radnica/ })).toContainText('21');
  await page.getByRole('button', { name: 'Upiši plan u odsustva (1)' }).click();
  await expect(page.getByText('U odsustva je upisano: 1.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Upiši plan/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(page.getByRole('button', { name: 'Upiši plan u odsustva (1)' })).toBeVisible();
});

test('corrects working time by keys and brings the hours into the month', async ({ page }) => {
  await openFirm(page);
  await openRecord(page, 'Radno vrijeme');
  await page.getByRole('link', { name: 'Treći Radnik' }).click();
  const ends = page.getByLabel(/^Završetak, /);
  const grid = page.getByRole('table');
  await expect(grid.first()).toContainText('6,5');
  await expect(page.getByText('Sati u mjesecu su isti kao u evidenciji')).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
  const free = page.getByRole('row', { name: /sedmični odmor/ }).first();
  await free.getByLabel(/^Početak, /).fill('8');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: '' }).first()).toContainText('10,5');
  await expect(ends.first()).toBeVisible();
  await page.getByRole('button', { name: /^Upiši u / }).click();
  await expect(page.getByText('U mjesec je upisano radnika: 1.')).toBeVisible();
  await tab(page, 'Mjesec').click();
  await expect(page.getByRole('main')).toContainText('10,5');
});

test('marks a time that cannot be read and keeps it', async ({ page }) => {
  await openFirm(page);
  await openRecord(page, 'Radno vrijeme');
  await page.getByRole('link', { name: 'Prvi Radnik' }).click();
  const cell = page.getByLabel(/^Početak, /).first();
  await cell.fill('osam');
  await cell.press('Tab');
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await expect(cell).toHaveValue('osam');
});
