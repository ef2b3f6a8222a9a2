import type { Presentation } from '../../core/calculator.ts';
import { type AnswerJson, linesOf } from '../../core/lines-of.ts';
import { formatMoney } from '../../core/numbers/format.ts';
import { HUNDREDTHS, type Hundredths, mulDiv } from '../../core/numbers/money.ts';
import { isReceived } from '../calculate/deductions.ts';
import { estimateNotes } from '../calculate/estimated.ts';
import { hundredthsOf } from '../calculate/figures.ts';
import { exemptAmount } from '../calculate/tax-base.ts';
import { fullName, seatOf } from '../model/firm.ts';
import { MONTH_COLUMNS } from '../model/month-columns.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { SettledMonth, SettledWage, Withheld } from '../model/wage.ts';
import { refundLines, refundWorking } from '../refunds/lines.ts';
import { refundSum } from '../refunds/refund.ts';
import { IN_KIND_LINE } from './groups.ts';
import { paidRatesOf } from './paid-rates.ts';
import type { Payslip, PayslipFigure } from './payslip.ts';

/**
 * The payslip of one worker of a settled month.
 * @param presentation of the call that calculated the wage
 * @param rates in percent, by the name of their line
 */
export function payslipOf(
  settled: SettledMonth,
  wage: SettledWage,
  presentation: Presentation,
  rates = paidRatesOf(wage),
): Payslip {
  const { firm, month } = settled;
  const { worker, entity, figures, withheld, leftOut, payout } = wage;
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
      account: worker.account,
    },
    lines: withMore(wage, presentation, rates),
    ...(entity === 'fbih' && { coefficient: figures.coefficient }),
    ...(worker.fund && entity === 'bd' && { fund: worker.fund }),
    deductions: withheld.map(({ name, creditor, amount }) => ({
      name: [name, creditor].filter(Boolean).join(', '),
      amount,
    })),
    paid: payout,
    notes: [
      ...estimateNotes({ month, wages: [wage] }),
      ...(worker.cardElsewhere ? [CARD_ELSEWHERE[entity]] : []),
      ...leftOut.map(leftOutWords),
      ...(wage.refunds ?? []).map((one) => `${refundWorking(one)}.`),
    ],
    isSigned: true,
  };
}

const leftOutWords = (one: Withheld): string =>
  isReceived(one)
    ? `Isplata nije pokrila već primljeno: ${one.name}, ${formatMoney(one.amount)}.`
    : `Nije obustavljeno jer ne stane cijelo u isplatu: ${one.name}.`;
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

/** Separates pay in kind and pay for a fund from the further taxed pay of the request. */
function separateLines(
  wage: SettledWage,
  lines: Payslip['lines'],
): readonly (readonly [string, PayslipFigure])[] {
  const { entity, figures } = wage;
  const { inKind } = figures;
  const further = lines.get('stimulacija');
  const separate = inKind + (entity === 'rs' ? refundSum(wage, 'gross') : 0);
  const own = refundLines(wage);
  if (separate === 0 || !further) return own;
  return [
    ['stimulacija', { ...further, value: (hundredthsOf(further.value) - separate) / HUNDREDTHS }],
    ...(inKind > 0
      ? [
          [
            IN_KIND_LINE,
            { ...further, label: MONTH_COLUMNS.inKind.label, value: inKind / HUNDREDTHS },
          ] as const,
        ]
      : []),
    ...own,
  ];
}

type Wire = Readonly<Record<string, unknown>>;

/**
 * The hours of the month's fund by kind, of which a plain answer has only the sum: work, holidays, paid and unpaid leave, days outside the
 * employment. By the name of the line, in hours; calculated as in the slip, so that they add up to its hours to the hundredth.
 */
export function hoursByKind(answer: AnswerJson, request: Wire): Readonly<Record<string, number>> {
  const of = (name: string): Hundredths => hundredthsOf(answer[name]);
  const daily = (of('mjesec_sati') * HUNDREDTHS) / Math.max(HUNDREDTHS, of('radni_dani'));
  const hours = (days: Hundredths): Hundredths => mulDiv(days, daily, HUNDREDTHS);
  const regular = of('redovni_sati');
  const paid = Math.min(hours(hundredthsOf(request.placeno)), regular);
  const holidays = Math.min(hours(of('praznicni_dani')), regular - paid);
  const outside = hours(of('van_odnosa'));
  return inHours({
    rad_sati: regular - holidays - paid,
    praznicni_sati: holidays,
    placeni_sati: paid,
    neplaceni_sati: of('neradno_vrijeme') - outside,
    van_odnosa_sati: outside,
  });
}

const inHours = (hours: Readonly<Record<string, Hundredths>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(hours).map(([name, hundredths]) => [name, hundredths / HUNDREDTHS]));
