import { describe, expect, it, test } from 'vitest';
import { type Calculator, calculator } from '../core/calculate.ts';
import { dayOf, yearOf } from '../core/days/day.ts';
import { knownUntil } from '../core/law.ts';
import { loadCalculators } from './load.ts';

const wages = (await loadCalculators()).filter(({ definition }) => 'procjena' in definition.fields);

const yearAfter = ({ rules }: Calculator): number => yearOf(knownUntil(rules.law)) + 1;

/** The law as if only these figures were unknown in the next year. */
function without(wage: Calculator, names: readonly string[]): Calculator {
  const year = yearAfter(wage);
  const { definition, rules } = wage;
  const parametri = Object.fromEntries(
    Object.entries(rules.law.parametri).map(([name, parameter]) => {
      const poznato_do = dayOf(names.includes(name) ? year - 1 : year, 12, 31);
      return [name, { ...parameter, poznato_do }];
    }),
  );
  return calculator(definition, { ...rules, law: { ...rules.law, parametri } });
}

/** The answer for the first January whose law is unknown only in the given figures. */
const answered = (wage: Calculator, missing: readonly string[], input: object): Record<string, unknown> =>
  answerOf(without(wage, missing), yearAfter(wage), input);

function answerOf(
  { definition, calculate, answer }: Calculator,
  year: number,
  input: object,
): Record<string, unknown> {
  const fund = 'fond' in definition.fields && { fond: 'RS' };
  const month = { mjesec: 1, godina: year, bruto_plata_input: 1800, ...fund };
  const outcome = calculate({ ...month, ...input }, '2026-11-21');
  return 'issues' in outcome ? { greske: outcome.issues } : JSON.parse(answer(outcome.calculation));
}

const wageOf = (path: string): Calculator => {
  const found = wages.find(({ definition }) => definition.path === path);
  if (!found) throw new Error(`no call ${path}`);
  return found;
};

const FIELDS = [
  {},
  { najniza_osnovica: true, strucna_sprema: 'KV' },
  { bolovanje_sati: 8, ima_preko: true, nocni: true, nocni_sati: 8 },
];

describe.each(wages.map((wage) => ({ path: wage.definition.path, wage })))('$path', ({ wage }) => {
  const { fields } = wage.definition;
  const inputs = FIELDS.map((more) =>
    Object.fromEntries(Object.entries(more).filter(([name]) => name in fields)),
  );

  it.each(Object.keys(wage.rules.law.parametri))('%s', (missing) => {
    const lessKnown = without(wage, [missing]);
    for (const input of inputs) {
      const plain = answerOf(lessKnown, yearAfter(wage), input);
      const wished = answerOf(lessKnown, yearAfter(wage), { ...input, procjena: true });
      if ('greske' in plain) {
        expect(plain).toMatchObject({ greske: [{ kod: 'nema_propisa' }] });
        expect(wished).toMatchObject({ procjena: true });
      } else expect(wished).toEqual(plain);
    }
  });
});

const federal = wageOf('/calculate_fbih');

test('makes no estimate when every figure of the wage is known, whatever else is not', () => {
  const exact = answered(federal, [], {});
  expect(exact).not.toHaveProperty('procjena');
  expect(exact).toHaveProperty('neto_plata');
  expect(answered(federal, ['osnovica_samostalne'], { procjena: true })).toEqual(exact);
});

test('makes an estimate when a figure of the wage is not known, and names its last known month', () => {
  const estimate = answered(federal, ['doprinosi_iz'], { procjena: true });
  expect(estimate).toMatchObject({ procjena: true, neto_plata: answered(federal, [], {}).neto_plata });
  expect(JSON.stringify(estimate)).toContain(`iz 12/${yearAfter(federal) - 1}.`);
});

test('names every missing figure that the wage uses, and no other', () => {
  const missing = ['osnovica_samostalne', 'doprinosi_iz', 'topli_obrok_neoporezivo', 'najniza_osnovica'];
  const estimate = answered(federal, missing, { procjena: true, topli_obrok_input: 12 });
  expect(JSON.stringify(estimate)).toContain(
    'još nisu poznati (neoporezivi topli obrok, doprinosi iz plaće), računato',
  );
});

test('never treats a figure that is no longer known as one the law does not have', () => {
  const raised = { bruto_plata_input: 1000, najniza_osnovica: true };
  expect(answered(federal, ['najniza_osnovica'], raised)).toMatchObject({
    greske: [{ kod: 'nema_propisa' }],
  });
  const skilled = { strucna_sprema: 'KV' };
  expect(answered(wageOf('/calculate'), ['oslobodjeni_dio'], skilled)).toMatchObject({
    greske: [{ kod: 'nema_propisa' }],
  });
});
