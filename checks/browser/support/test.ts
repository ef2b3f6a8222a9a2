import { test as base, type Page } from '@playwright/test';

export { type Download, expect, type Page } from '@playwright/test';

/** Waits until the scripts have taken the page over: what is pressed before that moves nothing. React keeps its root there. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const place: object | null = document.querySelector('#app');
    if (place === null) return true;
    const [, root] = Object.entries(place).find(([name]) => name.startsWith('__reactContainer')) ?? [];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });

const AS_SENT = ['commit', 'domcontentloaded'];

/** Pages come when they can be used, unless asked for as they were sent. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled && !AS_SENT.includes(options?.waitUntil ?? '')) await takenOver(page);
      return answer;
    };
    await use(page);
  },
});
