import type { Locator, Page } from '@playwright/test';
import { openMonth, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';
import { COLUMN, calculated, cell, sheet } from './month-page.ts';

/** The month as a sheet: keys, clipboard and pointer. */

test('is a grid for assistive technology, without axe violations', async ({ page }) => {
  await openMonth(page, staffOf(3));
  await calculated(page);
  await expect(sheet(page)).toHaveAttribute('aria-rowcount', '5');
  await expect(sheet(page).getByRole('columnheader')).toHaveCount(8);
  await expect(sheet(page).getByRole('rowheader')).toHaveText([
    /Radnik 0001/,
    /Radnik 0002/,
    /Radnik 0003/,
    /Ukupno/,
  ]);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const roles = new Set(nodes.map(({ role }) => String(role?.value)));
  expect([...roles]).toEqual(
    expect.arrayContaining(['grid', 'row', 'columnheader', 'rowheader', 'gridcell']),
  );
  expect(await violationsInThemes(page)).toEqual([]);
});

test('types, moves, undoes and leaves by keyboard alone', async ({ page }) => {
  await openMonth(page, staffOf(3));
  await calculated(page);
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
  await calculated(page);
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
  await keyboard.press('Tab');
  await expect(sheet(page).locator(':focus')).toHaveCount(0);
  await keyboard.press('Shift+Tab');
  await keyboard.press('ArrowUp');
  await expect(cell(page, 1, 7)).toBeFocused();
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect(sheet(page).locator(':focus')).toHaveCount(0);
  await page.reload();
  await expect(cell(page, 1, COLUMN.overtime)).toHaveText('8');
});

test('pastes cells from Excel and copies cells to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMonth(page, staffOf(4));
  await calculated(page);
  await cell(page, 1, COLUMN.overtime).click();
  await page.evaluate(() =>
    navigator.clipboard.writeText('8\t16\t1.234,50\r\n7,5\t\t100\r\n9\t8\t\r\n4\t4\t4\r\n'),
  );
  await page.keyboard.press('Control+v');
  await expect(cell(page, 1, COLUMN.bonus)).toHaveText('1.234,50');
  await expect(cell(page, 2, COLUMN.overtime)).toHaveText('7,5');
  await expect(cell(page, 3, COLUMN.sick)).toHaveText('8');
  await expect(
    page.getByText('Zalijepljeno nije sve upisano, ćelija: 3'),
    'a line without a worker',
  ).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8\t16\t1234,50');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, COLUMN.bonus)).toHaveText('');
});

test('keeps invalid text, reports it in its cell, and calculates the others', async ({ page }) => {
  await openMonth(page, staffOf(2));
  await calculated(page);
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

/** Drags the handle into a cell without releasing it. */
async function dragHandle(page: Page, last: Locator): Promise<void> {
  const [from, to] = [await page.locator('[data-handle]').boundingBox(), await last.boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 4, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y - 20);
  await page.mouse.move(to.x + 20, to.y + 10);
}

test('shows columns by name, and fills down by the handle', async ({ page }) => {
  await openMonth(page, staffOf(5));
  await calculated(page);
  await page.getByText('Kolone', { exact: true }).click();
  await page.getByLabel('Noćni rad').check();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Noćni rad')).toBeHidden();
  await expect(sheet(page).getByRole('columnheader', { name: 'Noćni rad h' })).toBeVisible();
  await cell(page, 0, 2).click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await cell(page, 0, 2).click();
  const last = cell(page, 3, 2);
  await dragHandle(page, last);
  await page.mouse.up();
  await expect(last).toHaveText('4');
  await expect(cell(page, 4, 2)).toHaveText('');
  await page.reload();
  await expect(last).toHaveText('4');
});

test('fills when the handle is released outside of the sheet, not when cancelled, and nothing later', async ({
  page,
}) => {
  await openMonth(page, staffOf(5));
  await calculated(page);
  const overtime = (row: number) => cell(page, row, COLUMN.overtime);
  await overtime(0).click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await overtime(0).click();
  await dragHandle(page, overtime(1));
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(overtime(1)).toHaveText('4');
  await overtime(0).click();
  await dragHandle(page, overtime(4));
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointercancel')));
  await page.mouse.up();
  await overtime(2).click();
  await overtime(3).click();
  await expect(overtime(3)).toBeFocused();
  for (const row of [2, 3, 4]) await expect(overtime(row)).toHaveText('');
});

/** A worker with every optional field. */
const union = { id: 's', name: 'Sindikat', creditor: '', account: '', reference: '', amount: 1000 };
const withAll = { transport: 5300, deductions: [union] };

async function expectAllInSight(page: Page, columns: number): Promise<void> {
  await expect(sheet(page).getByRole('columnheader')).toHaveCount(columns);
  expect(await sheet(page).evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
  const cut = sheet(page)
    .getByRole('columnheader')
    .evaluateAll((cells) =>
      cells
        .filter(({ firstElementChild: label }) => {
          // A word without room is broken, which hides it.
          (label as HTMLElement).style.overflowWrap = 'normal';
          return label && label.scrollWidth > label.clientWidth;
        })
        .map(({ textContent }) => textContent),
    );
  expect(await cut).toEqual([]);
}

test('shows typed and calculated columns side by side, and cuts no title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const firm = { entity: 'rs', municipality: { entity: 'rs', code: '002', name: 'Banja Luka' } } as const;
  await openMonth(page, staffOf(2, withAll), firm);
  await calculated(page);
  await expectAllInSight(page, 11);
});

test('shows four typed columns and all calculated ones side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMonth(page, staffOf(2, withAll));
  await calculated(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.getByText('Kolone', { exact: true }).click();
  expect(await width()).toBeLessThanOrEqual(1280);
  await page.getByLabel('Noćni rad').check();
  await page.keyboard.press('Escape');
  await expectAllInSight(page, 11);
  await page.getByText('Rekapitulacija', { exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Rekapitulacija' })).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(1280);
});
