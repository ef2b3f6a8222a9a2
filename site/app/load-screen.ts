import type { Page, Screen } from './page.ts';

const PATIENCE = 120_000;

const loaded = new Map<Page, Screen>();

/** The screen of a page if it is already here. */
export const loadedScreen = (page: Page): Screen | undefined => loaded.get(page);

/** Loads the screen of a page; rejects when the network does, or after two minutes. */
export async function loadScreen(page: Page): Promise<Screen> {
  const screen = loaded.get(page) ?? (await withinPatience(page.load()));
  loaded.set(page, screen);
  return screen;
}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
