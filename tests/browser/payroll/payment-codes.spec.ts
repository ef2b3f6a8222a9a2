import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { openMonth, partAt, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { violationsOn } from '../support/violations.ts';

/** Reads the QR symbol of an element as a phone does, from the pixels of the screen. */
async function scanned(element: Locator): Promise<string | undefined> {
  const picture = await loadImage(await element.screenshot());
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
  return jsQR(data, width, height)?.data;
}

test('shows the orders as codes one after another, readable from the screen', async ({ page }) => {
  const municipality = { entity: 'fbih', code: '077', name: 'Novo Sarajevo' } as const;
  await openMonth(page, staffOf(2, { municipality }), { entity: 'fbih', municipality }, partAt('placanja'));
  await page.getByRole('button', { name: 'QR za mobilno bankarstvo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Platite telefonom' });
  const symbol = dialog.getByRole('img', { name: /QR kod za plaćanje/ });
  await expect(symbol).toBeVisible();
  const first = (await scanned(symbol))?.split('\n') ?? [];
  expect(first[0]).toBe('BIHUPP10');
  expect(first[5]).toMatch(/^Doprinos za PIO\/MIO/);
  expect(first[20]).toBe('077');
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sljedeći' }).press('Enter');
  await expect.poll(async () => (await scanned(symbol))?.split('\n')[5]).not.toBe(first[5]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
