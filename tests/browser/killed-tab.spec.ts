import type { BrowserContext } from '@playwright/test';
import { COLUMN, calculated, cell } from './payroll/month-page.ts';
import { save } from './payroll/support.ts';
import { gross } from './support/calculator.ts';
import { fillDevice } from './support/device.ts';
import { keepStaff, OCTOBER, partAt, staffOf } from './support/staff.ts';
import { storedIn } from './support/stored.ts';
import { expect, hydrated, type Page, test } from './support/test.ts';

/** What is typed survives the end of its tab, from a second after the last key, and two tabs do not undo each other. */

const SECOND_MS = 1000;
const WORKER = `${partAt('radnici')}&radnik=r1`;
const NEW_WORKER = `${partAt('radnici')}&radnik=novi`;
const NEW_ABSENCE = `${partAt('odsustva')}&odsustvo=novo`;

async function opened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await hydrated(page);
  return page;
}

/** Ends the process of a page a second after the last key, like a browser short of memory: the page gets no event. */
async function kill(page: Page): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SECOND_MS));
  const session = await page.context().newCDPSession(page);
  const isOver = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await isOver;
}

const named = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Types into a field in a tab of its own, and kills it. */
async function typeAndKill(context: BrowserContext, address: string, name: string, text: string) {
  const tab = await opened(context, address);
  await named(tab, name).fill(text);
  await kill(tab);
  await tab.close();
}

const keepMine = (page: Page) => page.getByRole('button', { name: 'zadrži moj unos' }).click();

/** Runs in the page: locks of the log are granted late. */
function delayLocks(delay: number): void {
  const { locks } = navigator;
  const request = locks.request.bind(locks) as (...given: unknown[]) => Promise<unknown>;
  Object.assign(locks, {
    request: async (...given: unknown[]) => {
      await new Promise((resolve) =>
        setTimeout(resolve, String(given[0]).includes('nesacuvano') ? delay : 0),
      );
      return request(...given);
    },
  });
}

/** Runs in the page: the log takes no entry. */
function fillLog(): void {
  Storage.prototype.setItem = function set(key, text) {
    if (key.startsWith('nesacuvano')) throw new DOMException('', 'QuotaExceededError');
    this[key] = text;
  };
}

const TYPED = [
  [WORKER, 'Adresa', 'Ulica lipa 5'],
  [WORKER, 'Napomena, samo za vas', 'pitati za staž'],
  [NEW_WORKER, 'Prezime', 'Novi'],
  [NEW_ABSENCE, 'Prvi dan', '5. 1'],
  [partAt('firma'), 'Telefon', '033 111'],
] as const;

test('restores the forms of payroll when their tab is killed, also half of a day', async ({
  page,
  context,
}) => {
  await keepStaff(page, staffOf(2));
  for (const [address, name, text] of TYPED) await typeAndKill(context, address, name, text);
  for (const [address, name, text] of TYPED) {
    const again = await opened(context, address);
    await expect(named(again, name)).toHaveValue(text);
    await expect(again.getByText('Izmjene još nisu sačuvane.')).toBeVisible();
    await again.close();
  }
  const worker = await opened(context, WORKER);
  await worker.getByRole('button', { name: 'Odustani od izmjena' }).click();
  await expect(named(worker, 'Adresa')).not.toHaveValue('Ulica lipa 5');
  const added = await opened(context, NEW_WORKER);
  await named(added, 'Ime').fill('Radnik');
  await save(added);
  await worker.reload();
  await expect(named(worker, 'Adresa')).not.toHaveValue('Ulica lipa 5');
  await worker.goto(NEW_WORKER);
  await expect(named(worker, 'Ime')).toHaveValue('');
  await expect(named(worker, 'Prezime')).toHaveValue('');
});

test('restores a payout and the name of a new firm when their tab is killed', async ({ page, context }) => {
  await keepStaff(page, staffOf(2));
  const tab = await opened(context, OCTOBER);
  await tab.getByRole('button', { name: 'Isplate: jedna' }).click();
  await tab.getByRole('button', { name: 'Nova isplata' }).click();
  await named(tab, 'Iznos po radniku').fill('400');
  await kill(tab);
  const again = await opened(context, OCTOBER);
  await again.getByRole('button', { name: 'Isplate: jedna' }).click();
  await expect(named(again, 'Iznos po radniku')).toHaveValue('400,00');
  await again.getByRole('button', { name: 'Dodaj isplatu' }).click();
  await expect(again.getByRole('button', { name: 'Isplate: 2' })).toBeVisible();
  await expect(named(again, 'Iznos po radniku')).toHaveCount(0);

  await typeAndKill(context, '/plate', 'Nova firma', 'Alfa');
  const firms = await opened(context, '/plate');
  await expect(named(firms, 'Nova firma')).toHaveValue('Alfa');
});

test('saves an open cell of working time and of an opening balance when its tab is killed', async ({
  page,
  context,
}) => {
  await keepStaff(page, staffOf(2));
  for (const [section, name, text, written, later, stored] of [
    ['radno-vrijeme', /^Početak, /, '7', '07:00', '8', '"start":480'],
    ['pocetna-stanja', 'bruto, januar', '1500', '1.500,00', '2500', '"gross":250000'],
  ] as const) {
    const address = `${partAt(section)}&radnik=r1`;
    const tab = await opened(context, address);
    await tab.getByLabel(name).first().fill(text);
    await kill(tab);
    await tab.close();
    const again = await opened(context, address);
    const open = again.getByLabel(name).first();
    await expect(open).toHaveValue(written);
    await open.fill(later);
    await expect.poll(() => storedIn(again)).toContain(stored);
    await open.press('Escape');
    await expect.poll(() => storedIn(again)).not.toContain(stored);
    await expect(open).toHaveValue(written);
  }
});

test('restores the workers of a new firm when their tab is killed, and leaves those of an open tab', async ({
  page,
  context,
}) => {
  await keepStaff(page, []);
  const [address, name] = [partAt('pocetak'), 'Prezime i ime, 1. red'];
  await typeAndKill(context, address, name, 'Prvi Radnik');
  const again = await opened(context, address);
  await expect(named(again, name)).toHaveValue('Prvi Radnik');
  const other = await opened(context, address);
  await expect(named(other, name)).toHaveValue('');
  await named(other, name).fill('Drugi Radnik');
  await again.reload();
  await expect(named(again, name)).toHaveValue('Prvi Radnik');
  await expect(named(other, name)).toHaveValue('Drugi Radnik');
});

test('keeps the workers of a new firm over a reload where the log is full', async ({ page, context }) => {
  await keepStaff(page, []);
  const [address, name] = [partAt('pocetak'), 'Prezime i ime, 1. red'];
  const tab = await context.newPage();
  await tab.addInitScript(fillLog);
  await tab.goto(address);
  await named(tab, name).fill('Prvi Radnik');
  await tab.reload();
  await expect(named(tab, name)).toHaveValue('Prvi Radnik');
});

test('keeps what two tabs typed into different fields of a worker', async ({ page, context }) => {
  await keepStaff(page, staffOf(2));
  const one = await opened(context, WORKER);
  const other = await opened(context, WORKER);
  await named(one, 'Adresa').fill('Ulica lipa 5');
  await named(other, 'Telefon').fill('065 111');
  await save(one);
  await keepMine(other);
  await expect(named(other, 'Adresa')).toHaveValue('Ulica lipa 5');
  await expect(named(other, 'Telefon')).toHaveValue('065 111');
  await save(other);

  await named(await opened(context, WORKER), 'Adresa').fill('Ulica kestena 7');
  const third = await opened(context, WORKER);
  await expect(named(third, 'Telefon')).toHaveValue('065 111');
  await expect(named(third, 'Adresa'), 'of a tab that is still open').toHaveValue('Ulica lipa 5');
});

test('asks when a record was changed after its tab was killed, and keeps both', async ({ page, context }) => {
  await keepStaff(page, staffOf(2));
  await typeAndKill(context, WORKER, 'Telefon', '065 111');
  const other = await context.newPage();
  await other.addInitScript(delayLocks, SECOND_MS);
  await other.goto(WORKER);
  await named(other, 'Adresa').fill('Ulica lipa 5');
  await new Promise((resolve) => setTimeout(resolve, 2 * SECOND_MS));
  await expect(named(other, 'Telefon'), 'what is typed now is not replaced').not.toHaveValue('065 111');
  await save(other);
  await expect(named(other, 'Adresa')).toHaveCount(0);
  await other.goto(WORKER);
  await keepMine(other);
  await expect(named(other, 'Adresa')).toHaveValue('Ulica lipa 5');
  await expect(named(other, 'Telefon')).toHaveValue('065 111');
});

test('restores drafts on a full device and the month when their tab is killed', async ({ page, context }) => {
  await keepStaff(page, staffOf(2));
  const month = await opened(context, OCTOBER);
  await calculated(month);
  await cell(month, 0, COLUMN.overtime).click();
  await month.keyboard.type('12');
  await kill(month);
  for (const [address, name] of [
    ['/ugovor-o-radu', 'Naziv, odnosno ime i prezime'],
    ['/faktura', 'Broj fakture'],
  ] as const) {
    const tab = await opened(context, address);
    await fillDevice(tab);
    await named(tab, name).fill('Alfa 31');
    await expect(tab.getByText('Upisano se ne čuva').first()).toBeVisible();
    await kill(tab);
    await expect(named(await opened(context, address), name)).toHaveValue('Alfa 31');
  }
  await expect(cell(await opened(context, OCTOBER), 0, COLUMN.overtime)).toHaveText('12');
});

test('restores a calculator when its tab is killed and loaded again', async ({ context }) => {
  const page = await opened(context, '/obracun-plata');
  await gross(page).fill('1234');
  const session = await context.newCDPSession(page);
  await kill(page);
  await session.send('Page.reload');
  const read = async () => {
    const expression =
      'document.querySelector("#polje-bruto_plata, [id$=iznos]")?.value + history.state?.unos';
    return (await session.send('Runtime.evaluate', { expression })).result.value;
  };
  await expect.poll(read).toContain('1234');
});
