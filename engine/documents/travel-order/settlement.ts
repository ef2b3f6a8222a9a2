import { type Day, isDay } from '../../core/days/day.ts';
import type { Change } from '../../core/law.ts';
import { changeOn } from '../../core/law.ts';
import { type Feninga, type Hundredths, type Ppm, share, sumOf } from '../../core/numbers/money.ts';
import { visibleText } from '../../core/text/letters.ts';
import * as fbih from '../../law/fbih/travel.ts';
import * as rs from '../../law/rs/travel.ts';
import {
  hoursBetween,
  type Moment,
  type PerDiemLaw,
  perDiemAmount,
  perDiemsOf,
} from '../../rules/per-diem.ts';
import type { Travel } from './fields.ts';

const MINUTES = 60;
const LAST_HOUR = 23;

/** The costs of a trip; zero for empty values. */
export interface Settlement {
  /** The law of the day of departure; undefined abroad and when no law is known. */
  readonly law: Change<PerDiemLaw> | undefined;
  /** The law with the hours of a whole and a half per diem: that of the trip, else the Federation's. */
  readonly counting: Change<PerDiemLaw> | undefined;
  readonly hours: Hundredths;
  /** Number of per diems, in hundredths. */
  readonly count: Hundredths;
  readonly one: Feninga;
  readonly perDiems: Feninga;
  /** Reduction for given meals. */
  readonly reduction: Feninga;
  /** Share of the price of a litre, per kilometre; undefined when an own rate is paid, or none is known. */
  readonly litreShare: Ppm | undefined;
  readonly car: Feninga;
  readonly costs: Feninga;
  readonly total: Feninga;
  /** To pay to the traveller; negative when the traveller pays back. */
  readonly toPay: Feninga;
}

/** `7:30` → 450; undefined for an invalid hour. */
export function minutesIn(text: string): number | undefined {
  const [, hour, minute] = /^(\d{1,2})[:.](\d{2})$/.exec(visibleText(text)) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  return hours <= LAST_HOUR && minutes < MINUTES ? hours * MINUTES + minutes : undefined;
}

const momentOf = (day: string, time: string): Moment | undefined => {
  const minutes = minutesIn(time);
  return isDay(day) && minutes !== undefined ? { day, minutes } : undefined;
};

/** Duration of the trip, in hundredths of an hour; zero until both ends are given. */
export function hoursOf({ leftDay, leftTime, backDay, backTime }: Travel): Hundredths {
  const [left, back] = [momentOf(leftDay, leftTime), momentOf(backDay, backTime)];
  return left && back ? hoursBetween(left, back) : 0;
}

/** No act of the District was found. */
const PER_DIEMS: Readonly<Record<string, typeof fbih.dnevnica | typeof rs.dnevnica>> = {
  fbih: fbih.dnevnica,
  rs: rs.dnevnica,
};

/** The law of a per diem on a day; undefined abroad and in the District, and before the first known act. */
export function lawOf(entity: string, day: Day): Change<PerDiemLaw> | undefined {
  const known = PER_DIEMS[entity];
  return known && changeOn<PerDiemLaw>(known, day);
}

/** @param today the day whose law applies to a trip without a day */
export function settlementOf(travel: Travel, today: Day): Settlement {
  const day = isDay(travel.leftDay) ? travel.leftDay : today;
  const law = lawOf(travel.entity, day);
  // Abroad a whole and a half per diem require the same hours as at home; reductions for meals are unknown there.
  const counting = law ?? changeOn<PerDiemLaw>(fbih.dnevnica, day);
  const hours = hoursOf(travel);
  const count = counting ? perDiemsOf(hours, counting.vrijednost) : 0;
  const one = travel.ownPerDiem ?? law?.vrijednost.iznos ?? 0;
  const full = perDiemAmount(count, one, 0);
  const perDiems = travel.mealsGiven
    ? perDiemAmount(count, one, law?.vrijednost.umanjenje_obroci ?? 0)
    : full;
  const litreShare = litreShareOf(travel, day);
  const car = carOf(travel, litreShare);
  const costs = sumOf(travel.costs, ({ amount }) => amount ?? 0);
  const total = perDiems + car + costs;
  const toPay = total - (travel.advance ?? 0);
  return {
    law,
    counting,
    hours,
    count,
    one,
    perDiems,
    reduction: full - perDiems,
    litreShare,
    car,
    costs,
    total,
    toPay,
  };
}

function litreShareOf({ entity, ownRate }: Travel, day: Day): Ppm | undefined {
  if (ownRate !== null || entity !== 'fbih') return undefined;
  return changeOn(fbih.vlastito_vozilo, day)?.vrijednost.posto_litra;
}

/** Rounded only here: rounding the share of a litre per kilometre would change the sum by up to one percent. */
function carOf({ kilometres, litre, ownRate }: Travel, litreShare: Ppm | undefined): Feninga {
  const driven = kilometres ?? 0;
  return litreShare === undefined ? driven * (ownRate ?? 0) : share(driven * (litre ?? 0), litreShare);
}
