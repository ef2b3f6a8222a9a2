import { expect, type Page, test } from './support/test.ts';

/** One context serves many tests: the first test leaves everything it can, the second finds none of it. */

test.describe.configure({ mode: 'default' });

const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

/** Runs in the page: everything a page can find of another test. */
async function found() {
  const registrations = navigator.serviceWorker ? await navigator.serviceWorker.getRegistrations() : [];
  const states = ['clipboard-read', 'geolocation'].map((name) =>
    navigator.permissions.query({ name: name as PermissionName }),
  );
  return {
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: registrations.length,
    permissions: (await Promise.all(states)).map(({ state }) => state),
    isOnline: navigator.onLine,
    size: [innerWidth, innerHeight],
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPaper: matchMedia('print').matches,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    name: window.name,
    past: history.length,
    marks: Object.keys(globalThis).filter((key) => key.startsWith('left')),
    year: new Date().getFullYear() < 2000,
  };
}

const headerSeen = (page: Page) => page.evaluate(async () => (await fetch('/zakon.json')).status);

let before: Awaited<ReturnType<typeof found>>;
let contexts: unknown[] = [];
let pages: unknown[] = [];

test('leaves everything a test can leave', async ({ page, context }) => {
  await page.goto('/robots.txt');
  before = await page.evaluate(found);
  contexts = [context];
  pages = [page];
  await context.grantPermissions([...CLIPBOARD, 'geolocation']);
  await context.addCookies([{ name: 'left', value: '1', url: page.url() }]);
  await context.setExtraHTTPHeaders({ accept: 'text/left' });
  await context.route('**/zakon.json', (route) => route.fulfill({ status: 418 }));
  await page.setViewportSize({ width: 333, height: 444 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.route('**/robots.txt', (route) => route.fallback());
  await context.newPage();
  await page.goto('/robots.txt#left');
  await page.evaluate(async () => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    window.name = 'left';
    Object.assign(globalThis, { leftInPage: true });
    await (await caches.open('left')).put('/left', new Response('1'));
    await navigator.clipboard.writeText('left');
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('left');
      opening.onsuccess = () => resolve();
      opening.onerror = () => reject(opening.error);
    });
  });
  expect(await headerSeen(page)).toBe(418);
  await expect(context.setOffline(true)).rejects.toThrow('ownContext');
  expect(await page.evaluate(found)).not.toEqual(before);
});

test('finds nothing of the previous test', async ({ page, context }) => {
  expect(contexts).toContain(context);
  expect(pages).toContain(page);
  expect(context.pages()).toEqual([page]);
  await page.goto('/robots.txt');
  expect(await page.evaluate(found)).toEqual(before);
  expect(await headerSeen(page)).toBe(200);
  await context.grantPermissions(CLIPBOARD);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('');
});

test('adds a script to a page', async ({ page }) => {
  pages = [page];
  await page.addInitScript(() => Object.assign(globalThis, { leftByScript: true }));
  await page.goto('/robots.txt');
  expect((await page.evaluate(found)).marks).toEqual(['leftByScript']);
});

test('removes the script with its page and keeps the context', async ({ page, context }) => {
  expect(contexts).toContain(context);
  expect(pages).not.toContain(page);
  await page.goto('/robots.txt');
  expect(await page.evaluate(found)).toEqual(before);
});

test('sets a clock in the middle of a test', async ({ page, context }) => {
  contexts = [context];
  await page.clock.setFixedTime('1999-12-31T12:00:00');
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(1999);
});

test('removes the clock with its context', async ({ page, context }) => {
  expect(contexts).not.toContain(context);
  await page.goto('/robots.txt');
  expect((await page.evaluate(found)).year).toBe(before.year);
});

test.describe('with another time and language', () => {
  test.use({ now: '2026-11-21T10:00:00', locale: 'en-US' });

  test('uses another context', async ({ page }) => {
    await page.goto('/robots.txt');
    expect(await page.evaluate(() => [new Date().getDate(), navigator.language])).toEqual([21, 'en-US']);
  });
});
