import { describe, expect, test } from 'vitest';
import { lawTrees } from '../law/index.ts';
import { firstUnknown } from '../law/known.fixture.ts';
import { answered } from './answered.fixture.ts';
import { loadCalculators } from './load.ts';

describe('refusals and their fields', () => {
  test.each([
    ['fbih-samostalna-djelatnost', { godina: 2024, kategorija: 'obrt' }, 'godina'],
    ['fbih-samostalna-djelatnost', { godina: 2026, kategorija: 'nepoznata' }, 'kategorija'],
    ['fbih-samostalna-djelatnost', { godina: 2026, kategorija: 'obrt', pocetak: '2025-04-01' }, 'pocetak'],
    [
      'fbih-samostalna-djelatnost',
      { godina: 2026, kategorija: 'obrt', pocetak: '2026-04-02', kraj: '2026-04-01' },
      'kraj',
    ],
    ['fbih-samostalna-djelatnost', { godina: 2026, kategorija: 'obrt_pausal', dobit: 1000 }, 'dobit'],
    ['fbih-strani-narucilac', { bruto: 1000, normirani: 25 }, 'normirani'],
    ['fbih-strani-narucilac', { bruto: 1000, normirani: 20, porez_inostranstvo: 1000 }, 'porez_inostranstvo'],
    ['fbih-ugovor-o-djelu', { bruto: 1, neto: 1 }, 'neto'],
    ['fbih-ugovor-o-djelu', { bruto: 1000, datum: '2017-12-31' }, 'datum'],
    [
      'fbih-ugovor-o-djelu',
      { bruto: 1000, datum: firstUnknown(lawTrees.fbih.parametri.normirani_djelo) },
      'datum',
    ],
    ['mali-preduzetnik', { godina: 2024, prihod: 50_000.01 }, 'prihod'],
    ['mali-preduzetnik', { godina: 2026, prihod: 100_000.01 }, 'prihod'],
    ['mali-preduzetnik', { godina: 2026, prihod: 1000, mjeseci: 13 }, 'mjeseci'],
    ['doprinosi-dopunsko', { godina: 2024 }, 'godina'],
    ['doprinosi-iznajmljivanje', { godina: 2025 }, 'godina'],
    ['sezonski-rad', { godina: 2026, dani: 0 }, 'dani'],
  ])('%s %j', (id, input, polje) => {
    expect(answered(id, input)).toMatchObject({
      greske: [{ polje, poruka: expect.stringMatching(/^\p{Lu}.*\.$/u) }],
    });
  });
});

describe('a year of the self-employed in months', () => {
  const year = (days: object) =>
    answered('fbih-samostalna-djelatnost', { godina: 2026, kategorija: 'obrt', ...days });

  // 576,72 per month
  test.each([
    [{}, 6920.64],
    [{ pocetak: '2026-01-01', kraj: '2026-12-31' }, 6920.64],
    [{ pocetak: '2026-12-31' }, 18.6],
    [{ kraj: '2026-02-28' }, 1153.44],
    [{ pocetak: '2026-06-10', kraj: '2026-06-19' }, 192.24],
    [{ pocetak: '2026-01-16', kraj: '2026-02-14' }, 586.03],
  ])('gives %j the amount %d', (days, godisnji_trosak) => {
    expect(year(days)).toMatchObject({ godisnji_trosak });
  });
});

test('contains the tax in the plain answer when the profit is given, and none otherwise', () => {
  const year = { godina: 2026, kategorija: 'obrt' };
  const taxed = answered('fbih-samostalna-djelatnost', { ...year, dobit: 20_000, koeficijent: 1.5 });
  expect(taxed).toMatchObject({ godisnji_porez: 1460 });
  expect(answered('fbih-samostalna-djelatnost', year)).not.toHaveProperty('godisnji_porez');
});

test('sums the contributions of part of a year from its months', () => {
  expect(answered('mali-preduzetnik', { godina: 2026, prihod: 30_000, mjeseci: 1 })).toMatchObject({
    porez: 600,
    doprinosi: 509.73,
  });
});

test('warns when more is due than was collected, and returns nothing negative', () => {
  expect(answered('mali-preduzetnik', { godina: 2026, prihod: 1000 })).toMatchObject({
    ostaje: 0,
    upozorenja: [{ polje: 'ostaje' }],
  });
  expect(answered('mali-preduzetnik', { godina: 2026, prihod: 100_001 })).toMatchObject({
    greske: [{ poruka: expect.stringContaining('iznad toga porez na dohodak je 10 % dobiti') }],
  });
  expect(answered('mali-preduzetnik', { godina: 2026, prihod: 60_000 })).toMatchObject({
    upozorenja: [{ polje: 'prihod' }],
  });
});

test('subtracts tax paid abroad down to zero', () => {
  const abroad = { bruto: 2000, normirani: 20, porez_inostranstvo: 500 };
  expect(answered('fbih-strani-narucilac', abroad)).toMatchObject({ porez: 0, neto: 1436 });
  expect(answered('fbih-strani-narucilac', { ...abroad, bruto: null, neto: 1436 })).toMatchObject({
    bruto: 2000,
  });
});

test.each([
  ['fbih', 'min(prosječna plata × navršene godine rada / djelilac prosječne plaće; najveća otpremnina)'],
  ['rs', 'prosječna plata × navršene godine rada / djelilac prosječne plate'],
])('parses the divisor of a wage as a part of its formula: %s', async (entitet, formula) => {
  const severance = (await loadCalculators()).find(({ definition }) => definition.id === 'otpremnina');
  const outcome = severance?.calculate({ entitet, prosjecna_plata: 1500, godine: 12 }, '2026-11-22');
  if (!severance || !outcome || 'issues' in outcome) throw new Error(entitet);
  const lines = severance.describe(outcome.calculation);
  expect(lines.find(({ name }) => name === 'otpremnina')?.formula).toBe(formula);
});
