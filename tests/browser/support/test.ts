import { type Browser, test as base, type Page } from '@playwright/test';
import {
  contextOf,
  keyOf,
  leavesNothing,
  type StoredContext,
  storedContextOf,
  type Wanted,
} from './stored-context.ts';

export { type Download, expect, type Page } from '@playwright/test';

/** Runs in the page, which marks itself when it is hydrated (`site/app/app.tsx`). */
export async function untilHydrated(): Promise<void> {
  const isHydrated = () =>
    document.querySelector('#app') === null || 'hydrated' in document.documentElement.dataset;
  while (!isHydrated()) await new Promise(requestAnimationFrame);
}

/**
 * Waits until the page is hydrated: a press before that has no effect. `waitForFunction` would inject its
 * own scripts into each page again, which takes a quarter of the load time.
 */
export const hydrated = (page: Page): Promise<void> =>
  page.evaluate(untilHydrated).catch((error) => {
    if (!String(error).includes('context was destroyed')) throw error;
    // A page whose chunks fail to load reloads once. A query during that navigation may be lost before the next page is there.
    return hydrated(page);
  });

const AS_SENT = ['commit', 'domcontentloaded'];

interface Options {
  /** The fixed time of a test. */
  readonly now: string | undefined;
  /** Whether a test gets a fresh context: it checks what a first visit loads, or goes offline, which pages of one process share. */
  readonly ownContext: boolean;
}

interface Fixtures extends Options {
  /** Everything two tests need in common to share a context, one after the other. */
  readonly wanted: Wanted;
}

/** A context and its page are kept between tests. `goto` resolves when the page is hydrated, unless it is opened as sent. */
export const test = base.extend<
  Fixtures,
  { readonly stored: { readonly browser: Browser; last?: StoredContext } }
>({
  now: [undefined, { option: true }],
  ownContext: [false, { option: true }],
  stored: [async ({ browser }, use) => use({ browser }), { scope: 'worker' }],

  wanted: async ({ now, permissions, locale, hasTouch, isMobile, viewport }, use) =>
    use({ now, permissions: permissions ?? [], locale, hasTouch, isMobile, viewport }),

  context: async ({ stored, wanted, ownContext, javaScriptEnabled, serviceWorkers }, use) => {
    if (ownContext || !javaScriptEnabled || serviceWorkers === 'allow') {
      const context = await contextOf(stored.browser, wanted);
      await use(context);
      return context.close();
    }
    if (stored.last?.key !== keyOf(wanted)) {
      await stored.last?.context.close();
      stored.last = await storedContextOf(stored.browser, wanted);
    }
    const { last } = stored;
    await use(last.context);
    if (await leavesNothing(last, wanted)) return;
    delete stored.last;
    await last.context.close();
  },

  page: async ({ context, stored, javaScriptEnabled }, use) => {
    const { last } = stored;
    const page = last?.context === context ? last.own.page : await context.newPage();
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled && !AS_SENT.includes(options?.waitUntil ?? '')) await hydrated(page);
      return answer;
    };
    await use(page);
    page.goto = goto;
  },
});
