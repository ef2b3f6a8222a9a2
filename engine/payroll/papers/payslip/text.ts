import { formatMoney } from '../../../core/numbers/format.ts';
import { unitOf } from '../../../core/numbers/units.ts';
import { payslipTitle } from './document.ts';
import type { Payslip } from './payslip.ts';
import { type PayslipRow, payslipRows } from './rows.ts';

/** The payslip as a message: one line each, an empty one between the groups. */
export function payslipText(payslip: Payslip): string {
  const rows = payslipRows(payslip);
  const lines = rows.flatMap((row, at) => [...(rows[at - 1]?.group === row.group ? [] : ['']), textOf(row)]);
  const head = [payslipTitle(payslip), payslip.employer.name, payslip.worker.name].filter(Boolean);
  return [
    ...head,
    ...lines,
    ...soFarLines(payslip),
    ...(payslip.notes ?? []).map((note) => `\n${note}`),
  ].join('\n');
}

const soFarLines = ({ soFar }: Payslip): readonly string[] =>
  soFar
    ? [
        '',
        `Od početka godine (${soFar.months})`,
        ...soFar.sums.map(({ label, amount }) => `${label}: ${formatMoney(amount)}`),
      ]
    : [];

const textOf = ({ label, hours, base, amount = base }: PayslipRow): string =>
  [
    label,
    [hours && `${hours.text} ${unitOf('sati')}`, amount && `${amount.text} ${unitOf('iznos')}`]
      .filter(Boolean)
      .join(', '),
  ]
    .filter(Boolean)
    .join(': ');
