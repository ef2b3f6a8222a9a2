import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { flowing, readPdf } from '../../../site/documents/pdf/read-pdf.fixture.ts';
import { blobOf, download } from '../support/download.ts';
import { keptIn } from '../support/kept.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';

test.use({ now: '2026-11-21T10:00:00', permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ugovor-o-radu');
  await expect(page.getByLabel('Vrsta ugovora')).toBeEnabled();
});

const sheet = (page: Page) => page.getByRole('region', { name: 'Pregled dokumenta' });
const list = (page: Page) => page.getByRole('region', { name: 'Provjera sadržaja' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fill(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Republika Srpska' }).check();
  await field(page, 'Naziv, odnosno ime i prezime').fill('Alfa d.o.o.');
  await field(page, 'Ime i prezime').fill('Amra Hadžić');
  await field(page, 'Mjesto rada').fill('Banja Luka, Ulica đačka 5');
  await field(page, 'Dan stupanja na rad').fill('2026-12-01');
  await field(page, 'Stručna sprema koju posao traži').selectOption('KV');
  await page.getByRole('radio', { name: 'bruto' }).check();
  await field(page, 'Osnovna plata').fill('1.800,00');
}

const CONTRACTS = {
  permanent: { title: 'Ugovor o radu na neodređeno vrijeme', law: 'Zakona o radu', isEmployment: true },
  'fixed-term': { title: 'Ugovor o radu na određeno vrijeme', law: 'Zakona o radu', isEmployment: true },
  'contract-for-work': { title: 'Ugovor o djelu', law: 'Zakona o obligacionim odnosima' },
  copyright: { title: 'Autorski ugovor', law: 'Zakona o autorskom i srodnim pravima' },
  managerial: { title: 'Menadžerski ugovor', law: 'Zakona o' },
  temporary: { title: 'Ugovor o privremenim i povremenim poslovima', law: 'Zakona o radu' },
} as const;

for (const [category, { title, law, ...rest }] of Object.entries(CONTRACTS))
  test(`${title} in both entities`, async ({ page }) => {
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
  });

test('probation asks for its length only while it is agreed', async ({ page }) => {
  await expect(field(page, 'Trajanje probnog rada (dana)')).toBeHidden();
  await page.getByLabel('Probni rad').check();
  await field(page, 'Trajanje probnog rada (dana)').fill('120');
  await page.getByRole('radio', { name: 'Republika Srpska' }).check();
  await expect(list(page)).toContainText('Probni rad može trajati najviše 3 mjeseca.');
  await expect(list(page)).toContainText('srednja pouzdanost');
  await page.getByLabel('Probni rad').uncheck();
  await expect(list(page)).not.toContainText('Probni rad može');
});

test('gross and net stand together once the service answers', async ({ page }) => {
  await fill(page);
  await expect(page.getByText('Neto: 1.197,50 KM')).toBeVisible();
  await expect(sheet(page)).toContainText('odgovara neto iznosu od 1.197,50 KM');
});

test('without the service there is a contract all the same, and no complaint', async ({ page }) => {
  await page.route('**/calculate', (route) => route.abort());
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const refused = page.waitForEvent('requestfailed');
  await fill(page);
  await refused;
  await expect(sheet(page)).toContainText('u bruto iznosu od 1.800,00 KM mjesečno.');
  await expect(page.getByRole('alert')).toBeHidden();
  expect(faults).toEqual([]);
});

test('only the amount, the month of the conclusion and the schooling are sent', async ({ page }) => {
  const asked = page.waitForRequest('**/calculate');
  await fill(page);
  expect((await asked).postDataJSON()).toEqual({
    mjesec: 11,
    godina: 2026,
    strucna_sprema: 'KV',
    bruto_plata_input: 1800,
  });
});

test('names stand in the genitive, which may be corrected; firms stay as they are', async ({ page }) => {
  await fill(page);
  await expect(sheet(page)).toContainText('1. Alfa d.o.o., sa sjedištem');
  await expect(sheet(page)).toContainText('2. Amre Hadžić, sa prebivalištem');
  await field(page, 'Ime i prezime u genitivu (između koga)').fill('Amre Hadžićeve');
  await expect(sheet(page)).toContainText('2. Amre Hadžićeve, sa prebivalištem');
});

test('an amount that is none is said, and its line stays open', async ({ page }) => {
  await field(page, 'Osnovna plata').fill('hiljadu');
  await expect(page.getByText('Upišite iznos, na primjer 1.500,00.')).toBeVisible();
  await expect(sheet(page)).toContainText('iznosu od ____________ KM');
});

test('the files and the copied text say what the sheet says', async ({ page }) => {
  await fill(page);
  const words = ['Amre Hadžić', 'Banja Luka, Ulica đačka 5', '1. decembra 2026. godine'];

  const pdf = await download(page, 'Preuzmi PDF');
  expect(pdf.suggestedFilename()).toBe('ugovor-o-radu-na-neodređeno-vrijeme_Amra-Hadžić.pdf');
  const { pages } = await readPdf(await blobOf(pdf));
  for (const word of [...words, 'Član 1.']) expect(flowing(pages.join(' '))).toContain(word);

  const docx = await download(page, 'Preuzmi DOCX');
  const parts = unzipSync(new Uint8Array(await readFile(await docx.path())));
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, '');
  for (const word of words) expect(body).toContain(word);

  await page.getByRole('button', { name: 'Kopiraj tekst' }).click();
  await expect(page.getByRole('button', { name: 'Kopirano' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const word of [...words, 'Član 1. Zasnivanje radnog odnosa']) expect(copied).toContain(word);
});

test('the draft survives a reload, until „Obriši sve” and a yes', async ({ page }) => {
  await fill(page);
  await expect.poll(() => keptIn(page)).toContain('"salary":180000');
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

test('the contract stands as it was sent until what writes it comes, and then says what was typed meanwhile', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/contract-paper*.js', (route) => held.then(() => route.continue()));
  await page.reload();
  await field(page, 'Ime i prezime').fill('Amra Hadžić');
  await expect(sheet(page).getByRole('heading', { name: /^Član 1\./ })).toBeVisible();
  await expect(sheet(page)).not.toContainText('Amre');
  release();
  await expect(sheet(page)).toContainText('2. Amre Hadžić');
  await expect(field(page, 'Ime i prezime')).toHaveValue('Amra Hadžić');
});

test('when what writes the contract does not come, the form stays and it can be tried again', async ({
  page,
}) => {
  let isBlocked = true;
  await page.route('**/contract-paper*.js', (route) => (isBlocked ? route.abort() : route.continue()));
  await page.reload();
  await expect(page.getByText('Loading chunk failed')).toBeVisible();
  await field(page, 'Ime i prezime').fill('Amra Hadžić');
  isBlocked = false;
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(sheet(page)).toContainText('2. Amre Hadžić');
});

test('on paper there is the contract and nothing else', async ({ page }) => {
  await fill(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Štampaj' })).toBeHidden();
  await expect(list(page)).toBeHidden();
});

test('nothing scrolls sideways on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fill(page);
  await page.getByRole('link', { name: 'Pregled' }).click();
  await expect(sheet(page).getByRole('heading', { level: 2 })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('axe has nothing to say of a contract', async ({ page }) => {
  await fill(page);
  await field(page, 'JIB').fill('1');
  await field(page, 'Broj primjeraka').fill('x');
  await page.getByLabel('Vrsta ugovora').selectOption('fixed-term');
  for (const fold of ['Prava i obaveze', 'Šta ulazi u dokument', 'Propisi iza članova ugovora'])
    await page.locator('summary', { hasText: fold }).click();
  expect(await violationsInThemes(page)).toEqual([]);
});

test('in Cyrillic an empty text area shows its example in Cyrillic, and what is typed into it stays', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Ћирилица' }).click();
  const written = page.getByPlaceholder('нема', { exact: true });
  await written.fill('rad na visini');
  await expect(written).toHaveValue('rad na visini');
});
