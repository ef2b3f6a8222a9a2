import { type Day, dayOf } from '../../../core/days/day.ts';
import { changeOn, type Source } from '../../../core/law.ts';
import * as bd from '../../../law/bd/labour.ts';
import * as fbih from '../../../law/fbih/labour.ts';
import * as rs from '../../../law/rs/labour.ts';
import type { PayrollEntity } from '../../model/place.ts';

/** What the law says about annual leave in a year; members that are not known are missing. */
export interface LeaveTerms {
  /** Least working days of a year. */
  readonly least?: number;
  readonly most?: number;
  /** Least working days of a worker under 18. */
  readonly leastMinor?: number;
  /** Months of service for each extra day. */
  readonly monthsForDay?: number;
  /** Months of work before the right to the whole leave. */
  readonly waiting?: number;
  /** Days for each month of work before that. */
  readonly perMonth?: number;
  /** Least working days of the first part. */
  readonly firstPart?: number;
  /** Most parts of one leave. */
  readonly parts?: number;
  /** Days between the decision and the first day of leave, at least. */
  readonly decisionBefore?: number;
  /** Days that a worker chooses alone. */
  readonly daysAtWill?: number;
  /** Days of notice for each of them. */
  readonly noticeOfDay?: number;
  /** The last day of the next year to use the rest of this year's leave. */
  readonly restUntil?: Day;
  readonly sources: readonly Source[];
}

type TermsOf = (year: number) => LeaveTerms | undefined;

function federalTerms(year: number): LeaveTerms | undefined {
  const length = changeOn(fbih.godisnji_odmor, dayOf(year, 1));
  const schedule = changeOn(fbih.raspored_odmora, dayOf(year, 1));
  if (!length || !schedule) return undefined;
  const { najduze, maloljetni, dijelova, rjesenje_prije, najava_dana } = schedule.vrijednost;
  return {
    ...shared(year, length.vrijednost, schedule.vrijednost),
    most: najduze,
    leastMinor: maloljetni,
    parts: dijelova,
    decisionBefore: rjesenje_prije,
    daysAtWill: 1,
    noticeOfDay: najava_dana,
    sources: [length.izvor, schedule.izvor],
  };
}

function srpskaTerms(year: number): LeaveTerms | undefined {
  const length = changeOn(rs.godisnji_odmor, dayOf(year, 1));
  const schedule = changeOn(rs.raspored_odmora, dayOf(year, 1));
  if (!length || !schedule) return undefined;
  return {
    ...shared(year, length.vrijednost, schedule.vrijednost),
    monthsForDay: length.vrijednost.staz_za_dan,
    sources: [length.izvor, schedule.izvor],
  };
}

interface LengthLaw {
  readonly najkrace: number;
  readonly cekanje: number;
  readonly za_mjesec: number;
}

interface ScheduleLaw {
  readonly prvi_dio: number;
  readonly kraj_mjesec: number;
  readonly kraj_dan: number;
}

const shared = (year: number, length: LengthLaw, schedule: ScheduleLaw) => ({
  least: length.najkrace,
  waiting: length.cekanje,
  perMonth: length.za_mjesec,
  firstPart: schedule.prvi_dio,
  restUntil: dayOf(year + 1, schedule.kraj_mjesec, schedule.kraj_dan),
});

/** Only what a published decision states: the text of the act was not read. */
function districtTerms(year: number): LeaveTerms | undefined {
  const found = changeOn(bd.godisnji_odmor, dayOf(year, 1));
  if (!found) return undefined;
  const { najkrace, kraj_mjesec, kraj_dan, po_izboru, najava_dana } = found.vrijednost;
  return {
    least: najkrace,
    restUntil: dayOf(year + 1, kraj_mjesec, kraj_dan),
    daysAtWill: po_izboru,
    noticeOfDay: najava_dana,
    sources: [found.izvor, found.izvor],
  };
}

const TERMS: Readonly<Record<PayrollEntity, TermsOf>> = {
  fbih: federalTerms,
  rs: srpskaTerms,
  bd: districtTerms,
};

/** The legal terms of the leave of a year, by the law of its first day. */
export const leaveTerms = (entity: PayrollEntity, year: number): LeaveTerms =>
  TERMS[entity](year) ?? { sources: [] };
