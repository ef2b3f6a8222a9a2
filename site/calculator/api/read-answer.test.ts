import { definition as foreignClient } from '@obracun/engine/calculators/fbih-strani-narucilac/definition.ts';
import { definition as federalWage } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition as wage } from '@obracun/engine/calculators/obracun-plata/definition.ts';
import { describe, expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const shown = async (json: unknown) => {
  const { lines } = await readAnswer(wage, true, json);
  return Object.fromEntries([...lines].map(([name, { value }]) => [name, value]));
};

test('parses a figure, also written as text; ignores other text', async () => {
  expect(
    await shown({ neto_plata: '961.5', bruto_ukupno: '-1500', PIO: 277.5, porez: 'oko sto' }),
  ).toMatchObject({
    neto_plata: 961.5,
    bruto_ukupno: -1500,
    PIO: 277.5,
  });
  expect(await shown({ neto_plata: 1, porez: 'oko sto', PIO: '9'.repeat(40) })).toEqual({ neto_plata: 1 });
});

test('ignores a figure beyond the computable range', async () => {
  expect(await shown({ neto_plata: 1, PIO: 1e300 })).toEqual({ neto_plata: 1 });
});

test('refuses an answer of texts alone', async () => {
  await expect(readAnswer(wage, true, { neto_plata: 'oko sto' })).rejects.toThrow('Greška pri izračunu');
});

describe('an answer with the specified fields alone', () => {
  /** Gross 2.000 KM in July 2025: employee 17 %, 12,5 % and 1,5 %; employer 2,5 %, 2 % and 0,5 %. */
  const SPECIFIED = {
    PIO: 340,
    zdravstveno: 250,
    nezaposlenost: 30,
    doprinosi_ukupno: 620,
    porez: 108,
    neto_plata: 1272,
    bruto_ukupno: 2000,
    pos_PIO: 50,
    pos_zdravstveno: 40,
    pos_nezaposlenost: 10,
    pos_doprinosi: 100,
    naknada_nesrece: 6.36,
    naknada_voda: 6.36,
    naknada_invalidi: 10,
  };
  const JULY = { mjesec: 7, godina: 2025 };
  const figures = async (answer: object, fields?: Readonly<Record<string, unknown>>) => {
    const { lines } = await readAnswer(federalWage, true, answer, fields);
    return Object.fromEntries([...lines].map(([name, { value }]) => [name, value]));
  };

  test('has the recapitulation with the shares of the Federation and the canton', async () => {
    const recap = {
      ukupno_PIO: 390,
      ukupno_zdravstveno: 290,
      zdravstveno_federacija: 29.58,
      zdravstveno_kanton: 260.42,
      ukupno_nezaposlenost: 40,
      nezaposlenost_federacija: 12,
      nezaposlenost_kanton: 28,
      ukupne_obaveze: 850.72,
      bruto_bez_zdravstvenog: 1832.72,
    };
    expect(await figures(SPECIFIED, JULY)).toMatchObject(recap);
    expect(await figures(SPECIFIED)).toMatchObject(recap);
  });

  test('keeps the parts a service sends', async () => {
    const own = { zdravstveno_federacija: 30, zdravstveno_kanton: 260 };
    expect(await figures({ ...SPECIFIED, ...own }, JULY)).toMatchObject(own);
  });

  test('has no part of a missing whole', async () => {
    const { pos_zdravstveno: _, ...rest } = SPECIFIED;
    const read = await figures(rest, JULY);
    expect(read).toMatchObject({ nezaposlenost_kanton: 28 });
    expect(read).not.toHaveProperty('zdravstveno_federacija');
    expect(read).not.toHaveProperty('zdravstveno_kanton');
  });

  test('has no part at the rate of a day before any law', async () => {
    expect(await figures(SPECIFIED, { mjesec: 12, godina: 2017 })).not.toHaveProperty('zdravstveno_kanton');
  });

  test('splits the health insurance of work for a foreign client', async () => {
    const { lines } = await readAnswer(foreignClient, true, { zdravstveno: 100 }, { datum: '2026-03-01' });
    expect([lines.get('zdravstveno_federacija')?.value, lines.get('zdravstveno_kanton')?.value]).toEqual([
      10.2, 89.8,
    ]);
  });
});
