/**
 * Makes the fonts of the pages: Source Sans 3 with Bosnian Latin and, in separate files, Serbian and Bosnian Cyrillic.
 * Run it after a change of the letters: `node site/ui/fonts/make.mjs`. The licence, OFL.txt, is that of the font.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** The `unicode-range` of `base.css` covers these, the signs from ‐ to ◿ as one range. */
const SCRIPTS = {
  latin: [[0x20, 0x7e], [0xa0, 0xff], 'ĆćČčĐđŠšŽžǄǅǆ', '–—‑‘’‚“”„†•…‰′″‹›€−×÷≈≤≥≠→←↑↓▲△●○■□▾▸✓✕'],
  cyrillic: [[0x400, 0x45f]],
};

/** Tabular lining figures among them. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum', 'lnum', 'case', 'sups', 'frac'];

const WEIGHTS = { 400: '400Regular', 600: '600SemiBold' };

const letters = (part) =>
  typeof part === 'string'
    ? part
    : Array.from({ length: part[1] - part[0] + 1 }, (_, index) => String.fromCodePoint(part[0] + index)).join(
        '',
      );

for (const [script, parts] of Object.entries(SCRIPTS)) {
  for (const [weight, folder] of Object.entries(WEIGHTS)) {
    const source = resolve(`@expo-google-fonts/source-sans-3/${folder}/SourceSans3_${folder}.ttf`);
    const options = { targetFormat: 'woff2', keepFeatures: FEATURES };
    const subset = await subsetFont(await readFile(source), parts.map(letters).join(''), options);
    await writeFile(new URL(`source-sans-3-${script}-${weight}.woff2`, import.meta.url), subset);
  }
}
