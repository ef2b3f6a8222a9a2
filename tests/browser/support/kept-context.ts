import type { Browser, BrowserContext } from '@playwright/test';
import { forgetPast, type KeptPage, keptPageIn, rested, whenUsed } from './kept-page.ts';

/**
 * A context that outlives its test, with a page that does. The process that draws, its compiled scripts and the cache stay warm; what a
 * test left behind is cleared away.
 */
export interface KeptContext {
  readonly context: BrowserContext;
  /** What it was made with: a test that asks for anything else gets another. */
  readonly key: string;
  /** Of the portal: a test that went elsewhere may have left there what nothing here can clear away. */
  readonly origin: string;
  /** As the context does, without a word to {@link watch}. */
  readonly openSession: BrowserContext['newCDPSession'];
  /** What the next test is handed. */
  own: KeptPage;
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
  const openSession = context.newCDPSession.bind(context);
  const own = await keptPageIn(context);
  const { origin } = new URL(own.page.url());
  await forgetPast(await openSession(own.page), origin);
  const kept = { context, key: keyOf(wanted), origin, openSession, own, isSpoilt: false };
  watch(kept);
  return kept;
}

/** A clock and scripts cannot be taken out of a context again. */
function watch(kept: KeptContext): void {
  const { context } = kept;
  const spoil = () => {
    kept.isSpoilt = true;
  };
  whenUsed(context, ['addInitScript', 'exposeBinding', 'exposeFunction'], spoil);
  whenUsed(context.clock, ['install', 'setFixedTime', 'setSystemTime'], spoil);
  // Pages of one process learn of it from each other before they can ask again.
  context.setOffline = () => Promise.reject(new Error('A test without a network needs `ownContext`.'));
  // What a session of a test has set up there stays for as long as the page.
  whenUsed(context, ['newCDPSession'], () => {
    kept.own.isSpoilt = true;
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

/** Clears all away that a test left, but what the server sent and the scripts compiled of it. False if that cannot be done. */
export async function leavesNothing(kept: KeptContext, { permissions }: Wanted): Promise<boolean> {
  const { context, origin } = kept;
  const isElsewhere = context.pages().some((page) => !['null', origin].includes(new URL(page.url()).origin));
  if (kept.isSpoilt || isElsewhere) return false;
  for (const event of EVENTS) context.removeAllListeners(event);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  kept.own = await rested(kept.own, context);
  const { page } = kept.own;
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await context.grantPermissions(['clipboard-write']);
  // Here at once, and below what lies behind it.
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
    kept.openSession(page).then((session) => forgetPast(session, origin)),
  ]);
  if (permissions.length > 0) await context.grantPermissions([...permissions]);
  return true;
}
