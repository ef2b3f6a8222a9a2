import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Color, written: string) => Color;
}

interface WithAxe {
  readonly axe: {
    readonly run: (page: Document, options: RunOptions) => Promise<AxeResults>;
    readonly commons: { readonly color: { readonly Color: { readonly prototype: Color } } };
  };
}

/** Runs in the page. A page has about twelve colours, which axe reads again for every element: half the time of contrast. */
function readColorsOnce(): void {
  const { prototype } = (window as unknown as WithAxe).axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (written) {
    const same = known.get(written);
    if (same) return Object.assign(this, same);
    const { r, g, b, alpha } = parseString.call(this, written);
    known.set(written, { r, g, b, alpha });
    return this;
  };
}

const axe = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')};(${readColorsOnce.toString()})()`;

/** A document that was checked before still has it. */
async function putAxeInto(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
}

/** Some of the axe rules: only these, or all except these. */
type Rules = { readonly only: readonly string[] } | { readonly without: readonly string[] };

/** The axe violations of a page in its current state, one line each: by all rules, or by some. */
export async function violationsOn(page: Page, rules: Rules = { without: [] }): Promise<readonly string[]> {
  // All frames have this origin, so one run covers them.
  await Promise.all(page.frames().map(putAxeInto));
  return page.evaluate(async (some) => {
    const { run } = (window as unknown as WithAxe).axe;
    // Colours in a transition between themes, or in a fade-in, are skipped. Endless animations stay.
    for (const moving of document.getAnimations())
      if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish();
    // Excluded by default: a name that is still in the other script than the visible text.
    const named = { 'label-content-name-mismatch': { enabled: true } };
    const { violations } = await run(document, {
      // Passes are not reported, which would double the time.
      resultTypes: ['violations'],
      ...('only' in some
        ? { runOnly: [...some.only] }
        : {
            rules: {
              ...named,
              ...Object.fromEntries(some.without.map((rule) => [rule, { enabled: false }])),
            },
          }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, rules);
}

/** The rules that depend on colours: all that the dark theme can change. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The axe violations in a theme, chosen as a visitor does; in the dark one only those of colours. */
export async function violationsIn(page: Page, theme: 'light' | 'dark'): Promise<readonly string[]> {
  const isDark = theme === 'dark';
  const toggle = page.getByRole('button', { name: 'Tamna tema' });
  if ((await toggle.getAttribute('aria-pressed')) !== String(isDark)) await toggle.click();
  return (await violationsOn(page, isDark ? { only: OF_COLOURS } : undefined)).map(
    (line) => `${theme}: ${line}`,
  );
}

/** The violations in both themes. */
export const violationsInThemes = async (page: Page): Promise<readonly string[]> => [
  ...(await violationsIn(page, 'light')),
  ...(await violationsIn(page, 'dark')),
];
