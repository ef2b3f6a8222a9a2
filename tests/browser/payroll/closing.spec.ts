import type { Page } from '@playwright/test';
import { delayReads, failOnce, putStored } from '../support/device.ts';
import { blobOf, download } from '../support/download.ts';
import { OCTOBER, openMonth, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { calculated } from './month-page.ts';
import { reopenMonth, tab } from './support.ts';

/** Closing a month, the steps after it, and errors of a closing. */

async function closeByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zaključi mjesec' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Zaključi', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('mjesec je zaključen')).toBeVisible();
}

const LOAN = { id: 'k', name: 'Kredit', creditor: 'Banka', account: '', reference: '' };

test('shows no change for a paid-off loan when a month is reopened, and focuses its heading', async ({
  page,
}) => {
  await openMonth(page, staffOf(1, { deductions: [{ ...LOAN, amount: 20_000, remaining: 20_000 }] }));
  await calculated(page);
  await closeByKeyboard(page);
  await page.getByRole('button', { name: 'Ponovo otvori' }).click();
  await expect(page.getByRole('dialog').getByText('Iznosi bi ostali isti.')).toBeVisible();
  await page.getByLabel('Razlog otvaranja').fill('provjera');
  await page.getByRole('button', { name: 'Otvori', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Plate za oktobar 2026.' })).toBeFocused();
});

test('leads to the month after the last closed one; closing offers its papers and the next month', async ({
  page,
}) => {
  await openMonth(page, staffOf(2));
  await calculated(page);
  await closeByKeyboard(page);
  await expect(page.getByRole('button', { name: 'Preuzmi sve' })).toBeFocused();
  await page.getByRole('link', { name: 'Sve firme' }).click();
  expect(page.url()).toContain('mjesec=2026-10');
  await page.getByRole('link', { name: 'PRIMJER D.O.O. SARAJEVO' }).click();
  await expect(page.getByRole('heading', { name: 'Plate za novembar 2026.' })).toBeVisible();
});

test('stays on the screen with the next steps when closed from an address without a month', async ({
  page,
}) => {
  await openMonth(page, staffOf(2), {}, '/plate#firma=f1&dio=mjesec');
  await calculated(page);
  const heading = page.getByRole('heading', { name: /^Plate za/ });
  const month = await heading.innerText();
  await closeByKeyboard(page);
  await expect(page.getByRole('button', { name: 'Preuzmi sve' })).toBeFocused();
  await expect(heading).toHaveText(month);
});

test('confirms with Enter when all is calculated, if closing was requested before', async ({ page }) => {
  let answer: (() => void) | undefined;
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/obracuni', async (route) => {
    await requested;
    await route.continue();
  });
  await openMonth(page, staffOf(2));
  await page.getByRole('button', { name: 'Zaključi mjesec' }).focus();
  await page.keyboard.press('Enter');
  const agree = page.getByRole('button', { name: 'Zaključi', exact: true });
  await expect(agree).toBeFocused();
  await expect(agree).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sačekajte da se sve izračuna')).toBeVisible();
  answer?.();
  await expect(page.getByText('2 radnika, za isplatu')).toBeVisible();
  await expect(agree).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Preuzmi sve' })).toBeFocused();
});

test('does not report a closing as unreadable when it loads later than its month', async ({ page }) => {
  await openMonth(page, staffOf(1));
  await calculated(page);
  await delayReads(page, 'zakljucci');
  await page.evaluate(() => {
    const look = () => {
      if (document.body.innerText.includes('ne može pročitati')) document.documentElement.dataset.seen = '';
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await closeByKeyboard(page);
  await expect(page.getByRole('button', { name: 'Preuzmi sve' })).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
});

test('reports an unreadable closing, exports nothing, and can be reopened', async ({ page }) => {
  await openMonth(page, staffOf(1));
  await calculated(page);
  await closeByKeyboard(page);
  const spoilt = { id: 'f1:2026-10', changed: 2, content: { firm: 'f1', broken: true } };
  await putStored(page, { zakljucci: [spoilt] });
  await page.reload();
  await expect(page.getByText('Zaključeni obračun se ne može pročitati')).toBeVisible();
  const file = await download(page, 'Preuzmi nečitljivi zapis');
  expect(await (await blobOf(file)).text()).toContain('"broken": true');
  await tab(page, 'Plaćanja').click();
  await expect(page.getByText('Zaključeni obračun se ne može pročitati')).toBeVisible();
  await tab(page, 'Mjesec').click();
  await page.getByRole('button', { name: 'Ponovo otvori' }).click();
  await expect(page.getByRole('dialog')).toContainText('dugovi ostaju umanjeni');
  await page.getByLabel('Razlog otvaranja').fill('zapis nije čitljiv');
  await page.getByRole('button', { name: 'Otvori', exact: true }).click();
  await calculated(page);
});

test('reports in the closed month a cell that was pending or open when another tab closed it', async ({
  page,
  context,
}) => {
  await openMonth(page, staffOf(1));
  await calculated(page);
  const other = await context.newPage();
  await other.goto(OCTOBER);
  await calculated(other);
  await failOnce(other);
  await other.getByRole('grid').locator('[data-row="0"] [data-column="1"]').click();
  await other.keyboard.type('8');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Upisano još nije sačuvano')).toBeVisible();
  await closeByKeyboard(page);
  await other.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(other.getByText('Mjesec je zaključen u drugoj kartici')).toBeVisible();
  await expect(other.getByText('sačuvano na uređaju')).toHaveCount(0);

  await other.getByRole('button', { name: 'U redu' }).click();
  await reopenMonth(page);
  await calculated(other);
  await other.getByRole('grid').locator('[data-row="0"] [data-column="1"]').click();
  await other.keyboard.type('8');
  await calculated(page);
  await closeByKeyboard(page);
  await expect(other.getByText('Mjesec je zaključen u drugoj kartici'), 'a cell still open').toBeVisible();
});
