// Draws the icons and the pictures for shared links, one per tool, in the colours of `site/ui/tokens.css`: `npm run build -w site && node
// scripts/pictures.mjs`. Run it after adding a tool, renaming one or changing a colour; a page without a picture of its own uses that of
// the home page.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.mjs';
import { root } from './run.mjs';

const TARGET = `${root}site/public/social`;
const SIZE = { width: 1200, height: 630 };

const dataUrl = async (path, type) =>
  `data:${type};base64,${(await readFile(`${root}site/${path}`)).toString('base64')}`;

/** The tools are the pages with that type in their metadata for search engines. */
async function toolsOf(paths) {
  const tools = [];
  for (const path of paths) {
    const html = await readFile(`${root}site/dist${path.toLowerCase()}/index.html`, 'utf8');
    const [, json] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    if (json) tools.push({ path, ...JSON.parse(json) });
  }
  return tools;
}

const tokens = await readFile(`${root}site/ui/tokens.css`, 'utf8');
/** Of the light theme, which is first. */
const colour = (name) => tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))[1];

/** A colour in a file that no stylesheet reaches. */
async function recolour(path, pattern, hex) {
  const text = await readFile(`${root}site/public/${path}`, 'utf8');
  await writeFile(`${root}site/public/${path}`, text.replaceAll(pattern, `$1${hex}`));
}

await recolour('icon.svg', /(<rect[^>]* fill=")#[0-9a-f]{6}/g, colour('accent'));
await recolour('icon.svg', /( stroke=")#[0-9a-f]{6}/g, colour('on-accent'));
await recolour('manifest.webmanifest', /("(?:background|theme)_color": ")#[0-9a-f]{6}/g, colour('paper'));

const font = await dataUrl('ui/fonts/source-sans-3-latin-600.woff2', 'font/woff2');
const icon = await dataUrl('public/icon.svg', 'image/svg+xml');

const drawing = (title) => `<!doctype html>
<style>
  @font-face { font-family: Card; src: url(${font}); }
  body { margin: 0; padding: 80px 90px; box-sizing: border-box; height: 630px; display: flex; flex-direction: column;
    background: ${colour('paper')}; color: ${colour('ink')}; font: 600 34px/1.2 Card; }
  header { display: flex; align-items: center; gap: 24px; color: ${colour('ink-soft')}; }
  img { width: 72px; }
  h1 { margin: auto 0 40px; font-size: 76px; line-height: 1.1; text-wrap: balance; }
  hr { margin: 0; border: 0; height: 10px; border-block: 4px solid ${colour('accent')}; }
</style>
<header><img src="${icon}" alt="">Obračun plata</header><h1></h1><hr>
<script>document.querySelector('h1').textContent = ${JSON.stringify(title)}</script>`;

const sitemap = await readFile(`${root}site/dist/sitemap.xml`, 'utf8');
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: SIZE });
await mkdir(TARGET, { recursive: true });

const shared = { path: '/portal', name: 'Plate, doprinosi i porezi u Bosni i Hercegovini' };
for (const { path, name } of [shared, ...(await toolsOf(paths))]) {
  await page.setContent(drawing(name), { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${TARGET}${path.toLowerCase()}.png` });
}

/** In the requested size; a maskable one fills the square to the edge, so that any shape can be cut out. */
async function drawIcon(file, size, isMaskable) {
  const inset = isMaskable ? size / 10 : 0;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; background: ${isMaskable ? colour('accent') : 'transparent'}; }
    img { display: block; width: ${size - 2 * inset}px; padding: ${inset}px; }
  </style><img src="${icon}" alt="">`);
  await page.screenshot({ path: `${root}site/public/${file}.png`, omitBackground: true });
}

await drawIcon('icon-192', 192, false);
await drawIcon('icon-512', 512, false);
await drawIcon('icon-maskable', 512, true);
await browser.close();
