// Takes the screenshots of the payroll guide and of the README, with the sample firms: `npm run build && node scripts/guide-pictures.mjs`.
// Run it when a screen of payroll has changed; look at them before committing.
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.mjs';
import { root } from './run.mjs';
import { SERVICE } from './service.mjs';

const TARGET = `${root}site/public/plate`;
const SIZE = { width: 960, height: 600 };
/** For the README. */
const WIDE = { width: 1280, height: 800 };
const PORT = process.env.PORT ?? '4199';
const QUALITY = 72;
const FIRM = 'OGLEDNA FIRMA D.O.O. SARAJEVO';

const server = spawn(process.execPath, SERVICE, {
  cwd: root,
  env: { ...process.env, PORT, HOST: '127.0.0.1', LOG_LEVEL: 'error' },
  stdio: 'inherit',
});
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
try {
  await mkdir(TARGET, { recursive: true });
  await draw();
} finally {
  await browser.close();
  server.kill();
}

async function draw() {
  const page = await browser.newPage({ viewport: SIZE, locale: 'bs-BA', reducedMotion: 'reduce' });
  await opened(page);
  const drawing = await page.context().newCDPSession(page);
  const take = async (name) => {
    await page.waitForLoadState('networkidle');
    const { data } = await drawing.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    await writeFile(`${TARGET}/${name}.webp`, Buffer.from(data, 'base64'));
  };
  const tab = (name) =>
    page.getByRole('navigation', { name: 'Dijelovi firme' }).getByRole('link', { name, exact: true });
  const calculated = () =>
    page
      .getByText(/računa se/)
      .first()
      .waitFor({ state: 'detached' });
  const below = (locator) => locator.evaluate((place) => place.scrollIntoView({ block: 'start' }));

  await page.getByRole('button', { name: 'Dodaj ogledne firme' }).click();
  await page.getByRole('link', { name: FIRM }).waitFor();
  await calculated();
  await take('firme');
  await page.getByRole('link', { name: FIRM }).click();
  await tab('Radnici').click();
  await page.getByRole('link', { name: 'Prvi Radnik' }).click();
  await below(page.getByRole('group', { name: 'Ugovorena plata' }));
  await take('radnik');
  await tab('Mjesec').click();
  await page.getByRole('grid').waitFor();
  await calculated();
  await below(page.getByRole('navigation', { name: 'Dijelovi firme' }));
  await take('mjesec');
  await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
  await page.getByRole('button', { name: 'Zaključi', exact: true }).click();
  await page.getByText('mjesec je zaključen').waitFor();
  await below(page.getByRole('navigation', { name: 'Dijelovi firme' }));
  await take('izlaz');
  await tab('Obrasci').click();
  await page.getByRole('link', { name: /^Godina/ }).click();
  await page.getByRole('table').first().waitFor();
  await below(page.getByRole('row', { name: /^august/ }));
  await take('godina');

  await page.setViewportSize(WIDE);
  await page.goto(`http://127.0.0.1:${PORT}/obracun-plata`);
  await page.getByText('Ili pogledajte primjer:').locator('..').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Svi redovi' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${root}docs/salary.png` });
}

/** The page of payroll, once the server answers. */
async function opened(page) {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await page.goto(`http://127.0.0.1:${PORT}/plate`).catch(() => undefined);
    if (answer?.ok()) return;
    await page.waitForTimeout(200);
  }
  throw new Error('the portal does not answer');
}
