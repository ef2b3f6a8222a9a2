import type { Browser, BrowserContext } from '@playwright/test';
import { forgetPast, rested, type StoredPage, storedPageIn, whenUsed } from './stored-page.ts';

/**
 * A context and a page that outlive their test. The renderer, its compiled scripts and the cache stay warm; the rest is cleared
 * after each test.
 */
export interface StoredContext {
  readonly context: BrowserContext;
  /** The options it was made with: a test with other options gets another context. */
  readonly key: string;
  /** Origin of the portal: nothing here can clear what a test left on another one. */
  readonly origin: string;
  /** Calls of the context that bypass {@link watch}. */
  readonly openSession: BrowserContext['newCDPSession'];
  /** The context and page for the next test. */
  own: StoredPage;
  /** Whether a test added something that cannot be removed. */
  isSpoilt: boolean;
}

export interface Wanted {
  /** The fixed time of its pages. */
  readonly now: string | undefined;
  readonly permissions: readonly string[];
  readonly [option: string]: unknown;
}

export const keyOf = (wanted: Wanted): string => JSON.stringify(wanted);

/** Everything but the time is read from the options of the test. */
export async function contextOf(browser: Browser, { now }: Wanted): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (now !== undefined) await context.clock.setFixedTime(now);
  return context;
}

export async function storedContextOf(browser: Browser, wanted: Wanted): Promise<StoredContext> {
  const context = await contextOf(browser, wanted);
  const openSession = context.newCDPSession.bind(context);
  const own = await storedPageIn(context);
  const { origin } = new URL(own.page.url());
  await forgetPast(await openSession(own.page), origin);
  const stored = { context, key: keyOf(wanted), origin, openSession, own, isSpoilt: false };
  watch(stored);
  return stored;
}

/** A clock and scripts cannot be removed from a context. */
function watch(stored: StoredContext): void {
  const { context } = stored;
  const spoil = () => {
    stored.isSpoilt = true;
  };
  whenUsed(context, ['addInitScript', 'exposeBinding', 'exposeFunction'], spoil);
  whenUsed(context.clock, ['install', 'setFixedTime', 'setSystemTime'], spoil);
  // Pages of one process share this state before they can query it again.
  context.setOffline = () => Promise.reject(new Error('A test without a network needs `ownContext`.'));
  // Settings of a test's CDP session last as long as the page.
  whenUsed(context, ['newCDPSession'], () => {
    stored.own.isSpoilt = true;
  });
}

const EVENTS = [
  'console',
  'dialog',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
];

/** Clears everything a test left, except what the server sent and the compiled scripts. False when that is impossible. */
export async function leavesNothing(stored: StoredContext, { permissions }: Wanted): Promise<boolean> {
  const { context, origin } = stored;
  const isElsewhere = context.pages().some((page) => !['null', origin].includes(new URL(page.url()).origin));
  if (stored.isSpoilt || isElsewhere) return false;
  for (const event of EVENTS) context.removeAllListeners(event);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  stored.own = await rested(stored.own, context);
  const { page } = stored.own;
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await context.grantPermissions(['clipboard-write']);
  // At once here, and below for what is queued behind it.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
    return navigator.clipboard.writeText('');
  });
  await Promise.all([
    context.setExtraHTTPHeaders({}),
    context.setGeolocation(null),
    context.clearCookies(),
    context.clearPermissions(),
    stored.openSession(page).then((session) => forgetPast(session, origin)),
  ]);
  if (permissions.length > 0) await context.grantPermissions([...permissions]);
  return true;
}
