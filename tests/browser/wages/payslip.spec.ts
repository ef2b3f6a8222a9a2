import { result } from '../support/calculator.ts';
import { expect, type Page, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Platna lista' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await result(page).getByRole('button', { name: 'Platna lista' }).click();
  await expect(dialog(page)).toBeVisible();
}

const RS = '/minuli-topli#mjesec=10&godina=2026&bruto_plata=1800&staz=12&strucna_sprema=SSS&topli_obrok=20';

for (const [entity, address] of [
  ['Republika Srpska', RS],
  ['the Federation', '/kalkulator-fbih#mjesec=10&godina=2026&bruto_plata=1800&staz=12&topli_obrok=12'],
  ['the District', '/kalkulator-brcko#mjesec=10&godina=2026&fond=RS&bruto_plata=1800&topli_obrok=8'],
] as const)
  test(`prints a payslip of ${entity} alone, on one page, with its subject`, async ({ page }) => {
    await open(page, address);
    await dialog(page).getByLabel('Naziv firme').fill('Primjer d.o.o.');
    await dialog(page).getByLabel('Ime i prezime radnika').fill('Radnik Prvi');
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText('Primljeno', { exact: false }).or(page.getByText('Primio radnik')),
    ).toBeVisible();
    await expect(page.getByText('Radnik Prvi').first()).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(result(page)).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

test('keeps input on the device until it is cleared, and does not send it', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, RS);
  await dialog(page).getByLabel('Ime i prezime radnika').fill('Radnik Prvi');
  await dialog(page).getByLabel('JMBG').fill('123');
  await expect(dialog(page).getByText(/JMBG ima 13 cifara/)).toBeVisible();
  await page.reload();
  await result(page).getByRole('button', { name: 'Platna lista' }).click();
  await expect(dialog(page).getByLabel('Ime i prezime radnika')).toHaveValue('Radnik Prvi');
  await dialog(page).getByRole('button', { name: 'Obriši upisano' }).click();
  await expect(dialog(page).getByLabel('Ime i prezime radnika')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('platna-lista'))).toBe('');
  expect(sent.filter((each) => /Radnik|Prvi/.test(decodeURIComponent(each)))).toEqual([]);
});

test('exports the payslip as a PDF, and closes the dialog on Escape', async ({ page }) => {
  await open(page, RS);
  const arrives = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Preuzmi PDF' }).click();
  expect((await arrives).suggestedFilename()).toBe('platna-lista_2026-10.pdf');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
