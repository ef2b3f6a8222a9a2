import { readFile } from 'node:fs/promises';
import { expect, hydrated, type Page, test } from './support/test.ts';
import { violationsOn } from './support/violations.ts';

/** A raise: one bar with two handles, and who pays and gets what. */

test.use({ now: '2026-11-21T10:00:00', permissions: ['clipboard-read', 'clipboard-write'] });

const tool = (page: Page) => page.getByRole('region', { name: 'Koliko firmu košta vaša povišica' });
const handle = (page: Page, name: string) => tool(page).getByRole('slider', { name });

test('says what a raise costs, by hand, by keys and by a link', async ({ page, context }) => {
  await page.goto('/situacije/povisica');
  await tool(page).getByText('FBiH').click();
  await expect(tool(page)).toContainText(
    'Da dobijate 200,00 KM više, firma plaća 341,78 KM više mjesečno. Od toga u PIO ide 62,80 KM.',
  );
  await expect(tool(page).getByRole('row', { name: /Zdravstvo/ })).toContainText('+46,70');
  expect(await violationsOn(page)).toEqual([]);
  await handle(page, 'Tražite').press('ArrowRight');
  await expect(tool(page).getByLabel('Tražite').first()).toHaveValue('1.710,00');
  await expect(tool(page)).toContainText('Da dobijate 210,00 KM više');
  await tool(page).getByRole('button', { name: 'Podijeli' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#entitet=fbih&danas=1500&trazim=1710$/);
  const other = await context.newPage();
  await other.goto(link);
  await hydrated(other);
  await expect(tool(other)).toContainText('Da dobijate 210,00 KM više');
  await other.close();
});

test('moves one handle with the other, and takes typed amounts beyond the bar', async ({ page }) => {
  await page.goto('/situacije/povisica');
  await handle(page, 'Danas dobijate').press('End');
  await expect(tool(page)).toContainText('Upišite više nego što danas dobijate');
  await expect(handle(page, 'Tražite')).toHaveAttribute('aria-valuetext', '3.000,00 KM');
  await tool(page).getByRole('textbox', { name: 'Tražite' }).fill('3500');
  await expect(tool(page)).toContainText('Da dobijate 500,00 KM više');
  await page.reload();
  await expect(tool(page)).toContainText('Da dobijate 500,00 KM više');
});

test('saves the answer as a picture', async ({ page }) => {
  await page.goto('/situacije/povisica');
  const file = page.waitForEvent('download');
  await tool(page).getByRole('button', { name: 'Slika' }).click();
  expect((await file).suggestedFilename()).toBe('povisica-1500-1700.png');
  const bytes = await readFile(await (await file).path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBe(1080);
});
