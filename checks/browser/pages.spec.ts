import { expect, type Page, test } from './support/test.ts';
import { violationsOn } from './support/violations.ts';

/** Every route of the portal as people write it, with the words its title must have. */
const ROUTES = {
  '/': 'Obračun plata',
  '/RS': 'Kalkulatori za Republiku Srpsku',
  '/minuli-topli': 'Puno radno vrijeme s toplim obrokom',
  '/obracun-plata': 'Puno radno vrijeme bez toplog obroka',
  '/kalkulator-FBIH': 'Federacija Bosne i Hercegovine',
  '/kalkulator-brcko': 'Brčko distrikt',
  '/menadzerski-ugovor': 'Menadžerski ugovor',
  '/ugovor-o-djelu': 'Ugovor o djelu',
  '/autorski-ugovor': 'Autorski ugovor',
  '/privremeni-povremeni': 'Privremeni i povremeni poslovi',
  '/zakup': 'Zakup imovine',
  '/ostali-dohodak': 'Ostali dohodak',
  '/doprinosi-nekom': 'Nekomercijalno gazdinstvo',
  '/doprinosi-kom-pio': 'Komercijalno gazdinstvo 45/37',
  '/doprinosi-kom-nepio': 'Komercijalno gazdinstvo 55/55',
  '/doprinosi-vlasnik': 'Vlasnik',
  '/doprinosi-samostalno': 'Samostalno zanimanje',
  '/mali-preduzetnik': 'Mali preduzetnik',
  '/doprinosi-dopunsko': 'Dopunsko zanimanje',
  '/doprinosi-iznajmljivanje': 'Iznajmljivanje turistima',
  '/sezonski-rad': 'Sezonski rad',
  '/FBIH': 'Kalkulatori za Federaciju BiH',
  '/fbih-ugovor-o-djelu': 'Ugovor o djelu – obračun u Federaciji BiH',
  '/fbih-autorski-ugovor': 'Autorski ugovor – obračun u Federaciji BiH',
  '/fbih-clan-komisije': 'Član komisije ili odbora',
  '/fbih-strani-narucilac': 'Rad za stranog naručioca',
  '/fbih-samostalna-djelatnost': 'Samostalna djelatnost',
  '/datum-staza': 'staž',
  '/pdv': 'PDV',
  '/PDV': 'PDV',
  '/kamata': 'Kamata',
  '/poreska-kamata': 'Kamata',
  '/kamata-kroz-vrijeme': 'Kamata kroz vrijeme',
  '/radni-sati': 'Kalendar radnih sati',
  '/poredjenje': 'Poređenje',
  '/otpremnina': 'Kalkulator otpremnine',
  '/godisnji-odmor': 'Kalkulator godišnjeg odmora',
  '/faktura': 'Faktura',
  '/Faktura': 'Faktura',
  '/ugovor-o-radu': 'Ugovor o radu',
  '/plate': 'Plate firme',
  '/plate/kako-radi': 'Plate firme: kako radi',
  '/putni-nalog': 'Putni nalog',
  '/opomena': 'Opomena',
  '/ios': 'IOS',
  '/dokumenti': 'Izrada dokumenata',
  '/KorisniLinkovi': 'Korisni linkovi',
  '/politika-privatnosti': 'Politika privatnosti',
  '/uslovi-koristenja': 'Uslovi korištenja',
  '/o-nama': 'O meni',
  '/kontakt': 'Kontakt',
  '/minuli-topli-tekstil': 'tekstil',
  '/propisi': 'Propisi',
  '/odstupanja': 'Odstupanja',
  '/tacnost': 'Tačnost',
  '/api': 'API',
  '/ugradi': 'Ugradnja',
  '/ugradi/minuli-topli': 'Puno radno vrijeme s toplim obrokom',
} as const;

/** Other ways to write an address lead to the same page. */
const SAME = new Set(['/PDV', '/Faktura', '/poreska-kamata']);

const textIn = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1]?.trim() ?? '';

test('every page reads before scripts run', async ({ request }) => {
  for (const [path, words] of Object.entries(ROUTES)) {
    const answer = await request.get(path);
    const html = await answer.text();
    const said = {
      path,
      status: answer.status(),
      title: textIn(html, /<title>([^<]*)<\/title>/),
      heading: textIn(html, /<h1[^>]*>(.*?)<\/h1>/s),
      description: textIn(html, /<meta name="description" content="([^"]*)"/),
      canonical: textIn(html, /<link rel="canonical" href="([^"]*)"/),
    };
    expect(said).toEqual({
      path,
      status: 200,
      title: expect.stringMatching(new RegExp(words, 'i')),
      heading: expect.stringMatching(/\S/),
      description: expect.stringMatching(/.{20,}/),
      canonical: expect.stringMatching(/^https:/),
    });
  }
});

const settled = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-started');
};

/** As a visitor turns it; a page without a header takes what is stored. */
const inDarkAndCyrillic = async (page: Page, path: string) => {
  const header = page.getByRole('banner');
  if ((await header.count()) > 0)
    for (const name of ['Tamna tema', 'Ћирилица']) await header.getByRole('button', { name }).click();
  else {
    await page.evaluate(() => Object.assign(localStorage, { theme: 'dark', pismo: 'cirilica' }));
    await settled(page, path);
  }
  await expect(page.locator('html[data-theme="dark"][lang="bs-Cyrl"]')).toBeVisible();
};

for (const path of Object.keys(ROUTES).filter((route) => !SAME.has(route)))
  test(`${path} has nothing axe objects to, light and Latin, dark and Cyrillic`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await settled(page, path);
    expect(await violationsOn(page)).toEqual([]);
    await inDarkAndCyrillic(page, path);
    expect(await violationsOn(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

test('axe says what is wrong, and also inside a frame', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.setContent(
    '<main><p style="color:#eee;background:#fff">blijedo</p><iframe title="u okviru"></iframe>',
  );
  await page.frames()[1]?.setContent('<main><img src="/favicon.svg"></main>');
  const said = (await violationsOn(page)).join('\n');
  expect(said).toContain('color-contrast: <p');
  expect(said).toContain('image-alt: <img');
});

test('an address that leads nowhere is a 404 that helps', async ({ page }) => {
  const answer = await page.goto('/nema-me');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nema te stranice');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('the law opens on the tab its address leads to, and shows earlier values when asked', async ({
  page,
}) => {
  await page.goto('/propisi#fbih-naknada_voda');
  await expect(page.getByRole('radio', { name: 'Federacija BiH' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Opća vodna naknada' })).toBeInViewport();
  await page.getByText('Republika Srpska', { exact: true }).first().click();
  await page.getByText('Porezi (7)').click();
  await page.getByRole('heading', { name: 'Porez na ostale prihode' }).click();
  const tax = page.locator('#rs-porez_ostali-promjene');
  await expect(tax.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Ranije vrijednosti: 1', expanded: false }).first().click();
  await expect(page.getByRole('button', { name: 'Samo posljednje' })).toBeVisible();
});

test('the law is as long as what is read of it; a link inside it and paper open what is folded', async ({
  page,
}) => {
  await page.goto('/propisi');
  const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await tall()).toBeLessThan(1500);
  await page.evaluate(() => {
    location.hash = 'rs-solidarnost';
  });
  const source = page.getByText('Zakon o Fondu solidarnosti').first();
  await expect(source).toBeInViewport();
  await page.reload();
  await expect(source).toBeInViewport();
  await page.goto('/propisi');
  await page.emulateMedia({ media: 'print' });
  expect(await tall()).toBeGreaterThan(5000);
});

test('a rate found on the home page leads to its place', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('opća vodna naknada');
  await page.getByRole('link', { name: 'Opća vodna naknada Propisi, Federacija BiH' }).click();
  await expect(page.getByRole('heading', { name: 'Opća vodna naknada' })).toBeInViewport();
});
