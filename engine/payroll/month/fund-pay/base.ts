import {
  type Day,
  firstDayOf,
  lastDayOf,
  monthsLater,
  type YearMonth,
  yearMonthOf,
} from '../../../core/days/day.ts';
import { changeOn } from '../../../core/law.ts';
import { monthWritten } from '../../../core/numbers/format.ts';
import { type Feninga, type Hundredths, mulDiv, sumOf } from '../../../core/numbers/money.ts';
import { doprinosi } from '../../../law/rs/contributions.ts';
import { porez_na_platu } from '../../../law/rs/income-tax.ts';
import { najniza_bruto, najniza_plata } from '../../../law/rs/minimum-wage.ts';
import { grossOfNet } from '../../../rules/salary/minimum-gross.ts';
import type { EarlierBase } from '../../model/refund.ts';
import type { SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { hundredthsOf } from '../calculate/figures.ts';
import type { BaseRule } from './terms.ts';

/** A leave whose base follows from closed months. */
export interface BaseNeed {
  /** The id of the absence. */
  readonly absence: string;
  readonly worker: string;
  readonly leaveFrom: Day;
  readonly rule: BaseRule;
}

type EarlierWage = Pick<SettledWage, 'worker' | 'answer' | 'figures' | 'opening'>;

/** The wages of a closed month; undefined if it was not closed here. */
export type WagesOf = (month: YearMonth) => Promise<readonly EarlierWage[] | undefined>;

/** The base of one leave: the average of the months before the month in which it began. */
export async function earlierBase(need: BaseNeed, wagesOf: WagesOf): Promise<EarlierBase> {
  const { rule, worker, leaveFrom } = need;
  const start = yearMonthOf(leaveFrom);
  const found: Earning[] = [];
  let known: Worker | undefined;
  for (let before = 1; before <= rule.months; before++) {
    const month = monthsLater(start, -before);
    if (isBeforeEmployment(known, month)) {
      if (rule.countsUnpaid) return { missing: SHORTER };
      break;
    }
    const wages = await wagesOf(month);
    if (!wages) return { missing: `${monthWritten(month)} nije zaključen u ovom programu` };
    const wage = wages.find((one) => one.worker.id === worker);
    if (!wage) {
      // An opening balance lists some workers: the month of another one is unknown, not unpaid.
      if (wages.some(({ opening }) => opening))
        return { missing: `${monthWritten(month)} nije upisan iz ranijeg programa` };
      if (rule.countsUnpaid) return { missing: SHORTER };
      continue;
    }
    known = wage.worker;
    const earning = earningOf(wage, month, rule);
    if (earning) found.push(earning);
  }
  return average(found, rule);
}

const SHORTER = 'u tim mjesecima nije uvijek bila zaposlena ovdje';

const isBeforeEmployment = (worker: Worker | undefined, month: YearMonth): boolean =>
  worker?.employedFrom !== undefined && worker.employedFrom > lastDayOf(month);

interface Earning {
  readonly amount: Feninga;
  readonly hours: Hundredths;
}

/** The pay of one month; undefined for a month that does not count. */
function earningOf(wage: EarlierWage, month: YearMonth, rule: BaseRule): Earning | undefined {
  const { figures, answer } = wage;
  const hours = hundredthsOf(answer.redovni_sati) + hundredthsOf(answer.bolovanje_sati);
  if (figures.gross > 0) return { amount: figures[rule.of], hours };
  return rule.countsUnpaid ? { amount: lowestGross(wage.worker, month), hours } : undefined;
}

function average(found: readonly Earning[], { months, per }: BaseRule): EarlierBase {
  const amount = sumOf(found, (one) => one.amount);
  const hours = sumOf(found, (one) => one.hours);
  if (amount > 0 && per === 'earlierHour' && hours === 0)
    return { missing: 'sati mjeseca prije odsustva nisu poznati' };
  if (found.length === 0 || amount === 0)
    return {
      missing: months === 1 ? 'mjesec prije odsustva je bez plaće' : 'mjeseci prije odsustva su bez plate',
    };
  return { amount: mulDiv(amount, 1, found.length), hours, months: found.length };
}

/** The gross of the lowest wage of Republika Srpska: as published, else of the published net. */
function lowestGross({ schooling }: Worker, month: YearMonth): Feninga {
  const day = firstDayOf(month);
  const job = schooling === undefined || schooling === 'PK' ? 'NK' : schooling;
  const published = changeOn(najniza_bruto, day);
  if (published) return published.vrijednost[job];
  const [net, rates, tax] = [
    changeOn(najniza_plata, day)?.vrijednost[job],
    changeOn(doprinosi, day)?.vrijednost,
    changeOn(porez_na_platu, day)?.vrijednost,
  ];
  if (net === undefined || !rates || !tax) return 0;
  return grossOfNet(net, {
    contributions: rates.pio + rates.zdravstveno + rates.djeca + rates.nezaposlenost,
    tax: tax.stopa,
    deduction: tax.licni_odbitak,
    lessContributions: tax.osnovica_bez_doprinosa,
  });
}
