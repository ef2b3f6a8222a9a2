import { expect, type Locator, type Page } from '@playwright/test';

/** The sheet of October, its cells, and a check that all of it is calculated. */
export const sheet = (page: Page): Locator => page.getByRole('grid', { name: 'Plate za oktobar 2026.' });
export const cell = (page: Page, row: number, column: number): Locator =>
  sheet(page).locator(`[data-row="${row}"] [data-column="${column}"]`);

/** Columns by default: overtime, sick leave, bonus, then the calculated ones. */
export const COLUMN = { name: 0, overtime: 1, sick: 2, bonus: 3, gross: 4, net: 5, payout: 7 } as const;

export const calculated = (page: Page) => expect(page.getByText('sve je izračunato')).toBeVisible();
