import { monthCount, monthsLater, type YearMonth } from '../../../core/days/day.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '../../model/month.ts';
import { isKindKey } from '../../model/pay-kind.ts';
import type { SettledWage } from '../../model/wage.ts';
import { kindsOf } from '../../staff/pay-kinds/kinds-of.ts';
import { isYearly } from '../../staff/pay-kinds/limits.ts';
import { type EarlierPay, type HourlyBase, sickHoursOf } from '../api-request/sick-leave.ts';
import { type BaseNeed, earlierBase, type WagesOf } from '../fund-pay/base.ts';
import { baseNeeds } from '../fund-pay/plan.ts';
import { hundredthsOf } from './figures.ts';

/** The workers whose wage depends on earlier closed months, by id. */
export interface EarlierNeeds {
  /** Of the Federation: sick pay is a share of the pay of the month before the sick leave. */
  readonly ill: readonly string[];
  /** With pay whose untaxed limit covers the whole year. */
  readonly limited: readonly string[] | 'all';
  /** The number of months of the year before this one. */
  readonly ofYear: number;
  /** Bases of pay at a fund's cost. */
  readonly bases: readonly BaseNeed[];
}

export function earlierNeeds(firm: Firm, of: PayrollMonth): EarlierNeeds {
  const { workers, month } = of;
  const yearly = kindsOf(firm).filter(isYearly);
  const idsWith = (isNeeded: (entries: WorkerMonth['entries']) => boolean): readonly string[] =>
    Object.entries(workers).flatMap(([id, { entries }]) => (isNeeded(entries) ? [id] : []));
  return {
    ill:
      firm.entity === 'fbih'
        ? idsWith((entries) => sickHoursOf(entries) > 0 && entries.sickBase === undefined)
        : [],
    limited: withRegresApart(
      firm,
      of,
      idsWith((entries) => yearly.some(({ key }) => isKindKey(key) && (entries[key] ?? 0) > 0)),
    ),
    ofYear: month - 1,
    bases: baseNeeds(firm, of),
  };
}

/** The workers of the Federation who are paid regres apart from the wage count too: it has the same limit. */
function withRegresApart(
  { entity }: Firm,
  { payouts = {} }: PayrollMonth,
  ids: readonly string[],
): EarlierNeeds['limited'] {
  const apart = Object.values(payouts).filter(({ kind }) => entity === 'fbih' && kind === 'holidayBonus');
  if (apart.some(({ workers }) => workers === undefined)) return 'all';
  return [...new Set([...ids, ...apart.flatMap(({ workers = [] }) => workers)])];
}

/** True when no earlier month has to be read. */
export const needsNothing = ({ ill, limited, ofYear, bases }: EarlierNeeds): boolean =>
  ill.length + bases.length === 0 && (limited.length === 0 || ofYear === 0);

/**
 * Data of a month's workers from earlier closed months; each month is read once.
 * @param wagesOf the wages of a closed month; undefined if it was not closed here
 */
export async function earlierPaysFor(
  needs: EarlierNeeds,
  month: YearMonth,
  wagesOf: WagesOf,
): Promise<ReadonlyMap<string, EarlierPay>> {
  const read = new Map<number, ReturnType<WagesOf>>();
  const once: WagesOf = (of) => {
    const found = read.get(monthCount(of)) ?? wagesOf(of);
    read.set(monthCount(of), found);
    return found;
  };
  const pays = new Map(await earlierPays(needs, (earlier) => once(monthsLater(month, -earlier))));
  for (const need of needs.bases) {
    const { funds, ...pay } = pays.get(need.worker) ?? {};
    const base = await earlierBase(need, once);
    pays.set(need.worker, { ...pay, funds: { ...funds, [need.absence]: base } });
  }
  return pays;
}

/** The wages of one earlier closed month. */
export type EarlierWages = readonly Pick<SettledWage, 'worker' | 'answer' | 'pays'>[];

/**
 * Data of these workers from earlier closed months. A sick leave that began in an earlier month uses the month before that one.
 * @param wagesBefore the wages of the closed month this many months earlier; undefined if it was not closed here
 */
export async function earlierPays(
  { ill, limited, ofYear }: Omit<EarlierNeeds, 'bases'>,
  wagesBefore: (monthsEarlier: number) => Promise<EarlierWages | undefined>,
): Promise<ReadonlyMap<string, EarlierPay>> {
  const found = new Map<string, EarlierPay>();
  const add = (id: string, more: EarlierPay): void => void found.set(id, { ...found.get(id), ...more });
  const months = limited.length > 0 ? ofYear : 0;
  let wanted: ReadonlySet<string> = new Set(ill);
  for (let earlier = 1; earlier <= months || (earlier <= FURTHEST && wanted.size > 0); earlier++) {
    const stillIll = new Set<string>();
    for (const wage of (await wagesBefore(earlier)) ?? []) {
      const { id } = wage.worker;
      if (earlier <= months && (limited === 'all' || limited.includes(id)))
        add(id, { untaxed: untaxedWith(found.get(id), wage) });
      if (!wanted.has(id)) continue;
      if (isIll(wage.answer)) stillIll.add(id);
      else {
        const sickBase = hourlyPay(wage);
        if (sickBase) add(id, { sickBase });
      }
    }
    wanted = stillIll;
  }
  return found;
}

/** The untaxed pay of later months of the year and of this one, by kind. */
function untaxedWith(
  { untaxed = {} }: EarlierPay = {},
  { pays = [] }: EarlierWages[number],
): EarlierPay['untaxed'] & object {
  const sums = { ...untaxed };
  for (const { kind, untaxed: amount } of pays) if (amount > 0) sums[kind] = (sums[kind] ?? 0) + amount;
  return sums;
}

/** The longest sick leave that is traced back, in months. */
const FURTHEST = 18;

const isIll = ({ bolovanje_sati, odsustvo_fond_sati }: SettledWage['answer']): boolean =>
  hundredthsOf(bolovanje_sati) + hundredthsOf(odsustvo_fond_sati) > 0;

/**
 * The pay of the hours of the fund: the gross without the taxed meal and without further pay, except kinds that count; undefined without
 * either.
 */
function hourlyPay({ answer, pays = [] }: EarlierWages[number]): HourlyBase | undefined {
  const of = (line: string): number => hundredthsOf(answer[line]);
  const counted = sumOf(pays, ({ inSickBase, taxed }) => (inSickBase ? taxed : 0));
  // An opening balance may lack hours.
  const hours = of('redovni_sati');
  const amount = of('bruto_ukupno') - of('stimulacija') - of('topli_obrok_oporezivi') + counted;
  return hours > 0 && amount > 0 ? { amount, hours } : undefined;
}
