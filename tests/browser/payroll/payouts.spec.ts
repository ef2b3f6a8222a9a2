import type { Page } from '@playwright/test';
import { download } from '../support/download.ts';
import { openMonth, partAt, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { calculated } from './month-page.ts';
import { closeMonth, tab } from './support.ts';

/** Payouts of a month: added, refused, removed, paid apart, and moved after closing. */

test.use({ now: '2026-10-14T10:00:00' });

const section = (page: Page) => page.getByRole('region', { name: 'Isplate', exact: true });
const toggle = (page: Page) => page.getByRole('button', { name: /^Isplate: / });
const form = (page: Page) => page.getByRole('form', { name: 'Podaci isplate' });
const row = (page: Page, name: string) => section(page).getByRole('row', { name });

/** Two workers without a meal: 2.000 KM gross, 1.272 net. */
const openOctober = async (page: Page): Promise<void> => {
  await openMonth(
    page,
    staffOf(2, {
      hotMeal: 0,
      employedFrom: '2026-10-01',
      agreed: [{ from: '2026-10-01', kind: 'bruto', amount: 200_000 }],
    }),
  );
  await calculated(page);
};

async function openForm(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Nova isplata' }).press('Enter');
  await expect(form(page)).toBeVisible();
}

async function addAdvance(page: Page): Promise<void> {
  await openForm(page);
  await form(page).getByLabel('Iznos po radniku').fill('400');
  await form(page).getByRole('button', { name: 'Dodaj isplatu' }).press('Enter');
  await expect(row(page, '15. 10. 2026. Akontacija plaće')).toBeVisible();
}

test('is behind its button while the month is paid once, and adds an advance by keyboard', async ({
  page,
}) => {
  await openOctober(page);
  await expect(section(page)).toHaveCount(0);
  await toggle(page).press('Enter');
  await expect(section(page).getByRole('heading', { name: 'Isplate' })).toBeFocused();
  await addAdvance(page);
  await expect(toggle(page)).toHaveText('Isplate: 2');
  await expect(section(page).getByRole('button', { name: 'Nova isplata' })).toBeFocused();
  await expect(row(page, '15. 10. 2026. Akontacija plaće')).toContainText('800,00');
  await expect(row(page, '10. 11. 2026. Ostatak plaće')).toContainText('1.744,00');
  await page.reload();
  await expect(row(page, '15. 10. 2026. Akontacija plaće')).toBeVisible();
});

test('refuses more than a worker is owed and keeps what was typed', async ({ page }) => {
  await openOctober(page);
  await toggle(page).click();
  await openForm(page);
  await form(page).getByLabel('Iznos po radniku').fill('1272,01');
  await form(page).getByRole('button', { name: 'Dodaj isplatu' }).click();
  await expect(form(page).getByRole('alert')).toContainText('a radniku se duguje 1.272,00 KM');
  await expect(form(page).getByLabel('Iznos po radniku')).toHaveValue('1.272,01');
  await form(page).getByLabel('Dan isplate').fill('30. 9. 2026.');
  await expect(form(page).getByText('prije početka mjeseca')).toBeVisible();
  await form(page).getByLabel('Iznos po radniku').fill('1272');
  await form(page).getByRole('button', { name: 'Dodaj isplatu' }).click();
  await expect(row(page, '30. 9. 2026. Akontacija plaće')).toContainText('2.544,00');
});

test('asks before a payout is removed', async ({ page }) => {
  await openOctober(page);
  await toggle(page).click();
  await addAdvance(page);
  await section(page)
    .getByRole('button', { name: /^Ukloni: Akontacija/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Odustani' }).click();
  await expect(row(page, '15. 10. 2026. Akontacija plaće')).toBeVisible();
  await section(page)
    .getByRole('button', { name: /^Ukloni: Akontacija/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ukloni', exact: true }).click();
  await expect(row(page, '15. 10. 2026. Akontacija plaće')).toHaveCount(0);
  await calculated(page);
  await expect(row(page, '10. 11. 2026. Plaća')).toContainText('2.544,00');
});

test('pays a bonus of one worker on its own day, with documents of each payout', async ({ page }) => {
  await openOctober(page);
  await toggle(page).click();
  await openForm(page);
  await form(page).getByLabel('Vrsta isplate', { exact: true }).selectOption('Bonus (stimulacija)');
  await form(page).getByLabel('Dan isplate').fill('20. 11. 2026.');
  await form(page).getByLabel('Iznos po radniku').fill('500');
  await form(page).getByLabel('Svim radnicima u mjesecu').uncheck();
  await form(page).getByRole('button', { name: 'Dodaj isplatu' }).click();
  await expect(form(page).getByRole('alert')).toContainText('Izaberite bar jednog radnika.');
  await form(page).getByLabel('Radnik 0002').check();
  await form(page).getByRole('button', { name: 'Dodaj isplatu' }).click();
  await expect(row(page, '20. 11. 2026. Bonus')).toContainText('310,50');
  await calculated(page);
  await tab(page, 'Plaćanja').click();
  const main = page.getByRole('main');
  await expect(main.getByText('Zbir naloga, isplata i obustava jednak je ukupnom trošku')).toBeVisible();
  await main.getByText('2. Bonus 20. 11. 2026.').click();
  await expect(main.getByText('Izabrano naloga: 10 od 10')).toBeVisible();
  const file = await download(page, 'Preuzmi sve');
  expect(file.suggestedFilename()).toMatch(/^plate_2026-10_isplata-2_.*\.zip$/);
  await tab(page, 'Obrasci').click();
  await main.getByText('2. Bonus 20. 11. 2026.').click();
  await expect(main.getByText('Obrazac 2001, isplata 2 (a)').first()).toBeVisible();
});

test('moves the payday of a closed month without a request, and notes it', async ({ page }) => {
  await openOctober(page);
  await closeMonth(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await toggle(page).click();
  await section(page).getByRole('button', { name: 'Pomjeri dan' }).click();
  const dialog = page.getByRole('dialog', { name: /^Pomjeriti isplatu/ });
  await dialog.getByLabel('Novi dan isplate').fill('5. 1. 2027.');
  await expect(dialog.getByText('Isplata prelazi u 2027. godinu')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pomjeri', exact: true }).click();
  await expect(section(page)).toContainText(
    '14. 10. 2026. dan isplate pomjeren sa 10. 11. 2026. na 5. 1. 2027.',
  );
  await expect(page.getByText('mjesec je zaključen')).toBeVisible();
  await expect(page.getByText('Dan isplate 5. 1. 2027.').first()).toBeVisible();
  await page.goto(partAt('placanja'));
  await expect(
    page
      .getByRole('main')
      .getByText(/· 5\. 1\. 2027\. ·/)
      .first(),
  ).toBeAttached();
  await expect(page.getByRole('main').getByText(/· 10\. 11\. 2026\. ·/)).toHaveCount(0);
  expect(requests.filter((url) => url.includes('obracuni'))).toEqual([]);
});
