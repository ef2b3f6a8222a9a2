// Draws the picture shown when a page is shared, one for each tool: `npm run build -w site && node scripts/social-pictures.mjs`.
// Run it after adding a tool or renaming one; a page without a picture of its own is shared with that of the home page.
import { mkdir, readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.mjs';
import { root } from './run.mjs';

const TARGET = `${root}site/public/social`;
const SIZE = { width: 1200, height: 630 };

const dataUrl = async (path, type) =>
  `data:${type};base64,${(await readFile(`${root}site/${path}`)).toString('base64')}`;

/** The tools are the pages that tell search engines they are one. */
async function toolsOf(paths) {
  const tools = [];
  for (const path of paths) {
    const html = await readFile(`${root}site/dist${path.toLowerCase()}/index.html`, 'utf8');
    const [, json] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    if (json) tools.push({ path, ...JSON.parse(json) });
  }
  return tools;
}

const font = await dataUrl('ui/fonts/source-sans-3-latin-600.woff2', 'font/woff2');
const icon = await dataUrl('public/icon.svg', 'image/svg+xml');

const drawing = (title) => `<!doctype html>
<style>
  @font-face { font-family: Card; src: url(${font}); }
  body { margin: 0; padding: 80px 90px; box-sizing: border-box; height: 630px; display: flex; flex-direction: column;
    background: #fbfaf6; color: #1b1d1f; font: 600 34px/1.2 Card; }
  header { display: flex; align-items: center; gap: 24px; color: #54585c; }
  img { width: 72px; }
  h1 { margin: auto 0 40px; font-size: 76px; line-height: 1.1; text-wrap: balance; }
  hr { margin: 0; border: 0; border-top: 4px solid #0b5566; height: 10px; border-bottom: 4px solid #0b5566; }
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
await browser.close();
