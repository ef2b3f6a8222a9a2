import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A page shared by tests: creating and closing one costs as much processor time as loading it. */
export interface StoredPage {
  readonly page: Page;
  readonly size: ReturnType<Page['viewportSize']>;
  /** Whether a test emulated another medium, theme or preference. */
  isEmulated: boolean;
  /** Whether a test added something that cannot be removed. */
  isSpoilt: boolean;
}

/** A file of the portal without a script: storage can be cleared from there. */
export const REST = '/robots.txt';

const AS_MADE = {
  media: null,
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const;

const EVENTS = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'worker',
];

/** Notifies when one of these methods is used. */
export function whenUsed<T extends object>(
  thing: T,
  methods: readonly (keyof T & string)[],
  tell: () => void,
): void {
  for (const method of methods) {
    const act = thing[method];
    if (typeof act !== 'function') throw new Error(`${method} is no method.`);
    Object.assign(thing, {
      [method]: (...given: unknown[]) => {
        tell();
        return act.apply(thing, given);
      },
    });
  }
}

export async function storedPageIn(context: BrowserContext): Promise<StoredPage> {
  const page = await context.newPage();
  await page.goto(REST);
  const stored = { page, size: page.viewportSize(), isEmulated: false, isSpoilt: false };
  whenUsed(
    page,
    [
      'addInitScript',
      'addLocatorHandler',
      'exposeBinding',
      'exposeFunction',
      'setDefaultNavigationTimeout',
      'setDefaultTimeout',
      'setExtraHTTPHeaders',
    ],
    () => {
      stored.isSpoilt = true;
    },
  );
  whenUsed(page, ['emulateMedia'], () => {
    stored.isEmulated = true;
  });
  return stored;
}

/** Resets the page on a file of the portal, or replaces it. */
export async function rested(stored: StoredPage, context: BrowserContext): Promise<StoredPage> {
  const { page, size, isSpoilt } = stored;
  if (isSpoilt || page.isClosed()) {
    const next = await storedPageIn(context);
    await page.close();
    return next;
  }
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(REST);
  await page.mouse.move(0, 0);
  if (size !== null && !isDeepStrictEqual(size, page.viewportSize())) await page.setViewportSize(size);
  if (stored.isEmulated) await page.emulateMedia(AS_MADE);
  stored.isEmulated = false;
  return stored;
}

/** Clears the history and all storage of an origin, and ends the session: with another one open, emulation does not outlive a load. */
export async function forgetPast(session: CDPSession, origin: string): Promise<void> {
  await session.send('Page.resetNavigationHistory');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
