import type { Presentation } from '../../../core/calculator.ts';
import { linesOf } from '../../../core/lines-of.ts';
import { formatDay, formatMoney } from '../../../core/numbers/format.ts';
import { HUNDREDTHS } from '../../../core/numbers/money.ts';
import { fullName, seatOf } from '../../model/firm.ts';
import type { PayrollMonth } from '../../model/month.ts';
import { MONTH_COLUMNS } from '../../model/month-columns.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { refundSum } from '../../model/refund.ts';
import type { SettledMonth, SettledWage, Withheld } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { insuredWithoutPay } from '../../month/api-request/without-pay.ts';
import { calledDeduction, isCarriedOn, isReceived } from '../../month/calculate/deductions.ts';
import { estimateNotes } from '../../month/calculate/estimated.ts';
import { hundredthsOf } from '../../month/calculate/figures.ts';
import { hoursByKind } from '../../month/calculate/hours-by-kind.ts';
import { furtherIn, payNotes } from '../../month/calculate/pays-of.ts';
import { statusNotes } from '../../month/calculate/status-notes.ts';
import { exemptAmount } from '../../month/calculate/tax-base.ts';
import { type AccountPay, splitPay } from '../../payments/orders/split-pay.ts';
import { withAbsenceNames } from './absence-names.ts';
import { IN_KIND_LINE } from './groups.ts';
import { paidRatesOf } from './paid-rates.ts';
import type { Payslip, PayslipFigure } from './payslip.ts';
import { refundLines, refundWorking } from './refund-lines.ts';
import { yearSoFar } from './year-so-far.ts';

/**
 * The payslip of one worker of a settled month.
 * @param presentation of the call that calculated the wage
 * @param rates in percent, by the name of their line
 * @param earlier closed months of the year and opening balances
 */
export function payslipOf(
  settled: SettledMonth,
  wage: SettledWage,
  presentation: Presentation,
  rates = paidRatesOf(wage),
  earlier: readonly SettledMonth[] = [],
): Payslip {
  const { firm, month } = settled;
  const { worker, entity, figures, withheld, leftOut, payout } = wage;
  const isPaid = insuredWithoutPay(entity, worker) === undefined;
  const soFar = yearSoFar(settled, wage, earlier);
  return {
    entity,
    year: month.year,
    month: month.month,
    payday: month.payday,
    employer: { name: firm.name, address: seatOf(firm), number: firm.jib },
    ...(firm.logo !== undefined && { logo: firm.logo }),
    worker: {
      name: fullName(worker),
      address: worker.address,
      number: worker.jmbg,
      position: worker.position,
      account: splitPay(worker, payout).map(accountWritten).join('; '),
    },
    lines: withAbsenceNames(
      withSpecialFigures(wage, withMore(wage, presentation, rates)),
      month.workers[worker.id],
    ),
    ...(wage.pays && { pays: furtherIn(wage.pays) }),
    ...(entity === 'fbih' && isPaid && { coefficient: figures.coefficient }),
    ...(worker.fund && entity === 'bd' && { fund: worker.fund }),
    deductions: withheld.map((one) => ({
      name: [calledDeduction(one), one.creditor, paidOn(month, one)].filter(Boolean).join(', '),
      amount: one.amount,
      ...(isReceived(one) && { isReceived: true }),
    })),
    paid: payout,
    ...(soFar && { soFar }),
    notes: [
      ...estimateNotes({ wages: [wage] }),
      ...(worker.cardElsewhere && isPaid ? [CARD_ELSEWHERE[entity]] : []),
      ...payNotes(wage.pays),
      ...(isPaid ? [] : statusNotes(wage)),
      ...leftOut.map((one) => leftOutText(one, worker)),
      ...(wage.refunds ?? []).map((one) => `${refundWorking(one)}.`),
    ],
    isSigned: true,
  };
}

/** The day of the other payout that paid it: `isplaćeno 10. 11. 2026.` */
function paidOn({ payouts = {} }: PayrollMonth, { payout = '' }: Withheld): string {
  const day = payouts[payout]?.day;
  return day === undefined ? '' : `isplaćeno ${formatDay(day)}`;
}

/** `1610000000000000`, or with its amount when the pay is on several accounts. */
const accountWritten = ({ account, amount }: AccountPay, _: number, all: readonly AccountPay[]): string =>
  all.length > 1 ? `${account} (${formatMoney(amount)})` : account;

function leftOutText(one: Withheld, worker: Worker): string {
  if (isReceived(one)) return `Isplata nije pokrila već primljeno: ${one.name}, ${formatMoney(one.amount)}.`;
  return isCarriedOn(one, worker)
    ? `Prenosi se na sljedeći mjesec: ${one.name}, ${formatMoney(one.amount)}.`
    : `Nije obustavljeno jer ne stane cijelo u isplatu: ${one.name}.`;
}

const CARD_ELSEWHERE: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Porezna kartica je kod drugog poslodavca: ovdje nema ličnog odbitka.',
  rs: 'Poreska kartica je kod drugog poslodavca: ovdje nema ličnog odbitka ni umanjenja.',
  bd: 'Poreska kartica je kod drugog poslodavca: ovdje nema ličnog odbitka ni umanjenja.',
};

/**
 * Figures that a plain answer omits and the payslip has: the tax base, calculated for the month, the exempt part, hours by kind,
 * percentages.
 */
function withMore(
  wage: SettledWage,
  presentation: Presentation,
  rates: Readonly<Record<string, number>>,
): Payslip['lines'] {
  const { entity, answer, request, figures } = wage;
  const exempt = exemptAmount(entity, request);
  const lines = linesOf(presentation, answer);
  const more = {
    ...hoursByKind(answer, request),
    poreska_osnovica: figures.taxBase / HUNDREDTHS,
    ...(exempt > 0 && { oslobodjeni_dio: exempt / HUNDREDTHS }),
    ...rates,
  };
  const missing = Object.entries(more).flatMap(([name, value]) => {
    const line = presentation.lines[name];
    return line && !lines.has(name) ? [[name, { ...line, value }] as const] : [];
  });
  return new Map<string, PayslipFigure>([...lines, ...missing, ...separateLines(wage, lines)]);
}

/** Lines of contributions, the only ones of a month without pay. */
const CONTRIBUTION_LINES: ReadonlySet<string> = new Set([
  'osnovica_doprinosa',
  'PIO',
  'zdravstveno',
  'djeca',
  'nezaposlenost',
  'doprinosi_ukupno',
  'pos_PIO',
  'pos_zdravstveno',
  'pos_nezaposlenost',
]);

/** Lines of a worker whose figures are not those of the call: without pay, or with a contribution for service counted longer. */
function withSpecialFigures(
  { worker, entity, figures }: SettledWage,
  lines: Payslip['lines'],
): Payslip['lines'] {
  const insured = insuredWithoutPay(entity, worker);
  if (insured === undefined && figures.longerPension === undefined) return lines;
  if (insured === 'typed') return new Map();
  const own: Readonly<Record<string, number>> = { pos_PIO: figures.pension.on, ukupni_trosak: figures.cost };
  return new Map(
    [...lines]
      .filter(([name]) => insured === undefined || CONTRIBUTION_LINES.has(name) || name in own)
      .map(([name, line]) => {
        const value = own[name];
        return [name, value === undefined ? line : { ...line, value: value / HUNDREDTHS }];
      }),
  );
}

/**
 * Separates pay for a fund from the further taxed pay of the request; and in closings without kinds of pay, pay in kind.
 */
function separateLines(
  wage: SettledWage,
  lines: Payslip['lines'],
): readonly (readonly [string, PayslipFigure])[] {
  const { entity, figures } = wage;
  const { inKind } = figures;
  const further = lines.get('stimulacija');
  const own = refundLines(wage);
  const apart = wage.pays ? 0 : inKind;
  const separate = apart + (entity === 'rs' ? refundSum(wage, 'gross') : 0);
  if (separate === 0 || !further) return own;
  return [
    ['stimulacija', { ...further, value: (hundredthsOf(further.value) - separate) / HUNDREDTHS }],
    ...(apart > 0
      ? [
          [
            IN_KIND_LINE,
            { ...further, label: MONTH_COLUMNS.inKind.label, value: apart / HUNDREDTHS },
          ] as const,
        ]
      : []),
    ...own,
  ];
}
