import { fill, openAdded, openContract } from '../support/contract.ts';
import { list, sheet } from '../support/document.ts';
import { field } from '../support/field.ts';
import { storedIn } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';

/** Writing a contract. */

test.use({ now: '2026-11-21T10:00:00' });

test.beforeEach(({ page }) => openContract(page));

const CONTRACTS = {
  permanent: { title: 'Ugovor o radu na neodređeno vrijeme', law: 'Zakona o radu', isEmployment: true },
  'fixed-term': { title: 'Ugovor o radu na određeno vrijeme', law: 'Zakona o radu', isEmployment: true },
  'contract-for-work': { title: 'Ugovor o djelu', law: 'Zakona o obligacionim odnosima' },
  copyright: { title: 'Autorski ugovor', law: 'Zakona o autorskom i srodnim pravima' },
  managerial: { title: 'Menadžerski ugovor', law: 'Zakona o' },
  temporary: { title: 'Ugovor o privremenim i povremenim poslovima', law: 'Zakona o radu' },
} as const;

test('writes each kind of contract in both entities', async ({ page }) => {
  for (const [category, { title, law, ...rest }] of Object.entries(CONTRACTS)) {
    await page.getByLabel('Vrsta ugovora').selectOption(category);
    for (const entity of ['Federacija BiH', 'Republika Srpska']) {
      await page.getByRole('radio', { name: entity }).check();
      await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(sheet(page)).toContainText(law);
      await expect(sheet(page).getByRole('heading', { name: /^Član 1\./ })).toBeVisible();
      await expect(sheet(page)).toContainText('21. novembar 2026.');
      const leave = sheet(page).getByRole('heading', { name: /Godišnji odmor/ });
      await expect(leave).toHaveCount('isEmployment' in rest ? 1 : 0);
    }
    await expect(field(page, 'Dan isteka ugovora')).toBeVisible({ visible: category === 'fixed-term' });
  }
});

test('shows the length of probation only when probation is agreed', async ({ page }) => {
  await expect(field(page, 'Trajanje probnog rada (dana)')).toBeHidden();
  await page.getByLabel('Probni rad').check();
  await field(page, 'Trajanje probnog rada (dana)').fill('120');
  await page.getByRole('radio', { name: 'Republika Srpska' }).check();
  await expect(list(page)).toContainText('Probni rad može trajati najviše 3 mjeseca.');
  await expect(list(page)).toContainText('srednja pouzdanost');
  await page.getByLabel('Probni rad').uncheck();
  await expect(list(page)).not.toContainText('Probni rad može');
});

test('inflects names to an editable genitive and leaves firms unchanged', async ({ page }) => {
  await fill(page);
  await expect(sheet(page)).toContainText('1. Alfa d.o.o., sa sjedištem');
  await expect(sheet(page)).toContainText('2. Amre Hadžić, sa prebivalištem');
  await field(page, 'Ime u rečenici „između …“ (npr. Ane Anić)').fill('Amre Hadžićeve');
  await expect(sheet(page)).toContainText('2. Amre Hadžićeve, sa prebivalištem');
});

test('reports an invalid amount and leaves its line blank', async ({ page }) => {
  await field(page, 'Osnovna plaća').fill('hiljadu');
  await expect(page.getByText('Upišite iznos, na primjer 1.500,00.', { exact: true })).toBeVisible();
  await expect(sheet(page)).toContainText('iznosu od ____________ KM');
});

test('keeps the draft on reload, until „Obriši sve” is confirmed', async ({ page }) => {
  await fill(page);
  await expect.poll(() => storedIn(page)).toContain('"salary":180000');
  await page.reload();
  await expect(field(page, 'Osnovna plata')).toHaveValue('1.800,00');
  await expect(sheet(page)).toContainText('Amre Hadžić');
  await page.getByRole('button', { name: 'Obriši sve' }).click();
  await page.getByRole('button', { name: 'Odustani' }).click();
  await expect(field(page, 'Ime i prezime')).toHaveValue('Amra Hadžić');
  await page.getByRole('button', { name: 'Obriši sve' }).click();
  await page.getByRole('button', { name: 'Obriši ugovor' }).click();
  await expect(field(page, 'Ime i prezime')).toHaveValue('');
});

test('does not scroll sideways on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fill(page);
  await page.getByRole('link', { name: 'Pregled' }).click();
  await expect(sheet(page).getByRole('heading', { level: 2 })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('has no axe violations', async ({ page }) => {
  await fill(page);
  await field(page, 'JIB').fill('1');
  await field(page, 'Broj primjeraka').fill('x');
  await page.getByLabel('Vrsta ugovora').selectOption('fixed-term');
  for (const fold of ['Popunjeno', 'Propisi iza članova ugovora'])
    await page.locator('summary', { hasText: fold }).click();
  expect(await violationsInThemes(page)).toEqual([]);
});

test('shows the example of an empty text area in Cyrillic and keeps typed text', async ({ page }) => {
  await openAdded(page);
  await page.getByRole('button', { name: 'Ћирилица' }).click();
  const written = page.getByPlaceholder('нема', { exact: true });
  await written.fill('rad na visini');
  await expect(written).toHaveValue('rad na visini');
});
