import { ROUTES } from './support/routes.ts';
import { expect, type Page, test } from './support/test.ts';
import { OF_COLOURS, violationsOn } from './support/violations.ts';

/** Runs axe on every page in one theme and script, and in the other what these can change. `look.spec.ts` tests how a look is chosen and kept. */

/** Other spellings of an address lead to the same page. */
const SAME = new Set(['/PDV', '/Faktura', '/poreska-kamata']);

type Look = 'light' | 'dark';

/** The rules that a theme or a script can break. */
const OF_LOOKS = [
  ...OF_COLOURS,
  'label-content-name-mismatch',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
];

/** The script changes with the theme, so that two looks cover all four. */
const LOOKS = {
  light: { theme: 'light', pismo: 'latinica', html: 'html[data-theme="light"][lang="bs"]' },
  dark: { theme: 'dark', pismo: 'cirilica', html: 'html[data-theme="dark"][lang="bs-Cyrl"]' },
} as const;

const settled = async (page: Page, path: string, look: Look) => {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await expect(page.locator(LOOKS[look].html)).toBeVisible();
};

/** Sets the look as a visitor does; a page without a header uses the stored one. */
const turned = async (page: Page, path: string, look: Look) => {
  const header = page.getByRole('banner');
  if ((await header.count()) > 0) {
    for (const name of [/^(Tamna tema|Тамна тема)$/, 'Ћирилица'])
      await header.getByRole('button', { name }).click();
    await expect(page.locator(LOOKS[look].html)).toBeVisible();
  } else {
    const { theme, pismo } = LOOKS[look];
    await page.evaluate((stored) => Object.assign(localStorage, stored), { theme, pismo });
    await settled(page, path, look);
  }
};

const PATHS = Object.keys(ROUTES).filter((route) => !SAME.has(route));
const AT_ONCE = 8;

/** One page visits many addresses and leaves each in the other look, in which the next is loaded. */
for (let at = 0; at < PATHS.length; at += AT_ONCE) {
  const paths = PATHS.slice(at, at + AT_ONCE);
  test(`has no axe violations in either look, ${paths[0]} to ${paths.at(-1)}`, async ({ page }) => {
    test.slow();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let look: Look = 'light';
    for (const path of paths) {
      await settled(page, path, look);
      expect.soft(await violationsOn(page), `${path}, ${look}`).toEqual([]);
      look = look === 'light' ? 'dark' : 'light';
      await turned(page, path, look);
      expect.soft(await violationsOn(page, { only: OF_LOOKS }), `${path}, turned ${look}`).toEqual([]);
      expect.soft(faults.splice(0), path).toEqual([]);
    }
  });
}

test('reports axe violations, also inside a frame', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.setContent(
    '<main><p style="color:#eee;background:#fff">blijedo</p><iframe title="u okviru"></iframe>',
  );
  await page.frames()[1]?.setContent('<main><img src="/favicon.svg"></main>');
  const message = (await violationsOn(page)).join('\n');
  expect(message).toContain('color-contrast: <p');
  expect(message).toContain('image-alt: <img');
});
