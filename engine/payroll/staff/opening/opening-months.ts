import { firstDayOf, lastDayOf, monthCode, monthCount, type YearMonth } from '../../../core/days/day.ts';
import { HUNDREDTHS, mulDiv, PPM, sumOf } from '../../../core/numbers/money.ts';
import { workerIn } from '../../model/dated-worker.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { newMonth } from '../../model/reading/month.ts';
import type { Refund } from '../../model/refund.ts';
import type { SettledMonth, SettledWage, WageFigures, Withheld } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { missingFigures } from './opening-figures.ts';
import { type OpeningLaw, openingLaw, splitBy } from './opening-law.ts';
import type { OpeningMonth, OpeningYear } from './opening-year.ts';

/** What papers say of figures from an earlier program. */
export const FROM_EARLIER_PROGRAM = 'iz ranijeg programa';

/** One month of a worker in an opening balance. */
export interface OpeningEntry extends YearMonth {
  readonly worker: string;
  readonly figures: OpeningMonth;
}

/** Every month with something typed, first to last. */
export const openingEntries = (openings: readonly OpeningYear[]): readonly OpeningEntry[] =>
  openings
    .flatMap(({ worker, year, months }) =>
      Object.entries(months)
        .filter(([, figures]) => Object.keys(figures).length > 0)
        .map(([month, figures]) => ({ worker, year, month: Number(month), figures })),
    )
    .toSorted((one, other) => monthCount(one) - monthCount(other));

/**
 * Opening balances as settled months, so that everything made of earlier months has one source. Incomplete months, and those before the
 * first known law, have no wage.
 */
export function openingMonths(
  firm: Firm,
  workers: readonly Worker[],
  openings: readonly OpeningYear[],
): readonly SettledMonth[] {
  const byId = new Map(workers.map((worker) => [worker.id, worker]));
  const byMonth = new Map<string, OpeningEntry[]>();
  for (const entry of openingEntries(openings))
    byMonth.set(monthCode(entry), [...(byMonth.get(monthCode(entry)) ?? []), entry]);
  return [...byMonth.values()].flatMap((entries) => {
    const wages = entries.flatMap((entry) => {
      const worker = byId.get(entry.worker);
      return (worker && openingWage(firm.entity, workerIn(worker, entry), entry)) ?? [];
    });
    const [first] = entries;
    return first && wages.length > 0
      ? [{ firm, month: newMonth(firm.id, first.year, first.month), wages }]
      : [];
  });
}

/** The typed payday, else the usual one of a new month. */
function paydayOf({ year, month, figures: { payday } }: OpeningEntry): NonNullable<SettledWage['opening']> {
  return payday === undefined ? { payday: newMonth('', year, month).payday, isUsual: true } : { payday };
}

function openingWage(entity: PayrollEntity, worker: Worker, entry: OpeningEntry): SettledWage | undefined {
  const law = openingLaw(entity, entry, worker.fund);
  if (!law || missingFigures(entry.figures).length > 0) return undefined;
  const { refunded = 0, hours = 0, sickHours = 0 } = entry.figures;
  const figures = figuresOf(entity, law, entry.figures);
  const paid = entry.figures.paid ?? figures.net + figures.untaxed;
  const marks = (value: number): number => value / HUNDREDTHS;
  return {
    worker,
    entity,
    call: '',
    request: { godina: entry.year, mjesec: entry.month },
    answer: {
      bruto_ukupno: marks(figures.gross),
      redovni_sati: marks(Math.max(0, hours - sickHours)),
      bolovanje_sati: marks(sickHours),
      mjesec_sati: marks(hours),
    },
    figures,
    withheld: withheldIn(figures.net + figures.untaxed - paid),
    leftOut: [],
    payout: paid,
    ...(refunded > 0 && { refunds: [refundIn(entry, refunded)] }),
    opening: paydayOf(entry),
  };
}

/** Whatever lowered the payout, as its parts are not known. */
const withheldIn = (amount: number): readonly Withheld[] =>
  amount > 0
    ? [{ name: `Obustave ${FROM_EARLIER_PROGRAM}`, creditor: '', account: '', reference: '', amount }]
    : [];

/** Pay at a fund's cost as one sum; the claim for it is in the earlier program. */
const refundIn = (month: YearMonth, amount: number): Refund => ({
  absence: '',
  kind: 'other',
  from: firstDayOf(month),
  to: lastDayOf(month),
  leaveFrom: firstDayOf(month),
  hours: 0,
  base: { amount: 0, hours: 0 },
  share: 0,
  gross: amount,
  net: amount,
  on: 0,
  repays: 'net',
  claim: 0,
});

function figuresOf(entity: PayrollEntity, law: OpeningLaw, month: OpeningMonth): WageFigures {
  const { gross = 0, contributions = 0, tax = 0, net = 0, untaxed = 0, onTop = 0 } = month;
  const from = contributionsIn(law, contributions, [month.pension, month.health, month.unemployment]);
  const on = splitBy(onTop, law.on);
  const income = law.lessContributions ? gross - contributions : gross;
  const taxBase =
    month.allowance === undefined ? mulDiv(tax, PPM, law.tax) : Math.max(0, income - month.allowance);
  const allowance = month.allowance ?? Math.max(0, income - taxBase);
  const part = (at: number) => ({ from: from[at] ?? 0, on: on[at] ?? 0 });
  return {
    gross,
    inKind: 0,
    base: gross,
    pension: part(0),
    health: part(1),
    unemployment: part(2),
    child: part(3),
    allowance,
    coefficient: entity === 'fbih' ? mulDiv(allowance, PPM, law.deduction) : 0,
    taxBase,
    tax,
    net,
    solidarity: 0,
    water: 0,
    disaster: 0,
    disability: 0,
    untaxed,
    cost: gross + onTop + untaxed,
    fundHours: month.hours ?? 0,
    sickHours: month.sickHours ?? 0,
  };
}

/** Typed parts as they are; the others share the rest by their rates. */
function contributionsIn(
  law: OpeningLaw,
  total: number,
  typed: readonly (number | undefined)[],
): readonly number[] {
  const known = sumOf(typed, (part = 0) => part);
  const rates = law.from.map((rate, at) => (typed[at] === undefined ? rate : 0));
  const open = rates.flatMap((rate, at) => (rate > 0 ? [at] : []));
  const rest = splitBy(
    Math.max(0, total - known),
    open.map((at) => rates[at] ?? 0),
  );
  return law.from.map((_, at) => typed[at] ?? rest[open.indexOf(at)] ?? 0);
}

/** Working days of annual leave used before the register, by year. */
export function openingLeave(openings: readonly OpeningYear[], worker: string): ReadonlyMap<number, number> {
  const days = new Map<number, number>();
  for (const { year, figures, ...entry } of openingEntries(openings))
    if (entry.worker === worker && figures.leaveDays !== undefined)
      days.set(year, (days.get(year) ?? 0) + figures.leaveDays);
  return days;
}

/** True for a year that opening balances may have: its law is known. */
export const isOpeningYear = (year: number): boolean => openingLaw('fbih', { year, month: 1 }) !== undefined;
