import { unzipSync } from 'fflate';
import { COLUMN, calculated, cell } from './payroll/month-page.ts';
import { closeMonth } from './payroll/support.ts';
import { fill as fillContract, openContract } from './support/contract.ts';
import { blobOf, download } from './support/download.ts';
import { OCTOBER, openMonth, staffOf } from './support/staff.ts';
import { expect, type Page, test } from './support/test.ts';

/** The portal offline, from the second visit on. */

test.use({ serviceWorkers: 'allow', now: '2026-11-21T10:00:00' });

const HERE = 'izračunato na ovom uređaju';

const workerReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Waits until the worker has the calls, which it takes along once a wage was calculated. */
const callsTaken = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('?racun'));

test('opens pages and says that calls need the service while no wage was calculated', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await workerReady(page);
  await context.setOffline(true);

  await page.goto('/PDV');
  await page.getByRole('textbox', { name: 'Osnovica', exact: true }).fill('100');
  await expect(page.getByRole('region', { name: 'Rezultati obračuna' })).toContainText('117,00');

  await page.goto('/zakup');
  await page.getByRole('textbox', { name: 'Bruto' }).fill('500');
  await expect(page.getByRole('alert')).toContainText(
    'Nema interneta. Obračun nastavljate čim se veza vrati.',
  );

  await page.goto('/api#zakup');
  await expect(page.getByRole('form', { name: 'Isprobajte /zakup-imovine/' })).toBeVisible();

  const answer = await page.goto('/nema-te-stranice');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nema te stranice');
});

test('closes a month with all its papers offline, and has nothing to repair online', async ({
  page,
  context,
}) => {
  await openMonth(page, staffOf(2));
  await calculated(page);
  await expect(page.getByText(HERE)).toHaveCount(0);
  await callsTaken(page);
  await context.setOffline(true);

  await page.goto(OCTOBER);
  await page.reload();
  await cell(page, 0, COLUMN.overtime).dblclick();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await calculated(page);
  await expect(page.getByText(`sve je ${HERE}`)).toBeVisible();
  await closeMonth(page);
  const files = unzipSync(
    new Uint8Array(await (await blobOf(await download(page, 'Preuzmi sve'))).arrayBuffer()),
  );
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'platne-liste_2026-10.pdf',
      'rekapitulacija_2026-10.xlsx',
      'virmani_2026-10.pdf',
      'nalozi_2026-10.csv',
      '4200000000004_102026.xml',
    ]),
  );

  await openContract(page);
  await fillContract(page);
  await expect(page.getByText('Neto: 1.197,50 KM')).toBeVisible();

  await context.setOffline(false);
  await page.goto('/plate#firma=f1&dio=mjesec&mjesec=2026-11');
  await calculated(page);
  await expect(page.getByText(HERE)).toHaveCount(0);
  await page.goto(OCTOBER);
  await expect(page.getByText('mjesec je zaključen')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
