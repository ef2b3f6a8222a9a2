import type { Locator } from '@playwright/test';

/** Pixels by which a select is too narrow for its longest options. */
export const roomMissing = (list: Locator): Promise<number> =>
  list.evaluate((select) => {
    const free = select.cloneNode(true) as HTMLElement;
    select.after(free);
    free.style.cssText = 'position: absolute; inline-size: max-content; max-inline-size: none';
    const missing = free.getBoundingClientRect().width - select.getBoundingClientRect().width;
    free.remove();
    return Math.max(0, Math.ceil(missing));
  });
