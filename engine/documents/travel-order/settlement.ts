import { type Day, isDay } from '../../core/days/day.ts';
import type { Change } from '../../core/law.ts';
import { changeOn } from '../../core/law.ts';
import { type Feninga, type Hundredths, type Ppm, share, sumOf } from '../../core/numbers/money.ts';
import { asSeen } from '../../core/text/letters.ts';
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

/** What a trip costs; zero for what is not filled in. */
export interface Settlement {
  /** The law of the day of departure; undefined abroad and where none is known. */
  readonly law: Change<PerDiemLaw> | undefined;
  /** The law whose hours make a whole per diem and half of one: that of the trip, else the Federation's. */
  readonly counting: Change<PerDiemLaw> | undefined;
  readonly hours: Hundredths;
  /** How many per diems, in hundredths. */
  readonly count: Hundredths;
  readonly one: Feninga;
  readonly perDiems: Feninga;
  /** What given meals took off. */
  readonly reduction: Feninga;
  /** Of the price of a litre, for a kilometre; undefined where a rate of one's own is paid, or none is known. */
  readonly litreShare: Ppm | undefined;
  readonly car: Feninga;
  readonly costs: Feninga;
  readonly total: Feninga;
  /** To be paid to the traveller; below zero: to be given back. */
  readonly toPay: Feninga;
}

/** `7:30` → 450; undefined for what is no hour. */
export function minutesIn(text: string): number | undefined {
  const [, hour, minute] = /^(\d{1,2})[:.](\d{2})$/.exec(asSeen(text)) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  return hours <= LAST_HOUR && minutes < MINUTES ? hours * MINUTES + minutes : undefined;
}

const momentOf = (day: string, time: string): Moment | undefined => {
  const minutes = minutesIn(time);
  return isDay(day) && minutes !== undefined ? { day, minutes } : undefined;
};

/** How long the trip lasted, in hundredths of an hour; zero until both ends are there. */
export function hoursOf({ leftDay, leftTime, backDay, backTime }: Travel): Hundredths {
  const [left, back] = [momentOf(leftDay, leftTime), momentOf(backDay, backTime)];
  return left && back ? hoursBetween(left, back) : 0;
}

/** What a law says of the per diem of a trip on a day; undefined abroad, and before the first act that is known. */
export function lawOf(entity: string, day: Day): Change<PerDiemLaw> | undefined {
  if (entity === 'abroad') return undefined;
  const { dnevnica } = entity === 'rs' ? rs : fbih;
  return changeOn<PerDiemLaw>(dnevnica, day);
}

/** @param today the law of the trip that has no day yet */
export function settlementOf(travel: Travel, today: Day): Settlement {
  const day = isDay(travel.leftDay) ? travel.leftDay : today;
  const law = lawOf(travel.entity, day);
  // Abroad a whole and a half one count from the same hours as at home; what meals take off there is not known.
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

/** Rounded only here: a share of a litre rounded for every kilometre would pay up to one in a hundred too little or too much. */
function carOf({ kilometres, litre, ownRate }: Travel, litreShare: Ppm | undefined): Feninga {
  const driven = kilometres ?? 0;
  return litreShare === undefined ? driven * (ownRate ?? 0) : share(driven * (litre ?? 0), litreShare);
}
