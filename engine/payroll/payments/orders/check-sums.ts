import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { type Obligation, partsOfOrder } from '../../model/order.ts';
import { refundSum } from '../../model/refund.ts';
import type { FigureOf, SettledMonth, Withheld } from '../../model/wage.ts';
import { isReceived } from '../../month/calculate/deductions.ts';
import { paidOut } from '../../month/payouts/paid-in.ts';
import { figureSum } from './due.ts';
import type { Ordered } from './orders.ts';

/** One sum from two sources: the slips, and the orders including skipped ones. */
export interface SumCheck {
  readonly label: string;
  readonly slips: Feninga;
  readonly orders: Feninga;
}

const CONTRIBUTIONS: readonly Obligation[] = ['contributions', 'pension', 'health', 'unemployment', 'child'];

type Row = readonly [label: string, of: readonly Obligation[], figure: FigureOf];

const contribution =
  (name: 'pension' | 'health' | 'unemployment' | 'child'): FigureOf =>
  (figures) =>
    figures[name].from + figures[name].on;

const allContributions: FigureOf = (figures) =>
  sumOf(['pension', 'health', 'unemployment', 'child'] as const, (name) => contribution(name)(figures));

const EACH: readonly Row[] = [
  ['PIO', ['pension'], contribution('pension')],
  ['Zdravstveno', ['health'], contribution('health')],
  ['Nezaposlenost', ['unemployment'], contribution('unemployment')],
];

/** Compared only where there is any: orders of earlier closings have no such sum. */
const INSURANCE: Row = ['Osiguranje bez zaposlenja', ['insurance'], ({ insurance = 0 }) => insurance];

const REST: readonly Row[] = [
  ['Doprinosi ukupno', CONTRIBUTIONS, allContributions],
  ['Porez', ['tax'], ({ tax }) => tax],
  ['Solidarnost', ['solidarity'], ({ solidarity }) => solidarity],
  ['Nesreće', ['disaster'], ({ disaster }) => disaster],
  ['Vode', ['water'], ({ water }) => water],
  ['Osobe s invaliditetom', ['disability'], ({ disability }) => disability],
];

/**
 * Conditions for exporting orders: for each fund Σ orders = Σ slips, and Σ public revenue + payouts + deductions + amounts workers have
 * already − Σ claims on funds = Σ cost, skipped ones included: what a fund repays is no cost of the firm. In Republika Srpska all contributions are in one order, so they are compared together.
 */
export function checkSums(settled: SettledMonth, { orders, skipped }: Ordered): SumCheck[] {
  const { firm, wages } = settled;
  const all = [...orders, ...skipped].flatMap(partsOfOrder);
  const ordered = (of: readonly Obligation[]): Feninga =>
    sumOf(
      all.filter(({ obligation }) => obligation && of.includes(obligation)),
      ({ amount }) => amount,
    );
  const hasInsurance = wages.some(({ figures }) => figures.insurance !== undefined);
  const rows = [...(firm.entity === 'rs' ? [] : EACH), ...REST, ...(hasInsurance ? [INSURANCE] : [])];
  const paid = sumOf(wages, paidOut);
  const withheld = wages.flatMap((wage) => wage.withheld).filter(({ payout }) => payout === undefined);
  const amountOf = ({ amount }: Withheld): Feninga => amount;
  const received = sumOf(withheld.filter(isReceived), amountOf);
  const claimed = sumOf(wages, (wage) => refundSum(wage, 'claim'));
  return [
    ...rows.map(([label, of, figure]) => ({ label, slips: figureSum(wages, figure), orders: ordered(of) })),
    { label: 'Isplate radnicima', slips: paid, orders: ordered(['payout']) },
    { label: 'Obustave', slips: sumOf(withheld, amountOf) - received, orders: ordered(['deduction']) },
    {
      label: 'Ukupni trošak',
      slips: figureSum(wages, ({ cost }) => cost),
      orders: sumOf(all, ({ amount }) => amount) + received - claimed,
    },
  ];
}

/** True when every sum agrees to the fening. */
export const sumsAgree = (checks: readonly SumCheck[]): boolean =>
  checks.every(({ slips, orders }) => slips === orders);
