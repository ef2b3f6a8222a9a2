import { blobOf, download } from '../support/download.ts';
import { openMonth, staffOf } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';
import { calculated } from './month-page.ts';
import { closeMonth, reopenMonth, tab } from './support.ts';

/** Closing a month again: what stays of the first closing, and the difference between the two. */

const JUNE = '/plate#firma=f1&dio=mjesec&mjesec=2026-06';
const employedFrom = '2026-06-01';

const typeInto = async (page: Page, column: number, text: string) => {
  await page
    .getByRole('grid', { name: /^Plate za/ })
    .locator(`[data-row="0"] [data-column="${column}"]`)
    .click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await calculated(page);
};

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

async function closeJune(page: Page, bonus = ''): Promise<void> {
  await page.clock.setFixedTime('2026-07-05T10:00:00');
  await openMonth(page, staffOf(2, { employedFrom }), {}, JUNE);
  await calculated(page);
  if (bonus) await typeInto(page, 3, bonus);
  await closeMonth(page);
}

async function closeAgainInSeptember(page: Page, bonus: string): Promise<void> {
  await page.clock.setFixedTime('2026-09-03T10:00:00');
  await reopenMonth(page, 'zaboravljen bonus „Čelik“');
  await calculated(page);
  await typeInto(page, 3, bonus);
  await closeMonth(page);
}

test('June closed again in September pays the difference alone and keeps its first closing', async ({
  page,
}) => {
  await closeJune(page);
  await closeAgainInSeptember(page, '100');
  await tab(page, 'Plaćanja').click();
  const difference = section(page, 'Razlika prema zaključenju od 5. 7. 2026.');
  // 100,00 gross: 31,00 of contributions, 6,90 of tax, 62,10 net.
  const row = difference.getByRole('row', { name: /Radnik 0001/ });
  await expect(row).toContainText('100,00');
  await expect(row).toContainText('62,10');
  await expect(difference.getByRole('row', { name: /Radnik 0002/ })).toHaveCount(0);
  const orders = section(page, 'Nalozi razlike');
  await expect(orders).toContainText('Doprinos za PIO/MIO 06/2026, razlika');
  await expect(orders).toContainText('Ukupno naloga razlike: 10');
  const text = await (await blobOf(await download(page, 'razlika-nalozi-'))).text();
  expect(text).toContain('6210');
  await download(page, 'Nalozi razlike (Excel)');
  await download(page, 'Virmani razlike (PDF)');
  await tab(page, 'Papiri').click();
  await download(page, 'Listići razlike (PDF)');
  await tab(page, 'Knjiženje').click();
  // 100,00 gross and 5,00 of contributions on it.
  const journal = section(page, 'Temeljnica razlike');
  await expect(journal.getByRole('row', { name: /^520/ })).toContainText('105,00');
  await download(page, 'Temeljnica razlike (CSV)');
  await tab(page, 'Obrasci').click();
  await expect(section(page, 'Ispravka predatih obrazaca')).toContainText('PMIP-1024');
  expect(await violationsInThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);

  await page.getByRole('navigation', { name: 'Dijelovi firme' }).getByRole('button').click();
  await tab(page, 'Plaćanja').click();
  await expect(difference).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByText('Ranija zaključenja (1)').click();
  await expect(page.getByText('zaboravljen bonus „Čelik“').first()).toBeVisible();
  await page.getByRole('link', { name: 'Zaključeno 5. 7. 2026.' }).click();
  await expect(
    page.getByRole('heading', { name: 'Plaćanja za juni 2026.: ranije zaključenje' }),
  ).toBeVisible();
  await expect(page.getByText('ne plaćajte ponovo')).toBeVisible();
  await expect(section(page, 'Nalozi za plaćanje')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ponovo otvori' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Nazad na sadašnji obračun' }).click();
  await expect(difference).toBeVisible();
});

test('a month is not opened again without a reason, and what was typed as one stays', async ({ page }) => {
  await closeJune(page);
  await page.getByRole('button', { name: 'Ponovo otvori' }).click();
  await page.getByRole('button', { name: 'Otvori', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Upišite razlog otvaranja' })).toBeVisible();
  await page.getByLabel('Razlog otvaranja').fill('greška');
  await page.getByRole('button', { name: 'Odustani' }).click();
  await expect(page.getByText('mjesec je zaključen')).toBeVisible();
  await page.getByRole('button', { name: 'Ponovo otvori' }).click();
  await expect(page.getByLabel('Razlog otvaranja')).toHaveValue('greška');
});

/** As a closing of a version without the rule: its worker works elsewhere too, and the income there is unknown. */
const asBeforeRule = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('obracun-plata');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const change = database.transaction(['radnici', 'zakljucci'], 'readwrite');
    const [staff, closings] = [change.objectStore('radnici'), change.objectStore('zakljucci')];
    staff.get('r0').onsuccess = ({ target }) => {
      const { result } = target as IDBRequest;
      result.content.worksElsewhere = true;
      staff.put(result);
    };
    closings.get('f1:2026-06').onsuccess = ({ target }) => {
      const { result } = target as IDBRequest;
      result.content.settled.wages[0].worker.worksElsewhere = true;
      closings.put(result);
    };
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    database.close();
  });

test('a month is closed again with the figures of a worker whom a rule of today stops', async ({ page }) => {
  await page.clock.setFixedTime('2026-07-05T10:00:00');
  const [first, ...others] = staffOf(2, { employedFrom: '2026-06-01' });
  const low = { ...first, agreed: [{ from: '2026-06-01', kind: 'bruto', amount: 60_000 }] } as typeof first &
    object;
  await openMonth(page, [low, ...others], { entity: 'rs' }, JUNE);
  await calculated(page);
  await closeMonth(page);
  await asBeforeRule(page);
  await page.reload();
  await page.getByRole('button', { name: 'Ponovo otvori' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('ostaju im iznosi ovog zaključenja')).toBeVisible();
  await expect(dialog).toContainText('Radnik 0001 Izmišljeni');
  await expect(dialog).toContainText('Iznosi bi ostali isti.');
  await page.getByLabel('Razlog otvaranja').fill('sati drugog radnika');
  await page.getByRole('button', { name: 'Otvori', exact: true }).click();
  await calculated(page);
  await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
  await expect(dialog).toContainText('Ostaju iznosi ranijeg zaključenja');
  await page.getByRole('button', { name: 'Zaključi', exact: true }).click();
  await expect(page.getByText('mjesec je zaključen')).toBeVisible();
});

test('what June paid too much is taken back in the month in which it is ticked, and offered once', async ({
  page,
}) => {
  await closeJune(page, '100');
  await closeAgainInSeptember(page, '0');
  await tab(page, 'Plaćanja').click();
  await expect(page.getByText(/^Preplaćeno po ranijem zaključenju/)).toBeVisible();
  await expect(section(page, 'Nalozi razlike')).toHaveCount(0);
  await page.goto('/plate#firma=f1&dio=mjesec&mjesec=2026-08');
  await calculated(page);
  const tick = page.getByRole('checkbox', { name: 'Odbij 62,10 KM za 06/2026: Radnik 0001 Izmišljeni' });
  await tick.check();
  await calculated(page);
  await page.reload();
  await expect(tick).toBeChecked();
  await calculated(page);
  await closeMonth(page, 'Zaključi ipak');
  await tab(page, 'Plaćanja').click();
  await page.goto('/plate#firma=f1&dio=mjesec&mjesec=2026-09');
  await calculated(page);
  await expect(page.getByText('Preplaćeno u ranijim mjesecima')).toHaveCount(0);
});

test('a correction of a correction makes its difference to the one before', async ({ page }) => {
  await closeJune(page);
  await closeAgainInSeptember(page, '100');
  await page.clock.setFixedTime('2026-10-04T10:00:00');
  await reopenMonth(page, 'bonus je bio veći');
  await calculated(page);
  await typeInto(page, 3, '150');
  await closeMonth(page);
  await tab(page, 'Plaćanja').click();
  const difference = section(page, 'Razlika prema zaključenju od 3. 9. 2026.');
  await expect(difference.getByRole('row', { name: /Radnik 0001/ })).toContainText('31,05');
  await expect(page.getByText('Ranija zaključenja (2)')).toBeVisible();
});

test('a new pay from a past day pays the difference of every closed month it changes in one step', async ({
  page,
}) => {
  await closeJune(page);
  await page.goto('/plate#firma=f1&dio=mjesec&mjesec=2026-07');
  await calculated(page);
  await closeMonth(page);
  await page.clock.setFixedTime('2026-09-03T10:00:00');
  await tab(page, 'Radnici').click();
  await page.getByRole('link', { name: 'Radnik 0001 Izmišljeni' }).click();
  await page.getByRole('button', { name: 'Nova plata od nekog dana' }).click();
  await page.getByLabel('Od kada').nth(1).fill('1. 7. 2026.');
  await page.getByLabel('Iznos', { exact: true }).nth(1).fill('1900');
  await page.getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  const offer = page.getByText('Nova plata mijenja zaključene mjesece');
  await expect(offer).toBeVisible();
  await expect(page.getByText(/Radnik 0001 Izmišljeni: juli 2026\. Razlike/)).toBeVisible();
  await page.getByRole('button', { name: 'Obračunaj razlike' }).click();
  await expect(page.getByLabel('Razlog')).toHaveValue('nova plata od 1. 7. 2026.');
  await page.getByRole('button', { name: 'Obračunaj', exact: true }).click();
  await expect(page.getByText('Razlike su obračunate')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.getByRole('link', { name: 'juli 2026' }).click();
  const difference = section(page, 'Razlika prema zaključenju od 5. 7. 2026.');
  await expect(difference.getByRole('row', { name: /Radnik 0001/ })).toContainText('62,10');
  await page.getByText('Ranija zaključenja (1)').click();
  await expect(page.getByText('nova plata od 1. 7. 2026.').first()).toBeVisible();
  await page.goto('/plate#firma=f1&dio=placanja&mjesec=2026-06');
  await expect(page.getByRole('heading', { name: /za juni 2026/ })).toBeVisible();
  await expect(page.getByText(/^Ranija zaključenja/)).toHaveCount(0);
});
