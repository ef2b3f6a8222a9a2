import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { shareFolder } from '../support/shared-folder.ts';
import { keepStaff, partAt, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** A computer of the office with the shared folder chosen. */
async function computerOf(browser: Browser, folder: string, who: string, hasFirm: boolean): Promise<Page> {
  const context = await browser.newContext();
  await shareFolder(context, folder);
  const page = await context.newPage();
  if (hasFirm) await keepStaff(page, staffOf(2));
  await page.goto('/plate');
  await page.getByText('Zajednička fascikla').click();
  await page.getByLabel('Vaše ime, kako ga vide ostali').fill(who);
  await page.getByLabel('Ime računara').fill(`RACUNAR-${who}`);
  await page.getByRole('button', { name: 'Izaberi fasciklu' }).click();
  return page;
}

/** The person comes back to the page, which looks at the folder then. */
const look = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

const typePhone = async (page: Page, text: string) => {
  await page.goto(`${partAt('radnici')}&radnik=r0`);
  await page.getByLabel('Telefon').fill(text);
  await page.getByRole('button', { name: 'Sačuvaj' }).click();
};

test('two computers take a firm in turn, and each has what the other typed', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'fascikla-'));
  const amra = await computerOf(browser, folder, 'Amra', true);
  await amra.getByRole('button', { name: 'Stavi u fasciklu' }).click();
  await expect
    .poll(async () => (await readdir(folder)).filter((name) => name.endsWith('.json')))
    .toHaveLength(1);
  await typePhone(amra, '061 111 222');
  await expect(amra.getByText('Firma je kod vas')).toBeVisible();
  const edin = await computerOf(browser, folder, 'Edin', false);
  await expect(edin.getByRole('table').getByText('ima je Amra')).toBeVisible();
  await edin.goto(partAt('radnici'));
  await expect(edin.getByText(/^Firmu ima Amra od \d\d:\d\d, računar RACUNAR-Amra$/)).toBeVisible();
  await amra.goto('/plate');
  await expect(amra.getByRole('table').getByText('slobodna')).toBeVisible();
  await look(edin);
  await expect(edin.getByText('Firma je kod vas')).toBeVisible();
  await typePhone(edin, '062 333 444');
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  await expect.poll(() => readFile(join(folder, file), 'utf8')).toContain('062 333 444');
});

test('two versions are compared in words, chosen and taken back', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'fascikla-'));
  const amra = await computerOf(browser, folder, 'Amra', true);
  await amra.getByRole('button', { name: 'Stavi u fasciklu' }).click();
  await expect(amra.getByRole('table').getByText('slobodna')).toBeVisible();
  const edin = await computerOf(browser, folder, 'Edin', false);
  await expect(edin.getByRole('table').getByText('slobodna')).toBeVisible();
  await edin.evaluate(() => Object.assign(globalThis, { isFolderGone: true }));
  await typePhone(edin, '062 333 444');
  await expect(edin.getByText('Zajedničke fascikle nema gdje je bila')).toBeVisible();
  await typePhone(amra, '061 111 222');
  await amra.goto('/plate#');
  await expect(amra.getByRole('table').getByText('slobodna')).toBeVisible();
  await edin.evaluate(() => Object.assign(globalThis, { isFolderGone: false }));
  await look(edin);
  await edin.getByRole('button', { name: 'Uporedi i izaberi (1)' }).click();
  const dialog = edin.getByRole('dialog');
  await expect(dialog.getByText('telefon Radnik 0001 Izmišljeni').first()).toBeVisible();
  await dialog.getByText('kod vas: 062 333 444').click();
  await dialog.getByRole('button', { name: 'Spoji verzije' }).click();
  await expect(edin.getByText('Verzije su spojene')).toBeVisible();
  await edin.getByRole('button', { name: 'Vrati verziju iz fascikle' }).click();
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  await expect.poll(() => readFile(join(folder, file), 'utf8')).toContain('061 111 222');
  await amra.goto(`${partAt('radnici')}&radnik=r0`);
  await expect(amra.getByLabel('Telefon')).toHaveValue('061 111 222');
});
