import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const styles = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colours of one theme, from the block its selector opens. */
function coloursOf(selector: string): ReadonlyMap<string, string> {
  const [, block = ''] = styles.split(`${selector} {`);
  const [own = ''] = block.split('\n}');
  return new Map(
    [...own.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['paper', 'sheet', 'shade'];

/** Minimum contrast: 7:1 for body text, 4.5:1 for coloured words. */
const LEAST = {
  ink: 7,
  'ink-soft': 7,
  accent: 4.5,
  'accent-strong': 7,
  error: 4.5,
  warn: 4.5,
} as const;

/** Each on its own tint. */
const PAIRS = [
  ['on-accent', 'accent', 4.5],
  ['accent-strong', 'accent-soft', 4.5],
  ['ink', 'accent-soft', 7],
  ['warn', 'accent-soft', 4.5],
  ['error', 'accent-soft', 4.5],
  ['ink-soft', 'accent-soft', 7],
  ['error', 'error-soft', 4.5],
  ['warn', 'warn-soft', 4.5],
  ['ink', 'error-soft', 7],
  ['ink-soft', 'error-soft', 4.5],
  ['ink', 'warn-soft', 7],
  ['line-strong', 'sheet', 3],
] as const;

const THEMES = { light: '[data-paper]', dark: ':root[data-theme="dark"]' } as const;

describe.each(Object.entries(THEMES))('in the %s theme', (_, selector) => {
  const colours = coloursOf(selector);
  const between = (one: string, other: string) => contrast(colours.get(one) ?? '', colours.get(other) ?? '');

  test.each(Object.entries(LEAST))('%s is readable on every surface, %d to one', (name, least) => {
    for (const surface of SURFACES) expect(between(name, surface), surface).toBeGreaterThanOrEqual(least);
  });

  test.each(PAIRS)('%s is readable on %s', (name, surface, least) =>
    expect(between(name, surface)).toBeGreaterThanOrEqual(least),
  );
});

test('media queries have three widths, as the comment of the tokens says', () => {
  const site = new URL('../', import.meta.url);
  const widths = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/^(dist|public|node_modules)\b|\.test\./.test(path))
    .flatMap(
      (path) =>
        readFileSync(new URL(path, site), 'utf8').match(/(?<=@media |')[^{\n']*\bwidth [<>=][^{\n']*/g) ?? [],
    )
    .flatMap((query) => [...query.matchAll(/(?:width [<>]=? |)(\d+rem)(?: <=? width)?/g)])
    .flatMap(([query, size = '']) => (query.includes('width') ? [size] : []));
  expect(widths.length).toBeGreaterThan(40);
  expect([...new Set(widths)].sort()).toEqual(['15rem', '40rem', '60rem']);
  expect(styles.match(/Three widths[^*]*/)?.[0].match(/\d+rem/g)).toEqual(['15rem', '40rem', '60rem']);
});

describe('files without a stylesheet have the colours of the light theme', () => {
  const colours = coloursOf(THEMES.light);
  const inPublic = (name: string): string =>
    readFileSync(new URL(`../public/${name}`, import.meta.url), 'utf8');
  const hexOf = (text: string): string[] => text.match(/#[0-9a-f]{3,6}\b/g) ?? [];

  test('the icon', () =>
    expect(hexOf(inPublic('icon.svg'))).toEqual([colours.get('accent'), colours.get('on-accent')]));

  test('the manifest', () =>
    expect(hexOf(inPublic('manifest.webmanifest'))).toEqual([colours.get('paper'), colours.get('paper')]));

  test('no other file of the site, nor the script of the pictures, has its own colours', () => {
    const named = new URL('../../', import.meta.url);
    const files = [
      ...readdirSync(new URL('site/', named), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(css|svg|html)$/.test(path) && !/^(dist|public|node_modules)\b/.test(path))
        .map((path) => `site/${path}`),
      'scripts/pictures.mjs',
    ].filter((path) => !path.endsWith('ui/tokens.css'));
    expect(files.length).toBeGreaterThan(30);
    for (const path of files) expect(hexOf(readFileSync(new URL(path, named), 'utf8')), path).toEqual([]);
  });
});
