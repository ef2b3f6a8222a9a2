import { describe, expect, test } from 'vitest';
import { through2026 } from './through-2026.fixture.ts';
import { cases, refused } from './wages.cases.json';

const TODAY = '2026-11-22';

function answered(poziv: string, request: object): Record<string, unknown> {
  const { calculate, answer } = through2026(poziv);
  const outcome = calculate(request, TODAY);
  if ('issues' in outcome) throw new Error(JSON.stringify(outcome.issues));
  return JSON.parse(answer(outcome.calculation));
}

describe('typical wages', () => {
  test.each(cases)('$id: $shows', ({ call, request, expected }) => {
    expect(answered(call, request)).toMatchObject(expected);
  });

  test.each(cases)('solves $id from every result it gives', ({ call, request }) => {
    const { bases } = through2026(call).definition;
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

describe('refusals', () => {
  test.each(refused)('$id: $shows', ({ call, request, fields }) => {
    const outcome = through2026(call).calculate(request, TODAY);
    if (!('issues' in outcome)) throw new Error('accepted');
    const [issue] = outcome.issues;
    expect(fields).toContain(issue?.polje);
    expect(issue?.poruka).toMatch(/^\p{Lu}.*\.$/u);
  });
});
