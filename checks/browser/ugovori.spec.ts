import { expect, test } from './support/test.ts';

/** The contract and income screens: an amount typed, the figure people came for read off the result. */
const SCREENS = [
  { path: '/ugovor-o-djelu', fields: { Bruto: '100' }, figure: '70,90' },
  { path: '/zakup', fields: { Bruto: '500,00' }, figure: '448,00' },
  { path: '/privremeni-povremeni', fields: { Bruto: '1.000' }, figure: '620,31' },
  { path: '/menadzerski-ugovor', fields: { Bruto: '1000' }, figure: '600,30' },
  { path: '/autorski-ugovor', fields: { Bruto: '1000', 'Procenat normiranih': '60' }, figure: '772,62' },
  {
    path: '/ostali-dohodak',
    fields: { 'Ukupan prihod': '1000', 'Priznati rashodi': '400' },
    figure: '522,00',
  },
] as const;

for (const { path, fields, figure } of SCREENS) {
  test(`${path} computes from what is typed`, async ({ page }) => {
    await page.goto(path);
    for (const [name, text] of Object.entries(fields)) {
      await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
    }
    await expect(page.getByRole('region', { name: /^Rezultati obračuna/ })).toContainText(figure);
  });
}
