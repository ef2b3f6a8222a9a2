import { openMonth, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { tab } from './support.ts';

/** How the desk of a firm is laid out: what is near what, and what ends where. */

const partAt = (part: string) => `/plate#firma=f1&dio=${part}&mjesec=2026-10`;

test('the parts of a firm stand in two rows of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMonth(page, staffOf(1), {}, partAt('firma'));
  const tops = await Promise.all(
    ['Radnici', 'Mjesec', 'Listići, nalozi, obrasci', 'Godina', 'Uvoz', 'Firma'].map(
      async (name) => (await tab(page, name).boundingBox())?.y,
    ),
  );
  expect(new Set(tops).size).toBe(2);
});
