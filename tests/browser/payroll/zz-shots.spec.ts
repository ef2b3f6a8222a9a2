import { openMonth, staffOf } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { calculated } from './month-page.ts';
import { closeMonth, tab } from './support.ts';

for (const entity of ['fbih', 'rs'] as const)
test(`shots ${entity}`, async ({ page }) => {
  test.setTimeout(240_000);
  const shoot = async (name: string) => {
    for (const [w, h] of [[1280, 900], [360, 780]] as const)
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width: w, height: h });
        await page.emulateMedia({ colorScheme: scheme });
        await page.evaluate((to) => { document.documentElement.dataset.theme = to; }, scheme);
        await page.waitForTimeout(200);
        await page.screenshot({ path: `/tmp/corshots/${entity}-${name}-${w}-${scheme}.png`, fullPage: !name.startsWith('view') });
      }
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  const typeInto = async (row: number, column: number, text: string) => {
    await page.getByRole('grid', { name: /^Plate za/ }).locator(`[data-row="${row}"] [data-column="${column}"]`).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await calculated(page);
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.setFixedTime('2026-07-05T10:00:00');
  const rs = { entity: 'rs', municipality: { entity: 'rs', code: '002', name: 'Banja Luka' } } as const;
  const staff = staffOf(4, { employedFrom: '2020-06-01', ...(entity === 'rs' && { municipality: rs.municipality }), account: '3389990000001173' });
  await openMonth(page, staff.map((one, at) => ({ ...one, ...(at === 3 && { agreed: [{ from: '2020-01-01', kind: 'bruto' as const, amount: 90_000 }] }) })), entity === 'rs' ? rs : {}, '/plate#firma=f1&dio=mjesec&mjesec=2026-06');
  await calculated(page);
  await typeInto(1, 3, '80');
  await page.getByText('Za provjeriti prije zaključenja').click();
  await shoot('warnings');
  await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
  await page.waitForTimeout(300);
  await shoot('closing');
  await page.getByRole('button', { name: 'Zaključi', exact: true }).click();
  await expect(page.getByText('mjesec je zaključen')).toBeVisible();
  await page.clock.setFixedTime('2026-09-03T10:00:00');
  await page.getByRole('button', { name: 'Ponovo otvori' }).click();
  await page.getByLabel('Razlog otvaranja').fill('zaboravljen bonus');
  await page.waitForTimeout(600);
  await shoot('reopen');
  await page.getByRole('button', { name: 'Otvori', exact: true }).click();
  await calculated(page);
  await typeInto(0, 3, '100');
  await typeInto(1, 3, '0');
  await closeMonth(page);
  await page.getByText('Ranija zaključenja (1)').click();
  await shoot('month');
  await tab(page, 'Listići, nalozi, obrasci').click();
  await expect(page.getByText(/^Razlika prema/)).toBeVisible();
  await page.getByText(/^Razlika po nalozima \(/).click();
  await page.getByText('Ranija zaključenja (1)').click();
  await page.waitForTimeout(500);
  await page.getByText(/^Razlika prema/).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 320));
  await page.waitForTimeout(200);
  for (const [w,h] of [[1280,1300],[360,1500]] as const) for (const scheme of ['light','dark'] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.evaluate((to) => { document.documentElement.dataset.theme = to; scrollTo(0, 300); }, scheme);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/corshots/${entity}-diff-${w}-${scheme}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  const forms = page.getByRole('region', { name: 'Ispravka predatih obrazaca' });
  await forms.screenshot({ path: `/tmp/corshots/${entity}-forms-1280.png` });
  if (entity === 'rs') { await page.getByText('1002: prva strana').click(); await page.getByRole('region', { name: 'Obrasci' }).screenshot({ path: `/tmp/corshots/rs-1002.png` }); }
  await page.getByRole('link', { name: 'Zaključeno 5. 7. 2026.' }).click();
  await expect(page.getByRole('heading', { name: /^Ranije zaklju/ })).toBeVisible();
  await page.waitForTimeout(500);
  await shoot('earlier');
  await page.goto('/plate#firma=f1&dio=mjesec&mjesec=2026-08');
  await calculated(page);
  await shoot('offer');
});
