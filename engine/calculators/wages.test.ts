import { describe, expect, test } from 'vitest';
import { calculator } from '../kernel/calculate.ts';
import { knownThrough } from '../law/known.fixture.ts';
import { loadCalculators } from './load.ts';
import { cases, refused } from './wages.cases.json';

const TODAY = '2026-11-22';
/** What is refused and estimated here begins with the next day. */
const LAST = '2026-12-31';
const calculators = (await loadCalculators()).map(({ definition, reckoning }) =>
  calculator(definition, { ...reckoning, law: knownThrough(reckoning.law, LAST) }),
);

const called = (poziv: string) => {
  const found = calculators.find(({ definition }) => definition.path === poziv);
  if (!found) throw new Error(`no call ${poziv}`);
  return found;
};

function answered(poziv: string, request: object): Record<string, unknown> {
  const { calculate, answer } = called(poziv);
  const outcome = calculate(request, TODAY);
  if ('issues' in outcome) throw new Error(JSON.stringify(outcome.issues));
  return JSON.parse(answer(outcome.calculation));
}

describe('wages as they happen', () => {
  test.each(cases)('$id: $shows', ({ call, request, expected }) => {
    expect(answered(call, request)).toMatchObject(expected);
  });

  test.each(cases)('$id comes back from every result it gives', ({ call, request }) => {
    const { bases } = called(call).definition;
    const lines = answered(call, request);
    const empty = Object.fromEntries(Object.keys(bases).map((name) => [name, null]));
    for (const [name, { line: red }] of Object.entries(bases)) {
      if (red === undefined) continue;
      const back = answered(call, { ...request, ...empty, [name]: lines[red] });
      expect(back[red], name).toBe(lines[red]);
      const more = Number(back.bruto_ukupno) - Number(lines.bruto_ukupno);
      expect(Math.abs(more), `${name}: gross`).toBeLessThan(0.045);
    }
  });
});

describe('what is refused', () => {
  test.each(refused)('$id: $shows', ({ call, request, fields }) => {
    const outcome = called(call).calculate(request, TODAY);
    if (!('issues' in outcome)) throw new Error('accepted');
    const [issue] = outcome.issues;
    expect(fields).toContain(issue?.polje);
    expect(issue?.poruka).toMatch(/^\p{Lu}.*\.$/u);
  });
});
