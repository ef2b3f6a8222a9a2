import { describe, expect, it, test } from 'vitest';
import type { CalculatorRules } from '../calculator.ts';
import { lawOn } from '../law.ts';
import type { Notations } from '../lines.ts';
import { figure, presentationOf, rulesOf } from './explained.fixture.ts';
import type { Explanation } from './explanation.ts';
import { explanationWriter } from './explanation.ts';
import type { NamedValues } from './notation.ts';

const DAY = '2021-05-01';

/** The law has it from the next month on. */
const later = figure('Kasniji', ['stopa', 1, 'posto']);

const law = {
  porez: figure('Porez', ['stopa', 100_000, 'posto']),
  odbitak: figure('Lični odbitak', ['iznos', 50_000, 'iznos']),
  sati: figure('Radno vrijeme', ['dnevno', 800, 'sati']),
  kasniji: { ...later, promjene: later.promjene.map((change) => ({ ...change, od: '2021-06-01' })) },
};

const definition = presentationOf(
  {
    bruto: ['Bruto', 'iznos'],
    osnovica: ['Osnovica', 'iznos'],
    porez: ['Porez', 'iznos'],
    neto: ['Neto „na ruke"', 'iznos'],
    stopa: ['Stopa', 'posto'],
    satnica: ['Satnica', 'satnica'],
    dani: ['Dani', 'broj'],
  },
  ['porez', 'neto'],
);

interface Case {
  readonly notations: Notations;
  readonly input?: NamedValues;
  readonly lines?: NamedValues;
}

const LINES = { bruto: 200_000, osnovica: 150_000, porez: 15_000, neto: 185_000, dani: 3 };

function explainedBy(rules: CalculatorRules) {
  const write = explanationWriter(definition, rules);
  return ({ notations, input = {}, lines = LINES }: Case): Explanation => {
    const scope = { input, lines, law: lawOn(rules.law, DAY) };
    return JSON.parse(
      write({ day: DAY, scope, notations: () => notations, warnings: [], isEstimate: false }),
    );
  };
}

const explained = (given: Case): Explanation => explainedBy(rulesOf(law))(given);

const slip: Notations = {
  bruto: 'unos.bruto',
  osnovica: 'max(0; bruto − unos.odbitak|zakon.odbitak.iznos)',
  porez: 'osnovica × zakon.porez.stopa',
  neto: 'bruto − porez',
};

test('explains each line in words, figures and law; gives its value only when the answer has none', () => {
  const { redovi, propisi } = explained({ notations: slip, input: { bruto: 200_000 } });
  expect(redovi).toEqual({
    bruto: { vrijednost: 2000, formula: '', racun: '2.000,00', zakon: [] },
    osnovica: {
      vrijednost: 1500,
      formula: 'max(0; bruto − lični odbitak)',
      racun: 'max(0; 2.000,00 − 500,00)',
      zakon: ['odbitak'],
    },
    porez: { formula: 'osnovica × stopa (porez)', racun: '1.500,00 × 10 %', zakon: ['porez'] },
    neto: { formula: 'bruto − porez', racun: '2.000,00 − 150,00', zakon: ['porez'] },
  });
  expect(propisi).toMatchObject({
    odbitak: { naziv: 'Lični odbitak', propis: 'Zakon: Lični odbitak', od: '2020-01-01' },
    porez: { naziv: 'Porez', propis: 'Zakon: Porez' },
  });
  expect(Object.keys(propisi)).toEqual(['odbitak', 'porez']);
});

describe('what was entered', () => {
  const ask = explainedBy(rulesOf(law));
  const osnovica = (input: NamedValues) => ask({ notations: slip, input }).redovi.osnovica;

  it('replaces the law, and the law replaces what was not entered, in any order', () => {
    const byLaw = { formula: 'max(0; bruto − lični odbitak)', zakon: ['odbitak'] };
    const entered = { formula: 'max(0; bruto − odbitak)', zakon: [] };
    expect(osnovica({ odbitak: null })).toMatchObject({ ...byLaw, racun: 'max(0; 2.000,00 − 500,00)' });
    expect(osnovica({ odbitak: 0 })).toMatchObject({ ...entered, racun: 'max(0; 2.000,00 − 0,00)' });
    expect(osnovica({})).toMatchObject(byLaw);
    expect(osnovica({ odbitak: 100 })).toMatchObject({ ...entered, racun: 'max(0; 2.000,00 − 1,00)' });
  });

  it('is distinguished at each place', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const notations = { dani: names.map((name) => `unos.${name}|zakon.odbitak.iznos`).join(' + ') };
    const sets = Array.from({ length: 32 }, (_, set) => names.map((_name, at) => (set >> at) % 2 === 1));
    for (const set of [...sets, ...sets]) {
      const input = Object.fromEntries(names.map((name, at) => [name, set[at] ? 100 : null]));
      expect(ask({ notations, input }).redovi.dani?.racun).toBe(
        set.map((isEntered) => (isEntered ? '1,00' : '500,00')).join(' + '),
      );
    }
  });
});

describe('the law of a line', () => {
  const zakon = (notations: Notations) => explained({ notations }).redovi.neto?.zakon;

  it('is named once when the line reads it several times', () => {
    expect(
      zakon({ neto: 'zakon.porez.stopa × zakon.odbitak.iznos + zakon.porez.stopa × zakon.sati.dnevno' }),
    ).toEqual(['porez', 'odbitak', 'sati']);
  });

  it('is that of its parts, each once, when the line reads none itself', () => {
    const parts = { porez: 'bruto × zakon.porez.stopa', osnovica: 'zakon.odbitak.iznos × zakon.porez.stopa' };
    expect(zakon({ ...parts, neto: 'osnovica − porez − unos.porez' })).toEqual(['odbitak', 'porez']);
  });

  it('is not that of a line with the name of an input or a parameter it reads', () => {
    const parts = { porez: 'zakon.porez.stopa', odbitak: 'zakon.odbitak.iznos', osnovica: 'unos.bruto' };
    expect(zakon({ ...parts, neto: 'osnovica − unos.porez − zakon.kasniji.stopa' })).toEqual([]);
    expect(zakon({ ...parts, kasniji: parts.porez, neto: 'osnovica − zakon.kasniji.stopa' })).toEqual([]);
  });

  it('omits what had no value that day, and uses the parts when nothing else is left', () => {
    expect(zakon({ neto: 'zakon.kasniji.stopa × zakon.porez.stopa' })).toEqual(['porez']);
    const parts = { porez: 'bruto × zakon.porez.stopa' };
    expect(zakon({ ...parts, neto: 'porez × zakon.kasniji.stopa' })).toEqual(['porez']);
    const none = explained({
      notations: { dani: 'zakon.kasniji.stopa', neto: 'dani × zakon.kasniji.stopa' },
    });
    expect(none).toMatchObject({ redovi: { neto: { zakon: [] } }, propisi: {} });
  });
});

test('writes a rate per hour as its own figures at any depth', () => {
  const { redovi } = explained({
    notations: {
      neto: '2 × satnica',
      satnica: 'bruto / zakon.sati.dnevno',
      dani: 'satnica × 3',
    },
    lines: { ...LINES, satnica: 1.23456789 },
  });
  expect(redovi.neto).toMatchObject({ formula: '2 × satnica', racun: '2 × (2.000,00 / 8)', zakon: ['sati'] });
  expect(redovi.satnica).toMatchObject({ racun: '2.000,00 / 8' });
  expect(redovi.dani).toMatchObject({ racun: '(2.000,00 / 8) × 3' });
});

test('treats a line without a kind as an amount, and writes names as JSON', () => {
  const { redovi } = explained({ notations: { 'a"b': 'neto' }, lines: { ...LINES, 'a"b': 125 } });
  expect(redovi['a"b']).toMatchObject({ vrijednost: 1.25, formula: 'neto „na ruke"' });
});

test('gives its own figures and law, quotes escaped, when a line is written out', () => {
  const citation = {
    naziv: 'Praznici',
    od: '2020-01-01',
    pouzdanost: 'visoka',
    provjereno: '2026-11-02',
  } as const;
  const praznici = { working: '1. 5. „Praznik rada"', citations: { praznici: citation, drugi: citation } };
  const rules = rulesOf(law, {
    writtenOut: ({ ima }) => ({ ...(ima ? { dani: praznici } : {}) }),
  });
  const ask = (ima: boolean) =>
    explainedBy(rules)({
      notations: { dani: 'zakon.sati.dnevno', porez: slip.porez ?? '' },
      input: { ima },
    });
  expect(ask(true)).toMatchObject({
    redovi: { dani: { vrijednost: 3, racun: praznici.working, zakon: ['praznici', 'drugi'] } },
    propisi: { praznici: citation, drugi: citation },
  });
  expect(Object.keys(ask(true).propisi)).toEqual(['praznici', 'drugi', 'porez']);
  expect(ask(false).redovi.dani).toMatchObject({ racun: '8', zakon: ['sati'] });
});
