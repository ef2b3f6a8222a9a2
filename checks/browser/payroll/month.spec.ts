import type { Locator, Page } from '@playwright/test';
import { OCTOBER, openMonth, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { violationsIn } from '../support/violations.ts';

const sheet = (page: Page): Locator => page.getByRole('grid', { name: 'Plate za oktobar 2026.' });
const cell = (page: Page, row: number, column: number): Locator =>
  sheet(page).locator(`[data-row="${row}"] [data-column="${column}"]`);

/** Columns while nobody has chosen: overtime, sick leave, bonus, then what is reckoned. */
const COLUMN = { name: 0, overtime: 1, sick: 2, bonus: 3, gross: 4, net: 5, payout: 6 } as const;

const reckoned = (page: Page) => expect(page.getByText('sve je izračunato')).toBeVisible();

test('the month is a grid to those who do not see it, and axe has nothing against it', async ({ page }) => {
  await openMonth(page, staffOf(3));
  await reckoned(page);
  await expect(sheet(page)).toHaveAttribute('aria-rowcount', '5');
  await expect(sheet(page).getByRole('columnheader')).toHaveCount(8);
  await expect(sheet(page).getByRole('rowheader')).toHaveText([/Radnik 0001/, /Radnik 0002/, /Radnik 0003/]);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const roles = new Set(nodes.map(({ role }) => String(role?.value)));
  expect([...roles]).toEqual(
    expect.arrayContaining(['grid', 'row', 'columnheader', 'rowheader', 'gridcell']),
  );
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([]);
});

test('the keyboard alone types, moves, takes back and leaves', async ({ page }) => {
  await openMonth(page, staffOf(3));
  await reckoned(page);
  const { keyboard } = page;
  await cell(page, 0, COLUMN.name).focus();
  await keyboard.press('ArrowRight');
  const before = await cell(page, 0, COLUMN.gross).innerText();
  await keyboard.type('8');
  await keyboard.press('Tab');
  await keyboard.type('16');
  await keyboard.press('Enter');
  await expect(cell(page, 1, COLUMN.overtime)).toBeFocused();
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('8');
  await expect(cell(page, 0, COLUMN.sick)).toHaveText('16');
  await reckoned(page);
  await expect(cell(page, 0, COLUMN.gross)).not.toHaveText(before);
  await keyboard.press('ArrowUp');
  await keyboard.press('F2');
  await keyboard.press('End');
  await keyboard.type(',5');
  await keyboard.press('Escape');
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('8');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Control+d');
  await expect(cell(page, 2, COLUMN.overtime)).toHaveText('8');
  await keyboard.press('Delete');
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('');
  await keyboard.press('Control+z');
  await expect(cell(page, 2, COLUMN.overtime)).toHaveText('8');
  await keyboard.press('Control+z');
  await expect(cell(page, 2, COLUMN.overtime)).toHaveText('');
  await keyboard.press('Control+y');
  await expect(cell(page, 2, COLUMN.overtime)).toHaveText('8');
  await keyboard.press('Control+End');
  await expect(cell(page, 2, 7)).toBeFocused();
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect(sheet(page).locator(':focus')).toHaveCount(0);
  await page.reload();
  await expect(cell(page, 1, COLUMN.overtime)).toHaveText('8');
});

/** Runs in the page. */
const isLeavingAsked = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what was typed is there after a reload right behind the last key, also out of an open cell', async ({
  page,
}) => {
  await openMonth(page, staffOf(3));
  await reckoned(page);
  for (const round of [1, 2, 3]) {
    await cell(page, 0, COLUMN.overtime).click();
    for (const hours of [round, round + 10, round + 20]) {
      await page.keyboard.type(String(hours));
      await page.keyboard.press('Enter');
    }
    await cell(page, 0, COLUMN.sick).click();
    await page.keyboard.type(String(round * 8));
    await page.reload();
    for (const [row, hours] of [round, round + 10, round + 20].entries())
      await expect(cell(page, row, COLUMN.overtime)).toHaveText(String(hours));
    await expect(cell(page, 0, COLUMN.sick)).toHaveText(String(round * 8));
    await expect(page.getByText('sačuvano na uređaju')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('neupisano');
  }
});

test('what cannot be kept is kept after all when the month was left meanwhile, and leaving is asked about', async ({
  page,
}) => {
  await openMonth(page, staffOf(2));
  await reckoned(page);
  await page.evaluate(() => {
    const store = IDBObjectStore.prototype;
    const put = Object.getOwnPropertyDescriptor(store, 'put') ?? {};
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    Object.defineProperty(store, 'put', { ...put, value: full });
    Object.assign(globalThis, { freeDisk: () => Object.defineProperty(store, 'put', put) });
  });
  await cell(page, 0, COLUMN.overtime).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Upisano još nije sačuvano')).toBeVisible();
  await page.getByRole('link', { name: 'Sljedeći mjesec' }).click();
  await expect(page.getByRole('grid', { name: 'Plate za novembar 2026.' })).toBeVisible();
  expect(await page.evaluate(isLeavingAsked)).toBe(true);
  await page.evaluate(() => (globalThis as unknown as { freeDisk: () => void }).freeDisk());
  await page.getByRole('link', { name: 'Prethodni mjesec' }).click();
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('8');
  await expect(page.getByText('sačuvano na uređaju')).toBeVisible();
  expect(await page.evaluate(isLeavingAsked)).toBe(false);
  await page.reload();
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('8');
});

test('cells come from Excel and go to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMonth(page, staffOf(4));
  await reckoned(page);
  await cell(page, 1, COLUMN.overtime).click();
  await page.evaluate(() =>
    navigator.clipboard.writeText('8\t16\t1.234,50\r\n7,5\t\t100\r\n9\t8\t\r\n4\t4\t4\r\n'),
  );
  await page.keyboard.press('Control+v');
  await expect(cell(page, 1, COLUMN.bonus)).toHaveText('1.234,50');
  await expect(cell(page, 2, COLUMN.overtime)).toHaveText('7,5');
  await expect(cell(page, 3, COLUMN.sick)).toHaveText('8');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8\t16\t1234,50');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, COLUMN.bonus)).toHaveText('');
});

test('what is wrong stays as it was typed, says so in its cell, and the others are reckoned', async ({
  page,
}) => {
  await openMonth(page, staffOf(2));
  await reckoned(page);
  await cell(page, 0, COLUMN.overtime).click();
  await page.keyboard.type('osam');
  await page.keyboard.press('Enter');
  await page.keyboard.type('900');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 0, COLUMN.overtime)).toHaveAccessibleDescription(/Nije broj: upišite npr\. 7,5\./);
  await expect(cell(page, 0, COLUMN.overtime).getByText('Nije broj')).toBeVisible();
  await expect(cell(page, 1, COLUMN.overtime)).toHaveAccessibleDescription(/najviše 744/);
  await expect(cell(page, 1, COLUMN.payout)).toHaveText('—');
  await expect(page.getByText('za ispraviti: 2')).toBeVisible();
  await page.reload();
  await expect(cell(page, 0, COLUMN.overtime)).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 0, COLUMN.overtime)).toContainText('osam');
  await cell(page, 0, COLUMN.overtime).click();
  await page.keyboard.type('1.000');
  await page.keyboard.press('Tab');
  await expect(cell(page, 0, COLUMN.overtime)).toHaveAccessibleDescription(/Čita se kao 1\.000 h\./);
});

test('two tabs see each other’s cells at once, and neither writes over the other', async ({
  page,
  context,
}) => {
  await openMonth(page, staffOf(2));
  await reckoned(page);
  const other = await context.newPage();
  await other.goto(OCTOBER);
  await reckoned(other);
  await cell(page, 0, COLUMN.overtime).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(cell(other, 0, COLUMN.overtime)).toHaveText('8');
  await cell(other, 0, COLUMN.sick).click();
  await other.keyboard.type('16');
  await other.keyboard.press('Enter');
  await expect(cell(page, 0, COLUMN.sick)).toHaveText('16');
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('8');
  const [one, two] = [cell(page, 0, COLUMN.payout), cell(other, 0, COLUMN.payout)];
  await Promise.all([reckoned(page), reckoned(other)]);
  await expect(one).toHaveText(await two.innerText());
});

test.describe('when the network goes', () => {
  test.use({ ownContext: true });

  test('without a network what is typed stays, and is reckoned once there is one', async ({
    page,
    context,
  }) => {
    await openMonth(page, staffOf(2));
    await reckoned(page);
    const before = await cell(page, 0, COLUMN.payout).innerText();
    await context.setOffline(true);
    await cell(page, 0, COLUMN.bonus).click();
    await page.keyboard.type('100');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nema veze sa servisom')).toBeVisible();
    await expect(cell(page, 0, COLUMN.bonus)).toHaveText('100,00');
    await expect(cell(page, 0, COLUMN.payout)).toHaveText(before);
    await context.setOffline(false);
    await reckoned(page);
    await expect(cell(page, 0, COLUMN.payout)).not.toHaveText(before);
  });
});

test('on a phone a worker opens as a card and can be typed into', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openMonth(page, staffOf(3));
  await reckoned(page);
  await page.getByRole('button', { name: /Radnik 0002/ }).click();
  const panel = page.getByRole('dialog', { name: /Radnik 0002/ });
  await panel.getByLabel('Prekovremeni rad').fill('8');
  await panel.getByLabel('Napomena').fill('zamjena');
  await panel.getByLabel('Napomena').blur();
  await expect(panel.getByRole('heading', { name: 'Obračun red po red' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await panel.getByRole('button', { name: 'Zatvori' }).click();
  await expect(page.getByRole('button', { name: /Radnik 0002/ })).toContainText('Prekovremeni rad: 8 h');
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([]);
});

test('a closed month stays whatever the law becomes, and says what opening it would change', async ({
  page,
}) => {
  await openMonth(page, staffOf(2));
  await reckoned(page);
  await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
  await page.getByRole('button', { name: 'Zaključi', exact: true }).click();
  await expect(page.getByText('mjesec je zaključen')).toBeVisible();
  const payout = await cell(page, 0, COLUMN.payout).innerText();
  await page.route('**/obracuni', async (route) => {
    const response = await route.fetch();
    const answers = (await response.json()) as { odgovor: { neto_plata: number } }[];
    for (const { odgovor } of answers) odgovor.neto_plata += 10;
    await route.fulfill({ response, json: answers });
  });
  await page.reload();
  await expect(cell(page, 0, COLUMN.payout)).toHaveText(payout);
  await cell(page, 0, COLUMN.overtime).click();
  await page.keyboard.type('8');
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('');
  await page.getByRole('button', { name: 'Ponovo otvori' }).click();
  const question = page.getByRole('dialog', { name: 'Ponovo otvoriti mjesec?' });
  await expect(question.getByText('(+10,00)').first()).toBeVisible();
  await question.getByRole('button', { name: 'Otvori', exact: true }).click();
  await reckoned(page);
  await expect(cell(page, 0, COLUMN.payout)).not.toHaveText(payout);
});

test('last month is copied, taken back, and compared', async ({ page }) => {
  await openMonth(page, staffOf(2));
  await reckoned(page);
  await cell(page, 1, COLUMN.overtime).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await reckoned(page);
  await page.getByRole('link', { name: 'Sljedeći mjesec' }).click();
  const november = page.getByRole('grid', { name: 'Plate za novembar 2026.' });
  await page.getByRole('button', { name: 'Kopiraj prošli mjesec' }).click();
  await expect(november.locator('[data-row="1"] [data-column="1"]')).toHaveText('8');
  await page.getByText('Šta se promijenilo prema').click();
  await expect(page.getByText('Radni dani mjeseca').first()).toBeVisible();
});

test('of a large staff those who are meant are shown, by our alphabet; what is typed goes to them', async ({
  page,
}) => {
  const names = ['Đogić', 'Čardak', 'Crnić', 'Dabić', 'Žitnik', 'Zec', 'Šljivar', 'Ćorić', 'Abaz'];
  const staff = staffOf(names.length).map((worker, at) => ({ ...worker, lastName: names[at] ?? '' }));
  await openMonth(page, staff);
  await reckoned(page);
  await expect(sheet(page).getByRole('rowheader')).toHaveText(
    ['Abaz', 'Crnić', 'Čardak', 'Ćorić', 'Dabić', 'Đogić', 'Šljivar', 'Zec', 'Žitnik'].map(
      (name) => `${name} Izmišljeni`,
    ),
  );
  await page.getByLabel('Traži radnika').fill('dogic');
  await expect(sheet(page).getByRole('rowheader')).toHaveText(['Đogić Izmišljeni']);
  await expect(sheet(page)).toContainText('Prikazano (1 od 9)');
  await cell(page, 0, COLUMN.overtime).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.getByLabel('Traži radnika').fill('');
  await expect(cell(page, 5, COLUMN.overtime)).toHaveText('8');
  await page.getByLabel('Traži radnika').fill('niko');
  await expect(page.getByText('Nema takvog radnika.')).toBeVisible();
});

test('columns come by name, and the handle fills down', async ({ page }) => {
  await openMonth(page, staffOf(5));
  await reckoned(page);
  await page.getByText('Kolone', { exact: true }).click();
  await page.getByLabel('Noćni rad').check();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Noćni rad')).toBeHidden();
  await expect(sheet(page).getByRole('columnheader', { name: 'Noćni rad h' })).toBeVisible();
  await cell(page, 0, 2).click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await cell(page, 0, 2).click();
  const [handle, last] = [page.locator('[data-handle]'), cell(page, 3, 2)];
  const [from, to] = [await handle.boundingBox(), await last.boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 4, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y - 20);
  await page.mouse.move(to.x + 20, to.y + 10);
  await page.mouse.up();
  await expect(last).toHaveText('4');
  await expect(cell(page, 4, 2)).toHaveText('');
  await page.reload();
  await expect(last).toHaveText('4');
});
