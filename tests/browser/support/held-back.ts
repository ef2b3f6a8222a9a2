import type { Page, Request } from '@playwright/test';

/** Holds back requests to these addresses, or the matching ones among them, until released. */
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
    // The page may have aborted it meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Waits until a request is answered or aborted and the page has rendered the result. */
export async function ended(page: Page, request: Request): Promise<void> {
  const response = await request.response();
  await response?.finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}
