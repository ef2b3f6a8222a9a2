import { monthCount, monthsLater, type YearMonth } from '../../core/days/day.ts';
import { type Feninga, HUNDREDTHS, mulDiv } from '../../core/numbers/money.ts';
import { type EarlierPay, sickHoursOf } from '../api-request/sick-leave.ts';
import type { Firm } from '../model/firm.ts';
import type { PayrollMonth } from '../model/month.ts';
import type { SettledWage } from '../model/wage.ts';
import { type BaseNeed, earlierBase, type WagesOf } from '../refunds/base.ts';
import { baseNeeds } from '../refunds/plan.ts';
import { hundredthsOf } from './figures.ts';

/**
 * The workers whose wage depends on an earlier one: in the Federation sick pay is a share of the pay of the month before the sick leave.
 */
export const needingEarlierPay = (
  { entity }: Pick<Firm, 'entity'>,
  { workers }: PayrollMonth,
): readonly string[] =>
  entity === 'fbih'
    ? Object.entries(workers).flatMap(([id, { entries }]) =>
        sickHoursOf(entries) > 0 && entries.sickBase === undefined ? [id] : [],
      )
    : [];

/** What a month needs from earlier closed months, as plain data. */
export interface EarlierNeeds {
  /** Workers whose sick pay is a share of an earlier pay. */
  readonly ill: readonly string[];
  readonly bases: readonly BaseNeed[];
}

export const earlierNeeds = (firm: Pick<Firm, 'entity'>, month: PayrollMonth): EarlierNeeds => ({
  ill: needingEarlierPay(firm, month),
  bases: baseNeeds(firm, month),
});

export const needsNothing = ({ ill, bases }: EarlierNeeds): boolean => ill.length + bases.length === 0;

/**
 * Data of a month's workers from earlier closed months; each month is read once.
 * @param wagesOf the wages of a closed month; undefined if it was not closed here
 */
export async function earlierPaysFor(
  { ill, bases }: EarlierNeeds,
  month: YearMonth,
  wagesOf: WagesOf,
): Promise<ReadonlyMap<string, EarlierPay>> {
  const read = new Map<number, ReturnType<WagesOf>>();
  const once: WagesOf = (of) => {
    const found = read.get(monthCount(of)) ?? wagesOf(of);
    read.set(monthCount(of), found);
    return found;
  };
  const pays = new Map(await earlierPays(ill, (earlier) => once(monthsLater(month, -earlier))));
  for (const need of bases) {
    const { funds, ...pay } = pays.get(need.worker) ?? {};
    const base = await earlierBase(need, once);
    pays.set(need.worker, { ...pay, funds: { ...funds, [need.absence]: base } });
  }
  return pays;
}

/** The wages of one earlier closed month. */
export type EarlierWages = readonly Pick<SettledWage, 'worker' | 'answer'>[];

/**
 * Data of these workers from earlier closed months. A sick leave that began in an earlier month uses the month before that one.
 * @param wagesBefore the wages of the closed month this many months earlier; undefined if it was not closed here
 */
export async function earlierPays(
  workers: readonly string[],
  wagesBefore: (monthsEarlier: number) => Promise<EarlierWages | undefined>,
): Promise<ReadonlyMap<string, EarlierPay>> {
  const found = new Map<string, EarlierPay>();
  let wanted: ReadonlySet<string> = new Set(workers);
  for (let earlier = 1; earlier <= FURTHEST && wanted.size > 0; earlier++) {
    const stillIll = new Set<string>();
    for (const { worker, answer } of (await wagesBefore(earlier)) ?? []) {
      if (!wanted.has(worker.id)) continue;
      if (isIll(answer)) stillIll.add(worker.id);
      else {
        const sickBase = hourlyPay(answer);
        if (sickBase > 0) found.set(worker.id, { sickBase });
      }
    }
    wanted = stillIll;
  }
  return found;
}

/** The longest sick leave that is traced back, in months. */
const FURTHEST = 18;

const isIll = ({ bolovanje_sati, odsustvo_fond_sati }: SettledWage['answer']): boolean =>
  hundredthsOf(bolovanje_sati) + hundredthsOf(odsustvo_fond_sati) > 0;

/** Pay for an hour of the fund: the gross without a bonus and the taxed meal. */
function hourlyPay(answer: SettledWage['answer']): Feninga {
  const of = (line: string): number => hundredthsOf(answer[line]);
  const pay = of('bruto_ukupno') - of('stimulacija') - of('topli_obrok_oporezivi');
  return mulDiv(Math.max(0, pay), HUNDREDTHS, Math.max(1, of('redovni_sati')));
}
