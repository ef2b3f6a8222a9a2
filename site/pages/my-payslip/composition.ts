import { toWire } from '@obracun/engine/core/numbers/value.ts';
import { MY_PARTS, type MyPayslip } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import type { AnswerLine } from '../../calculator/api/answer.ts';
import { labelOf } from './labels.ts';

const WHOLE = 'whole';

/** The cost of a wage as the bar of its parts. */
export const WAGE_COMPOSITION = { whole: WHOLE, parts: MY_PARTS };

/** The lines of that bar, under a label of the whole. */
export const compositionLines = (
  { entity, parts }: Pick<MyPayslip, 'entity' | 'parts'>,
  label: string,
  whole: number,
): ReadonlyMap<string, AnswerLine> =>
  new Map([
    [WHOLE, line(WHOLE, label, whole)],
    ...MY_PARTS.map((name) => [name, line(name, labelOf(entity, name), parts[name])] as const),
  ]);

const line = (name: string, label: string, amount: number): AnswerLine => ({
  name,
  label,
  kind: 'iznos',
  value: toWire('iznos', amount),
  formula: '',
  working: '',
  citations: [],
});
