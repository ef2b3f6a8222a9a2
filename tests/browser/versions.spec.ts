import { download } from './support/download.ts';
import { fill } from './support/invoice.ts';
import { expect, type Page, test } from './support/test.ts';
import { type Copies, copiesOf, releasedAfter, renamedBuild } from './support/two-versions.ts';

/** Versions of the site behind one balancer, during a rollout. */

/** Number of loads, without and with a service worker. `LOADS=200` for a long trial. */
const LOADS = Number(process.env.LOADS ?? 4);

/** The site, the next build alone, and the next build with the chunks of the site, as the build makes it. */
const [SITE, NEXT, RELEASED] = [0, 1, 2] as const;

/** The copy that serves a page first, and the one after it. */
const ORDERS = [[SITE, RELEASED]];

const PAGES = [
  '/',
  '/PDV',
  '/faktura',
  '/zakup',
  '/ugovor-o-radu',
  '/minuli-topli',
  '/datum-staza',
  '/propisi',
];

// One build and one balancer for all.
test.describe.configure({ mode: 'default' });
test.use({ ownContext: true });

let copies: Copies;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const next = await renamedBuild('drugi');
  copies = await copiesOf(['site/dist', next, await releasedAfter('site/dist', next)]);
});

test.beforeEach(() => copies.only(SITE, RELEASED));

test.afterAll(() => copies.stop());

const failure = (page: Page) => page.getByText('Loading chunk failed');

/** Opens a page and navigates to another, whose chunk loads then. */
async function use(page: Page, path: string): Promise<void> {
  await page.goto(copies.origin + path);
  await expect(page.locator('html[data-started]')).toBeAttached();
  await expect(page.getByRole('contentinfo')).toHaveCSS('display', /grid|flex/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ugradnja' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(failure(page)).toHaveCount(0);
}

for (const order of ORDERS)
  for (let load = 0; load < LOADS; load += 1) {
    const path = PAGES[(load + (order[0] ?? 0) * LOADS) % PAGES.length] ?? '/';
    test(`loads ${path} whole from ${order.join()} (load ${load})`, ({ page }) => {
      copies.only(...order);
      return use(page, path);
    });
  }

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const order of ORDERS)
    test(`is active from the first load on, and every further load is whole from ${order.join()}`, async ({
      page,
    }) => {
      test.setTimeout(60_000 + LOADS * 5_000);
      copies.only(...order);
      await page.goto(copies.origin);
      await page.evaluate(() => navigator.serviceWorker.ready);
      for (let load = 0; load < LOADS; load += 1) await use(page, PAGES[load % PAGES.length] ?? '/');
    });

  test('is active when no copy had any chunk on the first request', async ({ page }) => {
    const loads = loadsOf(page);
    copies.only(SITE);
    copies.missOnce(/./);
    await page.goto(copies.origin);
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(loads()).toBe(2);
  });

  test('makes documents offline from the first visit on', async ({ page, context }) => {
    copies.only(SITE);
    await page.goto(`${copies.origin}/faktura`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await context.setOffline(true);
    copies.only();
    for (const button of ['Preuzmi PDF', 'Excel']) await download(page, button);
    await page.getByRole('button', { name: 'XML (UBL)' }).click();
    await download(page, 'Preuzmi ipak');
    await page.goto(`${copies.origin}/ugovor-o-radu`);
    for (const button of ['Preuzmi DOCX', 'Preuzmi PDF']) await download(page, button);
  });
});

/** Counts page loads from this moment. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test('retries chunks that no copy had at first, and keeps the page', async ({ page }) => {
  const loads = loadsOf(page);
  copies.missOnce(/\/(style|index|embed-page)-/);
  await use(page, '/PDV');
  expect(loads()).toBe(1);
});

test.describe('with a new version under an open tab', () => {
  test.beforeEach(() => copies.only(SITE));

  test('opens the next page in the new version, and restores input on back', async ({ page }) => {
    await page.goto(`${copies.origin}/PDV`);
    await page.getByRole('textbox', { name: 'Osnovica', exact: true }).fill('100');
    // The footer moves when results render: a link that moves between press and release is not followed.
    await expect(page.getByRole('region', { name: 'Rezultati obračuna' })).toContainText('117,00');
    copies.only(NEXT);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Odstupanja' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Odstupanja/);
    await expect(page.locator('html[data-started]')).toBeAttached();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(failure(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Rezultati obračuna' })).toContainText('117,00');
  });

  test('makes a file with the chunk of the new version, without typing again', async ({ page }) => {
    await page.goto(`${copies.origin}/faktura`);
    await fill(page);
    copies.only(NEXT);
    for (const button of ['Preuzmi PDF', 'Excel', 'XML (UBL)']) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert')).toContainText(/Loading chunk failed.*nova verzija/);
    }
    await page.getByRole('button', { name: 'Učitaj novu verziju' }).click();
    await expect(page.getByLabel('Broj fakture')).toHaveValue('12/2026');
    await download(page, 'Preuzmi PDF');
  });

  test('loads the chunk on retry when it is available again', async ({ page }) => {
    await page.goto(`${copies.origin}/ugovor-o-radu`, { waitUntil: 'networkidle' });
    copies.only(NEXT);
    await page.getByRole('button', { name: 'Preuzmi DOCX' }).click();
    await expect(failure(page)).toBeVisible();
    copies.only(SITE);
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pokušaj ponovo', exact: true }).click();
    await arrives;
  });

  test('reloads a page once when none of its chunks load, then reports it', async ({ page }) => {
    const loads = loadsOf(page);
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${copies.origin}/PDV`, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('Loading chunk failed');
    expect(loads()).toBe(2);
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await expect(page.locator('html[data-started]')).toBeAttached();
  });
});
