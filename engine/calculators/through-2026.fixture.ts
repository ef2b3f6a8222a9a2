import { type Calculator, calculator } from '../core/calculate.ts';
import { knownThrough } from '../law/known.fixture.ts';
import { loadCalculators } from './load.ts';

const calculators = (await loadCalculators()).map(({ definition, rules }) =>
  calculator(definition, { ...rules, law: knownThrough(rules.law, '2026-12-31') }),
);

/** The calculator of a call, by the law to the end of 2026: figures unknown then remain so, and estimates use figures of that year. */
export function through2026(path: string): Calculator {
  const found = calculators.find(({ definition }) => definition.path === path);
  if (!found) throw new Error(`no call ${path}`);
  return found;
}
