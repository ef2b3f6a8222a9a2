import { expect, type Page, test } from './support/test.ts';

/** Pages whose texts the browser has translated: it replaces every text node, and React writes into the old ones. */

/** Wraps each text as Chrome does; an element with one text alone still takes the next one. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent?.closest('script, style, option, textarea, svg, [translate=no]'))
      continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
  }
}

const words = async (page: Page) => (await page.getByRole('main').innerText()).split(/\s+/);

/** The words of a page whose parts follow one after the other, such as a preview after its field, once a second changes none of them. */
async function settledWords(page: Page): Promise<readonly string[]> {
  let last: readonly string[] = [];
  const isSettled = async () => {
    const before = last;
    last = await words(page);
    return last.join(' ') === before.join(' ');
  };
  await expect.poll(isSettled, { intervals: [1000] }).toBe(true);
  return last;
}

const openEveryRow = (page: Page) =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('#sadrzaj li > button[aria-expanded=false]'))
      row.click();
  });

/** Address, field, and two entries, each with a figure that only it leads to. */
const PAGES = [
  [
    '/kalkulator-fbih#mjesec=3&godina=2025&topli_obrok=10',
    'Bruto osnovna plaća',
    '1000',
    '651,00',
    '2000',
    '1.272,00',
  ],
  ['/zakup', 'Bruto', '1000', '896,00', '2000', '1.792,00'],
  ['/poredjenje#mjesec=10&godina=2026&bruto=1000', 'Bruto ukupno', '1300', '837,30', '2600', '1.644,60'],
  ['/faktura', 'Cijena bez PDV', '100', '117,00', '250', '292,50'],
] as const;

test('counts what an invoice lacks on a translated page', async ({ page }) => {
  const lacking = page.getByRole('status').filter({ hasText: 'Još nije upisano' });
  await page.goto('/faktura');
  // The day of issue is filled in.
  await expect(lacking).toHaveText('Još nije upisano (10):');
  await page.evaluate(translate);
  await page.getByLabel('Broj fakture').fill('1/2026');
  await expect(lacking).toHaveText('Još nije upisano (9):');
});

for (const [path, field, before, first, after, second] of PAGES)
  test(`shows no figure of an earlier entry on a translated page: ${path}`, async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(path);
    const entry = page.getByRole('textbox', { name: field, exact: true });
    await entry.fill(before);
    await expect(main).toContainText(first);
    await openEveryRow(page);
    await page.evaluate(translate);
    await entry.fill(after);
    await expect(main).toContainText(second);
    const translated = await settledWords(page);
    await page.reload();
    await expect(main).toContainText(second);
    await openEveryRow(page);
    await expect.poll(() => words(page)).toEqual(translated);
  });
