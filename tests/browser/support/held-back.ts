import type { Page, Request } from '@playwright/test';

/** Holds back requests to these addresses, or the matching ones among them, until released. */
export async function holdBack(
  page: Page,
  addresses: string,
  isHeld: (request: Request) => boolean | Promise<boolean> = () => true,
): Promise<() => void> {
  let release = () => {};
  const wanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    if (await isHeld(route.request())) await wanted;
    // The page may have aborted it meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}

export const SCRIPTS = '**/assets/*.js';

/** Whether a script is requested by the hydrated page, after those of its first load. */
export const isLater = (request: Request): Promise<boolean> =>
  request
    .frame()
    .evaluate(() => 'hydrated' in document.documentElement.dataset)
    .catch(() => false);

/** Recognizes the script of a part of the page by a text that only this part shows. */
export const scriptShowing =
  (page: Page, text: string) =>
  async (request: Request): Promise<boolean> =>
    (await (await page.request.get(request.url())).text()).includes(text);

/** Aborts the requests of scripts after the first load, or of the given ones, until the returned function runs. */
export async function failScripts(page: Page, fails = isLater): Promise<() => void> {
  let isFailing = true;
  await page.route(SCRIPTS, async (route) =>
    isFailing && (await fails(route.request())) ? route.abort() : route.continue(),
  );
  return () => {
    isFailing = false;
  };
}

/** Waits until a request is answered or aborted and the page has rendered the result. */
export async function ended(page: Page, request: Request): Promise<void> {
  const response = await request.response();
  await response?.finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}
