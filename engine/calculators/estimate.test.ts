import { expect, it } from 'vitest';
import { calculator } from '../kernel/calculate.ts';
import { dayOf, yearOf } from '../kernel/days/day.ts';
import type { LawTree } from '../kernel/law.ts';
import { knownUntil } from '../kernel/law-by-day.ts';
import { loadCalculators } from './load.ts';

const wage = (await loadCalculators()).find(({ definition }) => definition.path === '/calculate_fbih');
if (!wage) throw new Error('no wage');
const YEAR = yearOf(knownUntil(wage.reckoning.law)) + 1;

/** As if everything were known through the next year but these. */
const lawWithout = (tree: LawTree, names: readonly string[]): LawTree => ({
  ...tree,
  parametri: Object.fromEntries(
    Object.entries(tree.parametri).map(([name, parameter]) => {
      const poznato_do = dayOf(names.includes(name) ? YEAR - 1 : YEAR, 12, 31);
      return [name, { ...parameter, poznato_do }];
    }),
  ),
});

function answered(missing: readonly string[], input: object): Record<string, unknown> {
  const { definition, reckoning } = wage ?? {};
  if (!definition || !reckoning) throw new Error('no wage');
  const { calculate, answer } = calculator(definition, {
    ...reckoning,
    law: lawWithout(reckoning.law, missing),
  });
  const outcome = calculate({ mjesec: 1, godina: YEAR, bruto_plata_input: 1800, ...input }, '2026-11-21');
  return 'issues' in outcome ? { greske: outcome.issues } : JSON.parse(answer(outcome.calculation));
}

it('is none where every figure the wage rests on is known, whatever else is not', () => {
  const exact = answered([], {});
  expect(exact).not.toHaveProperty('procjena');
  expect(exact).toHaveProperty('neto_plata');
  expect(answered(['osnovica_samostalne'], { procjena: true })).toEqual(exact);
});

it('is one where a figure it rests on is not known, and names the month of that one', () => {
  const estimate = answered(['doprinosi_iz'], { procjena: true });
  expect(estimate).toMatchObject({ procjena: true, neto_plata: answered([], {}).neto_plata });
  expect(JSON.stringify(estimate)).toContain(`iz 12/${YEAR - 1}.`);
  expect(answered(['doprinosi_iz'], {})).toMatchObject({ greske: [{ kod: 'nema_propisa' }] });
});
