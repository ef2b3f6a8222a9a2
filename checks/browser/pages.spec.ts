import { expect, test } from './support/test.ts';
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

for (const [path, words] of Object.entries(ROUTES)) {
  test(`${path} reads before scripts run`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(words, 'i'));
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:/);
    await context.close();
  });

  for (const theme of SAME.has(path) ? [] : (['light', 'dark'] as const)) {
    test(`${path} has nothing axe objects to, ${theme}`, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((name) => {
        localStorage.setItem('theme', name);
        localStorage.setItem('pismo', name === 'dark' ? 'cirilica' : 'latinica');
      }, theme);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-started');
      expect(await violationsOn(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  }
}

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
  const tax = page.locator('#rs-porez_ostali-promjene');
  await expect(tax.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Ranije vrijednosti: 1', expanded: false }).first().click();
  await expect(page.getByRole('button', { name: 'Samo posljednje' })).toBeVisible();
});

test('a rate found on the home page leads to its place', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('opća vodna naknada');
  await page.getByRole('link', { name: 'Opća vodna naknada Propisi, Federacija BiH' }).click();
  await expect(page.getByRole('heading', { name: 'Opća vodna naknada' })).toBeInViewport();
});
