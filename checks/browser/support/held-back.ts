import type { Page } from './test.ts';

/** Holds back what a page asks for at these addresses, until it is let go. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const wanted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await wanted;
    await route.continue();
  });
  return letGo;
}
