import { MONTH_NAMES, monthCode } from '@obracun/engine/core/days/day.ts';
import type { Feninga } from '@obracun/engine/core/numbers/money.ts';
import { toWire } from '@obracun/engine/core/numbers/value.ts';
import {
  type MyPayslip,
  readMyPayslip,
  writeMyPayslip,
} from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { PAYSLIP, storedPayslips } from '../../calculator/saved-results/keep-result.ts';
import type { StoredLine, StoredResult } from '../../calculator/saved-results/stored-result.ts';
import type { Database } from '../../storage/db/database.ts';
import type { StoredRecord } from '../../storage/db/tables.ts';
import { labelOf } from './labels.ts';

/** A payslip as a calculation to be saved and compared. */
export const resultOfPayslip = (payslip: MyPayslip): StoredResult => ({
  name: monthName(payslip),
  calculator: PAYSLIP,
  link: writeMyPayslip(payslip),
  inputs: [],
  main: 'paid',
  lines: linesOf(payslip),
});

/** `oktobar 2026.` */
export const monthName = ({ year, month }: Pick<MyPayslip, 'year' | 'month'>): string =>
  `${MONTH_NAMES[month - 1]?.[0]} ${year}.`;

const OWN = 'Vaša plata';
const OTHERS = 'Uplaćeno za vas';

const linesOf = ({ entity, gross, parts }: MyPayslip): StoredLine[] => [
  line('gross', 'Bruto', gross, OWN),
  ...(['withheld', 'paid'] as const).map((name) => line(name, labelOf(entity, name), parts[name], OWN)),
  ...(['pension', 'health', 'other', 'tax', 'solidarity', 'levies'] as const).map((name) =>
    line(name, labelOf(entity, name), parts[name], OTHERS),
  ),
];

const line = (name: string, label: string, amount: Feninga, section: string): StoredLine => ({
  name,
  label,
  kind: 'iznos',
  value: toWire('iznos', amount),
  section,
  law: [],
});

/** A payslip stored here. */
export interface SavedPayslip extends StoredRecord<StoredResult> {
  readonly payslip: MyPayslip;
}

/** The payslips stored here, the latest month first; only readable ones. */
export async function savedPayslips(db: Database): Promise<readonly SavedPayslip[]> {
  const stored = await storedPayslips(db);
  const read = stored.flatMap((one) => {
    const payslip = readMyPayslip(one.content.link);
    return payslip ? [{ ...one, payslip }] : [];
  });
  return read.toSorted((one, other) => (monthCode(one.payslip) < monthCode(other.payslip) ? 1 : -1));
}
