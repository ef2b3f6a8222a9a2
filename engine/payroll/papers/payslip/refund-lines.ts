import {
  formatAmount,
  formatDay,
  formatHundredths,
  formatMoney,
  formatRate,
} from '../../../core/numbers/format.ts';
import { HUNDREDTHS } from '../../../core/numbers/money.ts';
import { lowerFirst } from '../../../core/text/letters.ts';
import { ABSENCE_KINDS } from '../../model/absence.ts';
import { type Refund, refundSum } from '../../model/refund.ts';
import type { SettledWage } from '../../model/wage.ts';
import type { PayslipFigure } from './payslip.ts';

/** Lines of pay for a fund on a payslip, by name. */
export const REFUND_LINES = {
  gross: 'naknada_fonda_bruto',
  from: 'naknada_fonda_doprinosi',
  net: 'naknada_fonda',
  on: 'naknada_fonda_doprinosi_na',
  claim: 'naknada_fonda_potrazivanje',
} as const;

const LABELS: Readonly<Record<keyof typeof REFUND_LINES, string>> = {
  gross: 'Naknada na teret fonda, bruto',
  from: 'Doprinosi iz naknade',
  net: 'Naknada na teret fonda',
  on: 'Doprinosi na naknadu',
  claim: 'Potraživanje od fonda',
};

/** The figures of pay for a fund that the answer of a wage does not have as lines of their own; none without it. */
export function refundLines(wage: SettledWage): readonly (readonly [string, PayslipFigure])[] {
  if (!wage.refunds) return [];
  const [gross, net] = [refundSum(wage, 'gross'), refundSum(wage, 'net')];
  const amounts: Readonly<Partial<Record<keyof typeof REFUND_LINES, number>>> =
    wage.entity === 'rs'
      ? { gross, claim: refundSum(wage, 'claim') }
      : { gross, from: gross - net, net, on: refundSum(wage, 'on'), claim: refundSum(wage, 'claim') };
  return (Object.entries(amounts) as [keyof typeof REFUND_LINES, number][]).map(([name, amount]) => [
    REFUND_LINES[name],
    {
      label: name === 'gross' ? `${LABELS.gross}: ${kindsOf(wage.refunds ?? [])}` : LABELS[name],
      kind: 'iznos',
      value: amount / HUNDREDTHS,
    },
  ]);
}

/** `porodiljsko odsustvo` */
const kindsOf = (refunds: readonly Refund[]): string =>
  [...new Set(refunds.map(({ kind }) => lowerFirst(ABSENCE_KINDS[kind])))].join(' i ');

/** How each was calculated, as a sentence: hours, base, share. */
export const refundWorking = ({ kind, from, to, hours, base, share, most }: Refund): string =>
  [
    `${ABSENCE_KINDS[kind]} od ${formatDay(from)} do ${formatDay(to)} na teret fonda:`,
    `osnovica ${formatMoney(base.amount)} ${sourceOf(base)} / ${formatHundredths(base.hours)} h`,
    `× ${formatHundredths(hours)} h × ${formatRate(share)}`,
    most === undefined ? '' : `, najviše ${formatAmount(most)} KM`,
  ]
    .filter(Boolean)
    .join(' ')
    .replace(' ,', ',');

const sourceOf = ({ months }: Refund['base']): string =>
  months === undefined
    ? '(upisana)'
    : months === 1
      ? '(mjesec prije odsustva)'
      : `(prosjek mjeseci: ${months})`;
