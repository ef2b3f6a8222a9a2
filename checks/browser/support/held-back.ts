import type { Page, Request } from '@playwright/test';

/** Holds back what a page asks for at these addresses, or the requests chosen among them, until it is let go. */
export async function holdBack(
  page: Page,
  addresses: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const wanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    if (isHeld(route.request())) await wanted;
    // The page may have given it up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Until a request was answered or given up, and the page has drawn what came of it. */
export async function ended(page: Page, request: Request): Promise<void> {
  const response = await request.response();
  await response?.finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}
