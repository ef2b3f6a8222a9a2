import { expect, test } from 'vitest';
import { callOf } from '../core/call-of.ts';
import { loadCalculators } from './load.ts';

const definitions = (await loadCalculators()).map(({ definition }) => definition);
const definitionOf = (id: string) => {
  const found = definitions.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

const WAGE = { mjesec: 3, godina: 2025, bruto_plata_input: 1800.5 };
/** The specified wage call without meals, per diems and paid absence, with month and basis only. */
const SPECIFIED_WAGE = {
  ...WAGE,
  staz: 0,
  neplaceno: null,
  neodrađeni_sati: null,
  licni_odbitak_input: null,
  umanjenje: null,
  ima_preko: false,
  prekovremeni: false,
  prekovremeni_sati: null,
  prekovremeni_proc: null,
  nocni: false,
  nocni_sati: null,
  nocni_proc: null,
  praznik: false,
  praznik_sati: null,
  praznik_proc: null,
  neto_plata_input: null,
  solidarnost_neto_input: null,
  bruto_ukupno_input: null,
};
const WITH_MEAL = { ...SPECIFIED_WAGE, placeno: null, dnevnice: null, topli_obrok_input: null };
const TENURE = { start_date: '2010-03-15', end_date: '2015-02-10' };

test.each([
  ['obracun-plata', WAGE, SPECIFIED_WAGE],
  ['minuli-topli', WAGE, WITH_MEAL],
  ['kalkulator-fbih', { ...WAGE, obveznik_invalidi: true, procjena: false }, WITH_MEAL],
  ['menadzerski-ugovor', { bruto: 100, neto: null, datum: null }, { bruto: 100 }],
  ['ugovor-o-djelu', { neto: 100 }, { neto: 100 }],
  ['autorski-ugovor', { bruto: 100, normirani: 20 }, { bruto: 100, normirani: 20 }],
  ['privremeni-povremeni', { bruto: 100 }, { bruto: 100 }],
  ['zakup', { neto: 100 }, { neto: 100 }],
  ['ostali-dohodak', { ukupan_prihod: 100, priznatirashodi: 0 }, { ukupan_prihod: 100, priznatirashodi: 0 }],
  ...[
    'doprinosi-nekom',
    'doprinosi-kom-pio',
    'doprinosi-kom-nepio',
    'doprinosi-vlasnik',
    'doprinosi-samostalno',
  ].map((id) => [id, { godina: 2025 }, { godina: 2025 }] as const),
  ['datum-staza', TENURE, { ...TENURE, raniji_godine: null, raniji_mjeseci: null, raniji_dani: null }],
] as const)('sends exactly the specified call of %s when nothing else is given', (id, values, call) => {
  expect(callOf(definitionOf(id), values)).toEqual(call);
});

test('sends an optional field when it has a value', () => {
  const given = { stimulacija: 50, obveznik_invalidi: false, najniza_osnovica: true, minuli_proc: 0 };
  expect(callOf(definitionOf('kalkulator-fbih'), { ...WAGE, ...given })).toEqual({ ...WITH_MEAL, ...given });
});

test.each(await loadCalculators())(
  'answers $definition.path the same without its empty fields',
  ({ definition, rules, calculate, answer }) => {
    const answered = (call: object, day: string) => {
      const outcome = calculate(call, day);
      return 'issues' in outcome ? outcome.issues : answer(outcome.calculation);
    };
    for (const { input, day = '2026-11-20' } of rules.examples)
      expect(answered(callOf(definition, input), day)).toBe(answered(input, day));
  },
);
