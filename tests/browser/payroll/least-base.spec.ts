import { openMonth, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { COLUMN, calculated, cell } from './month-page.ts';
import { closeMonth, tab } from './support.ts';

test('asks for the FBiH minimum base of a month not worked whole, and remembers it', async ({ page }) => {
  const least = [{ from: '2026-10-20', kind: 'bruto', amount: 160_548 }] as const;
  await openMonth(page, staffOf(1, { employedFrom: '2026-10-20', hotMeal: 0, agreed: least }));
  await calculated(page);
  const panel = page.getByRole('dialog', { name: /Radnik 0001/ });
  await cell(page, 0, COLUMN.name).click();
  await page.keyboard.press('Enter');
  // 1.605,48 × 9/22 days; contributions 31 % of it or of the whole base.
  await expect(panel.getByText('Mjesec nije cijeli odrađen: doprinosi su na 656,79 KM')).toBeVisible();
  await expect(panel.getByText('437,87').first()).toBeVisible();
  await panel.getByLabel('Najniža osnovica u ovom mjesecu').selectOption('Cijela najniža osnovica');
  await expect(panel.getByText('159,09').first()).toBeVisible();
  await page.reload();
  await expect(panel.getByLabel('Najniža osnovica u ovom mjesecu')).toHaveValue('whole');
  await expect(panel.getByText('159,09').first()).toBeVisible();
});

test('offers the difference of a month closed on the least base of everyone', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-05T10:00:00');
  const own = { employedFrom: '2026-10-01', hotMeal: 0, coefficient: 2_700_000 };
  const agreed = [{ from: '2026-10-01', kind: 'bruto', amount: 140_000 }] as const;
  // Answers as versions before 0.7.0 gave them: contributions on 1.605,48 whatever the card.
  await page.route('**/obracuni', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: onBaseOfEveryone(text) });
  });
  await openMonth(page, staffOf(1, { ...own, agreed }));
  await calculated(page);
  await closeMonth(page);
  await page.unroute('**/obracuni');
  const notice = page.getByText('Najniža osnovica je računata po ranijem pravilu');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Obračunaj razlike' }).click();
  await page.getByRole('button', { name: 'Obračunaj', exact: true }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText('Ispravljen mjesec')).toBeVisible();
  await tab(page, 'Plaćanja').click();
  const difference = page.getByRole('region', { name: /^Razlika prema zaključenju/ });
  // Net 915,98 instead of 893,07.
  await expect(difference.getByRole('row', { name: /Radnik 0001/ })).toContainText('22,91');
});

const EARLIER = {
  osnovica_doprinosa: 1605.48,
  PIO: 272.93,
  zdravstveno: 200.69,
  nezaposlenost: 24.08,
  doprinosi_ukupno: 497.7,
  porez: 9.23,
  neto_plata: 893.07,
  za_isplatu: 893.07,
  pos_PIO: 40.14,
  pos_zdravstveno: 32.11,
  pos_nezaposlenost: 8.03,
};

const onBaseOfEveryone = (text: string): string =>
  Object.entries(EARLIER).reduce(
    (body, [name, value]) => body.replace(new RegExp(`("${name}":)[0-9.]+`, 'g'), `$1${value}`),
    text,
  );
