import { definition as bd } from '@obracun/engine/calculators/kalkulator-brcko/definition.ts';
import { definition as fbih } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition as rs } from '@obracun/engine/calculators/obracun-plata/definition.ts';
import { wholeOf } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { expect, test } from 'vitest';
import { answerTo } from '../../calculator/api/answer.fixture.ts';
import { myWageOf, wageCall } from './my-wage.ts';

const OCTOBER = { year: 2026, month: 10 };

test.each([
  ['rs', rs],
  ['fbih', fbih],
  ['bd', bd],
] as const)('explains what a worker of %s got, all parts together the cost', (entity, definition) => {
  const answer = answerTo(definition, wageCall(entity, OCTOBER, 1500));
  const mine = myWageOf(answer, entity, OCTOBER);
  expect(mine.parts.paid).toBe(150_000);
  expect(wholeOf(mine)).toBe(Math.round(Number(answer.lines.get('ukupni_trosak')?.value) * 100));
});
