import { definitions } from '@obracun/engine/calculators/index.ts';
import { lawNames, lawYears } from '@obracun/engine/law/names.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { cardOf, cardTextsOf } from '../directory/card.ts';

vi.stubGlobal('CALCULATOR_CARDS', definitions.map(cardOf));
vi.stubGlobal('CALCULATOR_TEXTS', definitions.map(cardTextsOf));

let search: (question: string) => string[];
let first: (question: string) => string | undefined;
let searchLaw: (question: string) => string[];

beforeAll(async () => {
  const { findableLaw, findablePage, portalSearch } = await import('./findable.ts');
  const { searchIn } = await import('./search.ts');
  const { pages } = await import('../../app/routes/routes.ts');
  const inPages = searchIn(pages.filter(({ bare }) => !bare).map(findablePage));
  const inLaw = searchIn(lawNames.map(findableLaw));
  const inPortal = portalSearch(pages, lawNames, lawYears);
  search = (question) => inPages(question).map(({ to }) => to);
  first = (question) => inPortal(question)[0]?.to;
  searchLaw = (question) => inLaw(question).map(({ to }) => to);
});

test.each([
  ['minimalac', '/minuli-topli'],
  ['regres', '/kalkulator-fbih'],
  ['bolovanje', '/kalkulator-brcko'],
  ['godišnji', '/godisnji-odmor'],
  ['virman', '/plate'],
  ['virman', '/fbih-ugovor-o-djelu'],
  ['mip', '/plate'],
  ['dnevnica', '/minuli-topli'],
  ['otpremnina', '/otpremnina'],
  ['knjizno odobrenje', '/faktura'],
  ['frilenser', '/fbih-strani-narucilac'],
  ['paušal', '/fbih-samostalna-djelatnost'],
  ['airbnb', '/doprinosi-iznajmljivanje'],
  ['ponuda', '/faktura'],
  ['logo', '/faktura'],
  ['invoice', '/faktura'],
  ['ćirilica', '/ugovor-o-radu'],
  ['salary', '/kalkulator-fbih'],
  ['penzija', '/doprinosi-dopunsko'],
  ['porodiljsko', '/propisi'],
  ['porodiljsko', '/situacije/porodiljsko'],
  ['trudnica', '/situacije/porodiljsko'],
  ['bolovanje', '/situacije/bolovanje'],
  ['otkaz', '/situacije/otkaz'],
  ['otpremnina', '/situacije/otkaz'],
  ['prvi posao', '/situacije/prvi-posao'],
  ['pripravnik', '/situacije/prvi-posao'],
  ['povišica', '/situacije/povisica'],
  ['freelancer', '/situacije/freelancer'],
  ['penzija', '/situacije/penzija'],
  ['d.o.o.', '/situacije/doo-sp-obrt'],
  ['s.p.', '/situacije/doo-sp-obrt'],
  ['obrt', '/situacije/doo-sp-obrt'],
  ['rok', '/rokovi'],
  ['rokovi', '/rokovi'],
  ['šta se promijenilo', '/promjene'],
])('finds by a common name: %s → %s', (question, path) => expect(search(question)).toContain(path));

test('offers no page that only a link opens', () =>
  expect(first('primljena faktura')).not.toBe('/primljena-faktura'));

test('finds a few pages by d.o.o.', () => {
  expect(search('d.o.o.')).toContain('/plate');
  expect(search('d.o.o.').length).toBeLessThan(10);
});

test.each(['virman', 'virmani', 'platna lista'])('%s leads first to the wages of a firm', (question) =>
  expect(search(question)[0]).toBe('/plate'),
);

test.each([
  ['minimlac', '/minuli-topli'],
  ['bolovnaje', '/minuli-topli'],
  ['otpermnina', '/otpremnina'],
  ['vriman', '/plate'],
  ['dnevnjca', '/minuli-topli'],
])('finds with one wrong letter: %s → %s', (question, path) => expect(search(question)).toContain(path));

test.each([
  ['opća vodna naknada', '/propisi#fbih-naknada_voda'],
  ['najniža plata', '/propisi#rs-najniza_plata'],
  ['licni odbitak', '/propisi#fbih-koeficijenti_odbitka'],
  ['mali preduzetnik', '/propisi#rs-mali_preduzetnik'],
  ['stopa PIO', '/propisi#rs-doprinosi'],
  ['porodiljsko', '/propisi#rs-porodiljsko'],
])('finds a rate by its name: %s → %s', (question, to) => expect(searchLaw(question)).toContain(to));

test.each([
  ['porodiljsko', '/situacije/porodiljsko'],
  ['otkaz', '/situacije/otkaz'],
  ['minimalac', '/propisi#rs-najniza_plata'],
  ['najniža plata', '/propisi#rs-najniza_plata'],
  ['topli obrok', '/minuli-topli'],
  ['regres', '/propisi#fbih-neoporezivi_regres'],
  ['prekovremeni', '/minuli-topli'],
  ['bolovanje preko 42 dana', '/situacije/bolovanje'],
  ['5 dana bolovanja', '/situacije/bolovanje'],
  ['ko plaća bolovanje', '/situacije/bolovanje'],
  ['PDV 17', '/PDV'],
  ['faktura', '/faktura'],
  ['kamata', '/kamata'],
  ['opomena', '/opomena'],
  ['rokovi', '/rokovi'],
  ['listić', '/moj-listic'],
  ['platna lista', '/plate'],
  ['nalog za uplatu', '/plate'],
  ['JS3100', '/plate'],
  ['MIP-1023', '/plate'],
  ['GIP', '/plate'],
  ['dnevnica', '/putni-nalog'],
  ['promjene 2026', '/promjene'],
  ['šta je novo u 2026', '/promjene'],
  ['25 %', '/propisi#trazi=25%20%25'],
])('leads first from %s to %s', (question, to) => expect(first(question)).toBe(to));
