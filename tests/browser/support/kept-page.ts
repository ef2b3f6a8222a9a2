import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A page that goes from test to test: making one and closing it costs as much of the processor as loading it does. */
export interface KeptPage {
  readonly page: Page;
  readonly size: ReturnType<Page['viewportSize']>;
  /** Whether a test had it drawn for another medium, theme or liking. */
  isEmulated: boolean;
  /** Whether something was put into it that nothing takes out again. */
  isSpoilt: boolean;
}

/** A file of the portal without a script: what pages keep can be cleared away from there. */
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

/** Tells when one of these methods is used. */
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

export async function keptPageIn(context: BrowserContext): Promise<KeptPage> {
  const page = await context.newPage();
  await page.goto(REST);
  const kept = { page, size: page.viewportSize(), isEmulated: false, isSpoilt: false };
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
      kept.isSpoilt = true;
    },
  );
  whenUsed(page, ['emulateMedia'], () => {
    kept.isEmulated = true;
  });
  return kept;
}

/** As it was made, on a file of the portal: itself, or one in its place. */
export async function rested(kept: KeptPage, context: BrowserContext): Promise<KeptPage> {
  const { page, size, isSpoilt } = kept;
  if (isSpoilt || page.isClosed()) {
    const next = await keptPageIn(context);
    await page.close();
    return next;
  }
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(REST);
  await page.mouse.move(0, 0);
  if (size !== null && !isDeepStrictEqual(size, page.viewportSize())) await page.setViewportSize(size);
  if (kept.isEmulated) await page.emulateMedia(AS_MADE);
  kept.isEmulated = false;
  return kept;
}

/** Takes away the way back and all that is stored of an origin, and ends the session: beside one, what is emulated does not outlive a load. */
export async function forgetPast(session: CDPSession, origin: string): Promise<void> {
  await session.send('Page.resetNavigationHistory');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
