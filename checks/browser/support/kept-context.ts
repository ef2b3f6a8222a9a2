import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/**
 * A context that outlives its test. A page of its own stays open in it, so that the process that draws, its compiled scripts and the cache
 * stay warm; every test opens new pages, and what it left behind is cleared away.
 */
export interface KeptContext {
  readonly context: BrowserContext;
  /** What it was made with: a test that asks for anything else gets another. */
  readonly key: string;
  readonly anchor: Page;
  readonly session: CDPSession;
  /** Whether something was put into it that nothing takes out again. */
  isSpoilt: boolean;
}

export interface Wanted {
  /** The time that stands still in its pages. */
  readonly now: string | undefined;
  readonly permissions: readonly string[];
  readonly [option: string]: unknown;
}

export const keyOf = (wanted: Wanted): string => JSON.stringify(wanted);

/** Everything but the time comes from the options of the test by itself. */
export async function contextOf(browser: Browser, { now }: Wanted): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (now !== undefined) await context.clock.setFixedTime(now);
  return context;
}

export async function keptContextOf(browser: Browser, wanted: Wanted): Promise<KeptContext> {
  const context = await contextOf(browser, wanted);
  const anchor = await context.newPage();
  await anchor.goto('/robots.txt');
  const session = await context.newCDPSession(anchor);
  const kept = { context, key: keyOf(wanted), anchor, session, isSpoilt: false };
  watch(kept);
  return kept;
}

/** A clock and scripts cannot be taken out of a context again. */
function watch(kept: KeptContext): void {
  const { context } = kept;
  const spoiling =
    <A extends unknown[], R>(act: (...args: A) => R) =>
    (...args: A): R => {
      kept.isSpoilt = true;
      return act(...args);
    };
  context.addInitScript = spoiling(context.addInitScript.bind(context)) as typeof context.addInitScript;
  context.exposeBinding = spoiling(context.exposeBinding.bind(context));
  context.exposeFunction = spoiling(context.exposeFunction.bind(context));
  // Pages of one process learn of it from each other before they can ask again.
  context.setOffline = () => Promise.reject(new Error('A test without a network needs `ownContext`.'));
  const { clock } = context;
  clock.install = spoiling(clock.install.bind(clock));
  clock.setFixedTime = spoiling(clock.setFixedTime.bind(clock));
  clock.setSystemTime = spoiling(clock.setSystemTime.bind(clock));
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

/** Clears all away that a test left, but what the server sent and the scripts compiled of it. False if that cannot be done. */
export async function leavesNothing(kept: KeptContext, { permissions }: Wanted): Promise<boolean> {
  const { context, anchor, session } = kept;
  const pages = context.pages().filter((page) => page !== anchor);
  const { origin } = new URL(anchor.url());
  const isElsewhere = pages.some((page) => !['null', origin].includes(new URL(page.url()).origin));
  if (kept.isSpoilt || isElsewhere) return false;
  for (const event of EVENTS) context.removeAllListeners(event);
  await Promise.all([...pages.map((page) => page.close()), context.unrouteAll({ behavior: 'ignoreErrors' })]);
  await context.grantPermissions(['clipboard-write']);
  // Here at once, and below what lies behind it.
  await anchor.evaluate(() => {
    localStorage.clear();
    return navigator.clipboard.writeText('');
  });
  await Promise.all([
    context.setExtraHTTPHeaders({}),
    context.setGeolocation(null),
    context.clearCookies(),
    context.clearPermissions(),
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
  ]);
  if (permissions.length > 0) await context.grantPermissions([...permissions]);
  return true;
}
