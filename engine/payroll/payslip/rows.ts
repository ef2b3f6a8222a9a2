import { formatDecimal } from '../../core/numbers/format.ts';
import { sumOf } from '../../core/numbers/money.ts';
import { scaleOf } from '../../core/numbers/units.ts';
import type { Figure } from '../../documents/blocks.ts';
import { amountFigure, decimalFigure } from '../../documents/figures.ts';
import { GROUPS, type PayslipGroup, type PayslipLine, UNTAXED } from './groups.ts';
import type { Payslip, PayslipDeduction } from './payslip.ts';

/** A row as it is read, in a group of which the first row says the title. */
export interface PayslipRow {
  readonly group: string;
  readonly label: string;
  readonly hours?: Figure;
  readonly amount?: Figure;
  readonly isTotal: boolean;
}

/** Every row of the payslip that says something, in the order of its entity. */
export const payslipRows = (payslip: Payslip): readonly PayslipRow[] =>
  GROUPS[payslip.entity].flatMap((group) => groupRows(payslip, group));

const groupRows = (payslip: Payslip, group: PayslipGroup): readonly PayslipRow[] => [
  ...(group.holds === 'coefficient' ? coefficientRow(payslip, group.title) : []),
  ...group.lines.flatMap((line) => rowOf(payslip, group.title, line)),
  ...(group.holds === 'payout' ? payoutRows(payslip, group.title) : []),
];

/** A line in the last unit of its kind; undefined where the answer lacks it. */
function held({ lines }: Payslip, name: string | undefined): number | undefined {
  const line = name === undefined ? undefined : lines.get(name);
  return line && typeof line.value === 'number' ? Math.round(line.value * scaleOf(line.kind)) : undefined;
}

function rowOf(payslip: Payslip, group: string, line: PayslipLine): readonly PayslipRow[] {
  const amount = held(payslip, line.amount);
  const hours = held(payslip, line.hours);
  const said = line.amount === undefined ? hours : amount;
  if (said === undefined || (said === 0 && !line.isTotal)) return [];
  return [
    {
      group,
      label: `${payslip.lines.get(line.amount ?? line.hours ?? '')?.label}${rateWords(held(payslip, line.rate))}`,
      ...(hours && { hours: decimalFigure(hours, 2) }),
      ...(amount !== undefined && { amount: amountFigure(amount) }),
      isTotal: line.isTotal ?? false,
    },
  ];
}

const rateWords = (rate: number | undefined): string => (rate ? ` (${formatDecimal(rate, 4)} %)` : '');

const plain = (group: string, label: string, amount: number, isTotal = false): PayslipRow => ({
  group,
  label,
  amount: amountFigure(amount),
  isTotal,
});

const coefficientRow = ({ coefficient }: Payslip, group: string): readonly PayslipRow[] =>
  coefficient === undefined
    ? []
    : [{ group, label: `Koeficijent ličnog odbitka: ${formatDecimal(coefficient, 6)}`, isTotal: false }];

/** What is kept back, each by name, and what is paid. */
function payoutRows(payslip: Payslip, group: string): readonly PayslipRow[] {
  const paid = payslip.paid ?? held(payslip, 'za_isplatu');
  return [
    ...(payslip.deductions ?? inOne(payslip)).map(({ name, amount }) => plain(group, name, -amount)),
    ...(paid === undefined ? [] : [plain(group, 'Za isplatu', paid, true)]),
  ];
}

/** The sum of the answer; what of it the pay does not cover was not kept back, and is said, so that the rows add up. */
function inOne(payslip: Payslip): readonly PayslipDeduction[] {
  const asked = held(payslip, 'obustave') ?? 0;
  const covered = sumOf(PAID[payslip.entity], (name) => held(payslip, name) ?? 0);
  return [
    { name: 'Obustave', amount: asked },
    { name: 'Obustave koje nisu pokrivene', amount: Math.min(0, covered - asked) },
  ].filter(({ amount }) => amount !== 0);
}

/** What deductions are taken from. */
const PAID: Readonly<Record<Payslip['entity'], readonly string[]>> = {
  rs: ['solidarnost_neto', ...UNTAXED],
  fbih: ['neto_plata', 'topli_obrok', ...UNTAXED],
  bd: ['neto_plata', 'topli_obrok', ...UNTAXED],
};
