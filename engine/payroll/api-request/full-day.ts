import { dayOf } from '../../core/days/day.ts';
import type { YearMonth } from '../../core/days/year-month.ts';
import { changeOn } from '../../core/law-by-day.ts';
import type { Hundredths } from '../../core/numbers/money.ts';
import { radno_vrijeme as bd } from '../../law/bd/working-time.ts';
import { radno_vrijeme as fbih } from '../../law/fbih/working-time.ts';
import { radno_vrijeme as rs } from '../../law/rs/working-time.ts';
import type { PayrollEntity } from '../model/place.ts';

/** Of the law nothing else is needed before a call, so nothing else of it is loaded. */
const workingTime = { fbih, rs, bd } as const;

/** Hours of a full working day by the last law on a month's first day; whether that month is known at all is for the call to say. */
export const fullDayOf = (entity: PayrollEntity, { year, month }: YearMonth): Hundredths =>
  changeOn(workingTime[entity], dayOf(year, month))?.vrijednost.dnevno ?? 0;
