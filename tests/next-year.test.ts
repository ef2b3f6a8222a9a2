import { describe, expect, it } from 'vitest';
import { loadCalculators } from '../engine/calculators/load.ts';
import { calculator } from '../engine/core/calculate.ts';
import { yearOf } from '../engine/core/days/day.ts';
import type { LawTree } from '../engine/core/law.ts';
import { knownUntil } from '../engine/core/law.ts';
import { lawTrees } from '../engine/law/index.ts';

const year = yearOf(knownUntil(lawTrees.rs)) + 1;
const january = `${year}-01-15`;

/** The law in January: values that continue were checked again, those set for the year are not published yet. */
const inJanuary = (tree: LawTree): LawTree => ({
  ...tree,
  parametri: Object.fromEntries(
    Object.entries(tree.parametri).map(([name, parameter]) => [
      name,
      parameter.godisnje ? parameter : { ...parameter, poznato_do: `${year}-12-31` },
    ]),
  ),
});

const calculators = (await loadCalculators()).map(({ definition, rules }) =>
  calculator(definition, { ...rules, law: inJanuary(rules.law) }),
);

function answered(id: string, input: object): string {
  const found = calculators.find(({ definition }) => definition.id === id);
  const outcome = found?.calculate(input, january);
  if (!found || !outcome) throw new Error(`no calculator ${id}`);
  return 'issues' in outcome ? (outcome.issues[0]?.poruka ?? '') : 'računa';
}

describe('when a year has begun and its yearly figures are not published', () => {
  it.each([
    ['zakup', { bruto: 500 }],
    ['ugovor-o-djelu', { neto: 500 }],
    ['menadzerski-ugovor', { bruto: 500 }],
    ['datum-staza', { start_date: '2020-01-01', end_date: january }],
  ])('%s answers without them', (id, input) => {
    expect(answered(id, input)).toBe('računa');
  });

  it.each([
    ['minuli-topli', 'najmanji topli obrok'],
    ['kalkulator-fbih', 'neoporezivi topli obrok'],
  ])('%s is refused with the name of the missing figure', (id, figure) => {
    const input = { mjesec: 1, godina: year, bruto_plata_input: 1500 };
    expect(answered(id, input)).toContain(figure);
    expect(answered(id, input)).toContain(`januar ${year}.`);
  });
});
