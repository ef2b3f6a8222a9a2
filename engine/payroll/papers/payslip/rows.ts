import { formatDecimal } from '../../../core/numbers/format.ts';
import { HUNDREDTHS, sumOf } from '../../../core/numbers/money.ts';
import { formatStored, scaleOf, unitOfFigure } from '../../../core/numbers/units.ts';
import type { Figure } from '../../../documents/blocks.ts';
import { amountFigure, decimalFigure } from '../../../documents/figures.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import { isKindKey, type KindUnit, type PaidLine, unitOfKind } from '../../model/pay-kind.ts';
import { GROUPS, type PayslipGroup, type PayslipLine, UNTAXED } from './groups.ts';
import type { Payslip, PayslipDeduction } from './payslip.ts';

/** A row in a group whose first row has the title. */
export interface PayslipRow {
  readonly group: string;
  readonly label: string;
  readonly hours?: Figure;
  /** What others are computed from; a row has it or an amount. */
  readonly base?: Figure;
  readonly amount?: Figure;
  readonly isTotal: boolean;
}

/** Every non-empty row of the payslip, in the order of its entity. */
export const payslipRows = (payslip: Payslip): readonly PayslipRow[] =>
  GROUPS[payslip.entity].flatMap((group) => groupRows(payslip, group));

const groupRows = (payslip: Payslip, group: PayslipGroup): readonly PayslipRow[] => [
  ...(group.holds === 'coefficient' ? coefficientRow(payslip, group.title) : []),
  ...group.lines.flatMap((line) => rowOf(payslip, group.title, line)),
  ...(group.holds === 'earned' ? earnedRow(payslip, group.title) : []),
  ...(group.holds === 'payout' ? payoutRows(payslip, group.title) : []),
];

/** A line in the last unit of its kind; undefined when the answer lacks it. */
function figureOf({ lines }: Payslip, name: string | undefined): number | undefined {
  const line = name === undefined ? undefined : lines.get(name);
  return line && typeof line.value === 'number' ? Math.round(line.value * scaleOf(line.kind)) : undefined;
}

function rowOf(payslip: Payslip, group: string, line: PayslipLine): readonly PayslipRow[] {
  if (line.byKind && payslip.pays) return payRows(payslip.pays, group, line.byKind);
  const amount = figureOf(payslip, line.amount);
  const hours = figureOf(payslip, line.hours);
  const value = line.amount === undefined ? hours : amount;
  if (value === undefined || (value === 0 && !line.isTotal)) return [];
  return [
    {
      group,
      label: `${payslip.lines.get(line.amount ?? line.hours ?? '')?.label}${rateText(figureOf(payslip, line.rate))}`,
      ...(hours && { hours: decimalFigure(hours, 2) }),
      ...(amount !== undefined && { [line.isBase ? 'base' : 'amount']: amountFigure(amount) }),
      isTotal: line.isTotal ?? false,
    },
  ];
}

/** A row for each kind of pay; what is above a limit is named among the taxed pay. */
const payRows = (
  pays: readonly PaidLine[],
  group: string,
  part: 'taxed' | 'untaxed',
): readonly PayslipRow[] =>
  pays
    .filter((pay) => pay[part] > 0)
    .map((pay) => ({
      group,
      label: `${oneLine(pay.name)}${part === 'taxed' && pay.untaxed > 0 ? ', oporezivi dio' : ''}${quantityText(pay)}`,
      ...(unitIn(pay) === 'sati' && { hours: decimalFigure(pay.quantity ?? 0, 2) }),
      amount: amountFigure(pay[part]),
      isTotal: false,
    }));

const unitIn = ({ kind, quantity }: PaidLine): KindUnit | undefined =>
  quantity !== undefined && isKindKey(kind) ? unitOfKind(kind) : undefined;

/** ` (10 %)`, ` (3 dana)`, ` (120)`; hours have a column. */
function quantityText(pay: PaidLine): string {
  const { quantity = 0 } = pay;
  switch (unitIn(pay)) {
    case 'posto':
      return ` (${formatStored('posto', quantity)} %)`;
    case 'dani':
      return ` (${formatStored('dani', quantity)} ${unitOfFigure('dani', quantity / HUNDREDTHS)})`;
    case 'broj':
      return ` (${formatStored('koeficijent', quantity)})`;
    default:
      return '';
  }
}

const rateText = (rate: number | undefined): string => (rate ? ` (${formatDecimal(rate, 4)} %)` : '');

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

/** The sum of what is earned, where that is more than the gross. */
function earnedRow(payslip: Payslip, group: string): readonly PayslipRow[] {
  const summary = payslipSummary(payslip);
  return summary && summary.earned !== figureOf(payslip, 'bruto_ukupno')
    ? [plain(group, 'Primanja ukupno', summary.earned, true)]
    : [];
}

/** The deductions, each by name, their sum with contributions and tax, and the payout. */
function payoutRows(payslip: Payslip, group: string): readonly PayslipRow[] {
  const paid = payslip.paid ?? figureOf(payslip, 'za_isplatu');
  const summary = payslipSummary(payslip);
  return [
    ...(payslip.deductions ?? inOne(payslip)).map(({ name, amount }) => plain(group, name, -amount)),
    ...(summary ? [plain(group, 'Odbici ukupno', summary.paid - summary.earned, true)] : []),
    ...(paid === undefined ? [] : [plain(group, 'Za isplatu', paid, true)]),
  ];
}

/** The pay, and how it comes from the earnings: what is deducted from them, each not zero. */
export interface PayslipSummary {
  readonly paid: number;
  readonly earned: number;
  readonly deducted: readonly { readonly label: string; readonly amount: number }[];
}

/** Undefined without a pay, or when the lines do not add up to it to the fening, as for a part of a month. */
export function payslipSummary(payslip: Payslip): PayslipSummary | undefined {
  const of = (name: string): number => figureOf(payslip, name) ?? 0;
  const paid = payslip.paid ?? figureOf(payslip, 'za_isplatu');
  if (paid === undefined) return undefined;
  const withheld = payslip.deductions ?? inOne(payslip);
  const deducted = [
    { label: 'doprinosi', amount: of('doprinosi_ukupno') },
    { label: 'porez', amount: of('porez') },
    { label: 'solidarnost', amount: of('solidarnost_iznos') },
    { label: 'obustave', amount: sumOf(withheld, (one) => (one.isReceived ? 0 : one.amount)) },
    { label: 'ostale isplate', amount: sumOf(withheld, (one) => (one.isReceived ? one.amount : 0)) },
  ].filter(({ amount }) => amount !== 0);
  const earned = of('bruto_ukupno') + sumOf(EARNED[payslip.entity], of);
  const left = earned - sumOf(deducted, ({ amount }) => amount);
  return left === paid ? { paid, earned, deducted } : undefined;
}

/** Earned beside the gross. */
const EARNED: Readonly<Record<Payslip['entity'], readonly string[]>> = {
  rs: UNTAXED,
  fbih: ['topli_obrok', ...UNTAXED],
  bd: ['topli_obrok', ...UNTAXED],
};

/** The sum of the answer; a note names the part that the pay does not cover and that was not deducted, so that the rows add up. */
function inOne(payslip: Payslip): readonly PayslipDeduction[] {
  const requested = figureOf(payslip, 'obustave') ?? 0;
  const covered = sumOf(PAID[payslip.entity], (name) => figureOf(payslip, name) ?? 0);
  return [
    { name: 'Obustave', amount: requested },
    { name: 'Obustave koje nisu pokrivene', amount: Math.min(0, covered - requested) },
  ].filter(({ amount }) => amount !== 0);
}

/** The base of deductions. */
const PAID: Readonly<Record<Payslip['entity'], readonly string[]>> = {
  rs: ['solidarnost_neto', ...UNTAXED],
  fbih: ['neto_plata', 'topli_obrok', ...UNTAXED],
  bd: ['neto_plata', 'topli_obrok', ...UNTAXED],
};
