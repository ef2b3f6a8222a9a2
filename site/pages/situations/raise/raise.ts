import { unbrokenMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Feninga } from '@obracun/engine/core/numbers/money.ts';
import { MY_PARTS, type MyPayslip, wholeOf } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { labelOf } from '../../my-payslip/labels.ts';

/** What a higher wage adds each month, by recipients. */
export interface WageRise extends Pick<MyPayslip, 'entity' | 'parts'> {
  readonly cost: Feninga;
}

/** The difference of two wages of one month. */
export function raiseOf(before: MyPayslip, after: MyPayslip): WageRise {
  const grown = MY_PARTS.map((name) => [name, after.parts[name] - before.parts[name]] as const);
  const parts = Object.fromEntries(grown) as MyPayslip['parts'];
  return { entity: after.entity, parts, cost: wholeOf(after) - wholeOf(before) };
}

/** The raise in one sentence: who pays and who gets what. */
export const raiseSentence = ({ cost, parts: { paid, pension } }: WageRise): string =>
  `Da dobijate ${unbrokenMoney(paid)} više, firma plaća ${unbrokenMoney(cost)} više mjesečno. Od toga u PIO ide ${unbrokenMoney(pension)}.`;

interface Figure {
  readonly label: string;
  readonly amount: string;
}

/** The three figures of the answer. */
export const mainFigures = ({ cost, parts: { paid, pension } }: WageRise): readonly Figure[] => [
  { label: 'Firma plaća više', amount: unbrokenMoney(cost) },
  { label: 'Vi dobijate više', amount: unbrokenMoney(paid) },
  { label: 'U PIO ide više', amount: unbrokenMoney(pension) },
];

/** The other parts that grow. */
export const otherFigures = ({ entity, parts }: WageRise): readonly Figure[] =>
  MY_PARTS.filter((name) => name !== 'paid' && name !== 'pension' && parts[name] !== 0).map((name) => ({
    label: labelOf(entity, name),
    amount: unbrokenMoney(parts[name]),
  }));
