import { strFromU8, unzipSync } from 'fflate';
import { readPdf } from '../../../site/documents/pdf/read-pdf.fixture.ts';
import { blobOf, download } from '../support/download.ts';
import { openMonth, partAt, staffOf } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';

/** The rooms of a month, and a heading each shows once it is made. */
const ROOMS = {
  papiri: 'Sve u jednom ZIP-u',
  placanja: 'Nalozi za plaćanje',
  obrasci: 'Rokovi',
  knjizenje: 'Temeljnica',
} as const;

const isMade = (page: Page, room: keyof typeof ROOMS) =>
  expect(page.getByRole('heading', { name: ROOMS[room], exact: true })).toBeVisible();

async function openOutput(
  page: Page,
  count: number,
  room: keyof typeof ROOMS,
  entity: 'fbih' | 'rs' = 'fbih',
) {
  const municipality = { entity, code: entity === 'rs' ? '002' : '077', name: 'Banja Luka' };
  await openMonth(page, staffOf(count, { municipality }), { entity, municipality }, partAt(room));
  await isMade(page, room);
}

const unzipped = async (page: Page, button: string) =>
  unzipSync(new Uint8Array(await (await blobOf(await download(page, button))).arrayBuffer()));

test('exports everything of a month in one file, made on the device alone', async ({ page }) => {
  await openOutput(page, 3, 'papiri');
  const requested: string[] = [];
  page.on('request', (request) =>
    requested.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  const files = await unzipped(page, 'Preuzmi sve');
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'platne-liste_2026-10.pdf',
      'rekapitulacija_2026-10.xlsx',
      'virmani_2026-10.pdf',
      'nalozi_2026-10.csv',
      '4200000000004_102026.xml',
      'rokovi_2026-10.ics',
      'PROCITAJ.txt',
    ]),
  );
  expect(strFromU8(files['4200000000004_102026.xml'] ?? new Uint8Array())).toContain('<BrojUposlenih>3<');
  const sent = requested.filter((one) => !one.startsWith('GET') || /Radnik|4200000000004|31128999/.test(one));
  expect(sent).toEqual([]);
});

test('exports payslips as one PDF, or one each in a ZIP, with a password on demand', async ({ page }) => {
  await openOutput(page, 3, 'papiri');
  const { pages } = await readPdf(await blobOf(await download(page, 'Preuzmi platne liste')));
  expect(pages).toHaveLength(2);
  await page.getByLabel('Dvije na A4, manjim slovima').uncheck();
  const { pages: apart } = await readPdf(await blobOf(await download(page, 'Preuzmi platne liste')));
  expect(apart).toHaveLength(3);
  await page.getByText('PDF za svakog (ZIP)').click();
  await page.getByLabel('Lozinka PDF-a').fill('tajna');
  const files = await unzipped(page, 'Preuzmi platne liste');
  expect(Object.keys(files)).toHaveLength(3);
  const [first = new Uint8Array()] = Object.values(files);
  await expect(readPdf(new Blob([new Uint8Array(first)]))).rejects.toThrow('No password given');
});

test('cancels rendering many payslips without a file', async ({ page }) => {
  await openOutput(page, 120, 'papiri');
  await page.getByRole('button', { name: 'Preuzmi platne liste (120)' }).click();
  await page.getByRole('button', { name: 'Otkaži' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preuzmi platne liste (120)' })).toBeEnabled();
  await expect(page.getByText('Datoteka nije napravljena')).toHaveCount(0);
});

test('copies the values of 1002 by the cell and by the column', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOutput(page, 2, 'obrasci', 'rs');
  await page.getByText('1002: DL1').click();
  const dl1 = page.getByRole('table', { name: 'DL1, list 1' });
  await dl1.getByRole('button', { name: '5 bruto' }).click();
  const column = await page.evaluate(() => navigator.clipboard.readText());
  expect(column.split('\n')).toEqual([
    expect.stringMatching(/^\d+,\d\d$/),
    expect.stringMatching(/^\d+,\d\d$/),
  ]);
  await dl1
    .getByRole('button', { name: column.split('\n')[1] ?? '', exact: true })
    .first()
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(column.split('\n')[1]);
});

test('remembers the chosen bank format of the firm', async ({ page }) => {
  await openOutput(page, 1, 'placanja');
  await page.getByLabel('Format datoteke').selectOption({ label: 'ELBA TXT v2' });
  await page.reload();
  await expect(page.getByLabel('Format datoteke')).toHaveValue('elba');
  const file = await blobOf(await download(page, 'nalozi-elba.txt'));
  expect((await file.text()).split('\r')[1]).toContain('PRIMJER D.O.O. SARAJEVO\t1020500000106698');
});

test.describe('exports of a month', () => {
  for (const width of [360, 1280])
    test(`fits a screen of ${width}, without axe violations`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openOutput(page, 2, 'papiri', width === 360 ? 'rs' : 'fbih');
      for (const room of ['papiri', 'placanja', 'obrasci', 'knjizenje'] as const) {
        await page.goto(partAt(room));
        await isMade(page, room);
        expect(await violationsInThemes(page), room).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          room,
        ).toBeLessThanOrEqual(0);
      }
    });
});

test('marks the edge of a form wider than the screen until its last column is reached by keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOutput(page, 2, 'obrasci', 'rs');
  await page.getByText('1002: DL1').click();
  const table = page.getByRole('table', { name: 'DL1, list 1' });
  const shadow = () =>
    table
      .locator('xpath=../..')
      .evaluate((room) => getComputedStyle(room, '::after').backgroundImage !== 'none');
  await expect.poll(shadow).toBe(true);
  const last = table.getByRole('columnheader').last().getByRole('button');
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await table.getByRole('columnheader').nth(-2).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect.poll(shadow).toBe(false);
});
