import { type Browser, test as base, type Page } from '@playwright/test';
import {
  contextOf,
  type KeptContext,
  keptContextOf,
  keyOf,
  leavesNothing,
  type Wanted,
} from './kept-context.ts';

export { type Download, expect, type Page } from '@playwright/test';

/** Runs in the page. React keeps its root at its place. */
export async function untilTakenOver(): Promise<void> {
  const isTakenOver = () => {
    const place: object | null = document.querySelector('#app');
    if (place === null) return true;
    const [, root] = Object.entries(place).find(([name]) => name.startsWith('__reactContainer')) ?? [];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  };
  while (!isTakenOver()) await new Promise(requestAnimationFrame);
}

/**
 * Waits until the scripts have taken the page over: what is pressed before that moves nothing. `waitForFunction` would bring its
 * own scripts into each page once more, which takes a quarter of what loading it does.
 */
export const hydrated = (page: Page): Promise<void> =>
  page.evaluate(untilTakenOver).catch((error) => {
    if (!String(error).includes('context was destroyed')) throw error;
    // A page whose parts did not come loads itself once more. Asked while it goes away, it may be lost before the next one is there.
    return hydrated(page);
  });

const AS_SENT = ['commit', 'domcontentloaded'];

interface Options {
  /** The time that stands still while a test runs. */
  readonly now: string | undefined;
  /** Whether a test has a context that was never used: it looks at what a first visit loads, or cuts the network off, which pages of one process share. */
  readonly ownContext: boolean;
}

interface Fixtures extends Options {
  /** All that two tests must have in common to use one context, one after the other. */
  readonly wanted: Wanted;
}

/** A context and its page are kept from test to test; what a page goes to has come when it can be used, unless asked for as it was sent. */
export const test = base.extend<
  Fixtures,
  { readonly kept: { readonly browser: Browser; last?: KeptContext } }
>({
  now: [undefined, { option: true }],
  ownContext: [false, { option: true }],
  kept: [async ({ browser }, use) => use({ browser }), { scope: 'worker' }],

  wanted: async ({ now, permissions, locale, hasTouch, isMobile, viewport }, use) =>
    use({ now, permissions: permissions ?? [], locale, hasTouch, isMobile, viewport }),

  context: async ({ kept, wanted, ownContext, javaScriptEnabled, serviceWorkers }, use) => {
    if (ownContext || !javaScriptEnabled || serviceWorkers === 'allow') {
      const context = await contextOf(kept.browser, wanted);
      await use(context);
      return context.close();
    }
    if (kept.last?.key !== keyOf(wanted)) {
      await kept.last?.context.close();
      kept.last = await keptContextOf(kept.browser, wanted);
    }
    const { last } = kept;
    await use(last.context);
    if (await leavesNothing(last, wanted)) return;
    delete kept.last;
    await last.context.close();
  },

  page: async ({ context, kept, javaScriptEnabled }, use) => {
    const { last } = kept;
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
