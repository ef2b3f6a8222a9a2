/**
 * Makes the two fonts of our documents, for PDF and DOCX and for the preview: Noto Sans with only the letters of `letters.json`. Run it after a change of the
 * letters: `node site/documents/fonts/make.mjs`. The licence, OFL.txt, is that of the font.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const { blocks } = JSON.parse(await readFile(new URL('letters.json', import.meta.url), 'utf8'));

function lettersOf({ from, to }) {
  const [first, last] = [from, to].map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

async function make(weight, target) {
  const font = await readFile(resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`));
  const options = { targetFormat: 'sfnt', keepFeatures: ['kern'], noHinting: true };
  const letters = blocks.map(lettersOf).join('');
  await writeFile(new URL(`${target}.ttf`, import.meta.url), await subsetFont(font, letters, options));
  const forScreen = await subsetFont(font, letters, { ...options, targetFormat: 'woff2' });
  await writeFile(new URL(`${target}.woff2`, import.meta.url), forScreen);
}

await make('400Regular', 'noto-sans-regular');
await make('700Bold', 'noto-sans-bold');
