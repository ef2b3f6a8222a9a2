import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitions } from '@obracun/engine/calculators/index.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { cardOf, cardTextsOf } from '../../pages/directory/card.ts';

vi.stubGlobal('CALCULATOR_CARDS', definitions.map(cardOf));
vi.stubGlobal('CALCULATOR_TEXTS', definitions.map(cardTextsOf));

/** Every route as users write it. */
const ROUTES =
  '/ /minuli-topli /obracun-plata /minuli-topli-tekstil /menadzerski-ugovor /ugovor-o-djelu /autorski-ugovor ' +
  '/privremeni-povremeni /zakup /ostali-dohodak /doprinosi-nekom /doprinosi-kom-pio /doprinosi-kom-nepio ' +
  '/doprinosi-vlasnik /doprinosi-samostalno /datum-staza /poreska-kamata /o-nama /kontakt /politika-privatnosti ' +
  '/uslovi-koristenja /KorisniLinkovi /kalkulator-FBIH /RS /pdv /PDV /kamata /ugovor-o-radu /faktura /Faktura ' +
  '/plate /PLATE ' +
  '/tacnost /FBIH /fbih-ugovor-o-djelu /fbih-autorski-ugovor /fbih-clan-komisije /fbih-strani-narucilac ' +
  '/fbih-samostalna-djelatnost /mali-preduzetnik /doprinosi-dopunsko /doprinosi-iznajmljivanje /sezonski-rad ' +
  '/svi-obracuni /dokumenti /propisi /odstupanja /ugradi /ugradi/minuli-topli';

let routes: typeof import('./routes.ts');
let texts: typeof import('../../pages/directory/page-texts.ts');

beforeAll(async () => {
  routes = await import('./routes.ts');
  texts = await import('../../pages/directory/page-texts.ts');
});

describe('the table of pages', () => {
  test.each(ROUTES.split(' '))('%s leads to a page, in any letter case and with a trailing slash', (path) => {
    const page = routes.pageAt(path);
    expect(page.path).not.toBe('/404');
    expect(routes.pageAt(path.toUpperCase())).toBe(page);
    expect(routes.pageAt(`${path}/`)).toBe(page);
  });

  test('has a page for every shortcut of the installed site', () => {
    const { shortcuts } = JSON.parse(readFileSync('site/public/manifest.webmanifest', 'utf8'));
    expect(shortcuts.map(({ url }: { readonly url: string }) => routes.pageAt(url).path)).toEqual(
      shortcuts.map(({ url }: { readonly url: string }) => url),
    );
  });

  test('renders the not-found page for an unknown address', () => {
    expect(routes.pageAt('/nema-me').path).toBe('/404');
    expect(routes.pageAt('/ugradi/faktura').path).toBe('/404');
    expect(routes.pageAt('/ugradi/plate').path).toBe('/404');
  });

  test('uses one screen for both names of the interest calculator', () => {
    expect(routes.samePage('/kamata', '/poreska-kamata')).toBe(true);
    expect(routes.samePage('/kamata', '/PDV')).toBe(false);
  });

  test('has texts for every page, and no two equal titles', () => {
    for (const page of routes.pages) expect(texts.textsOf(page).description.length).toBeGreaterThan(20);
    const titles = routes.pages.filter(({ bare }) => !bare).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('has all thirteen Srpska tools', () => {
    const srpska = routes.pages.filter(({ group, bare }) => group === 'rs' && !bare);
    expect(srpska.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/minuli-topli',
        '/obracun-plata',
        '/ugovor-o-djelu',
        '/privremeni-povremeni',
        '/zakup',
        '/menadzerski-ugovor',
        '/autorski-ugovor',
        '/ostali-dohodak',
        '/doprinosi-nekom',
        '/doprinosi-kom-pio',
        '/doprinosi-kom-nepio',
        '/doprinosi-vlasnik',
        '/doprinosi-samostalno',
      ]),
    );
  });
});

test('preloads existing sources', () => {
  const named = routes.pages.flatMap(({ preload = [] }) => preload);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((source) => !existsSync(join(import.meta.dirname, '../..', source)))).toEqual([]);
});
