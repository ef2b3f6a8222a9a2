import { type Day, dayOf, daysInMonth } from '../../core/days/day.ts';
import { type Issue, Refusal } from '../../core/issue.ts';
import { formatDay, formatHundredths, formatMonth } from '../../core/numbers/format.ts';
import { HUNDREDTHS, type Hundredths, mulDiv } from '../../core/numbers/money.ts';
import { type DayOff, type Entity, type WorkingDays, workingDays } from '../working-hours.ts';

/** Inputs of the hours of a month; days and hours in hundredths, null = none. */
export interface TimeInput extends Employment {
  readonly mjesec: number;
  readonly godina: number;
  readonly sati_dnevno: Hundredths | null;
  readonly neplaceno: Hundredths | null;
  readonly placeno?: Hundredths | null;
  readonly neodrađeni_sati: Hundredths | null;
  readonly bolovanje_sati: Hundredths | null;
  readonly odsustvo_fond_sati: Hundredths | null;
  readonly dnevnice?: Hundredths | null;
  readonly praznik_sati: Hundredths | null;
  /** Second meals, whole. */
  readonly topli_obrok_dodatni?: number | null;
}

/** The days and hours of one month, in hundredths: each hour of its fund is exactly one of the seven kinds from `rad_sati` on. */
export interface MonthHours {
  readonly dnevni_sati: Hundredths;
  readonly radni_dani: Hundredths;
  readonly praznicni_dani: Hundredths;
  readonly van_odnosa: Hundredths;
  readonly mjesec_sati: Hundredths;
  readonly neradno_vrijeme: Hundredths;
  readonly redovni_sati: Hundredths;
  readonly dana_radio: Hundredths;
  readonly dnevnice: Hundredths;
  readonly topli_dani: Hundredths;
  readonly rad_sati: Hundredths;
  readonly praznicni_sati: Hundredths;
  readonly placeni_sati: Hundredths;
  readonly bolovanje_sati: Hundredths;
  readonly odsustvo_fond_sati: Hundredths;
  readonly neplaceni_sati: Hundredths;
  readonly van_odnosa_sati: Hundredths;
}

export interface HoursOptions {
  /** A day with a per diem keeps its meal. */
  readonly keepsMeal?: boolean;
  /** The date of an additional day off, treated as a holiday. */
  readonly dayOff?: number | undefined;
}

/** True when that day is inside the employment. */
export const isDayOff = (
  { zaposlen_od, zaposlen_do, prekid_od, prekid_do }: Employment,
  dayOff: number | undefined,
): boolean =>
  dayOff !== undefined &&
  (zaposlen_od === null || dayOff >= dateOf(zaposlen_od)) &&
  (zaposlen_do === null || dayOff <= dateOf(zaposlen_do)) &&
  !(prekid_od && prekid_do && dayOff >= dateOf(prekid_od) && dayOff <= dateOf(prekid_do));

/**
 * @param fullDay hours of a full working day, when none are contracted
 * @throws Refusal when the absences are longer than the month
 */
export function monthHours(
  entity: Entity,
  unos: TimeInput,
  fullDay: Hundredths,
  { keepsMeal = false, dayOff }: HoursOptions = {},
): MonthHours {
  const month = workingDays(entity, unos.godina, unos.mjesec);
  const employed = employedDays(month, unos);
  const praznici = employed.praznici + (isDayOff(unos, dayOff) ? 1 : 0);
  const dnevni_sati = unos.sati_dnevno ?? fullDay;
  const radni_dani = month.radni_dani * HUNDREDTHS;
  const praznicni_dani = praznici * HUNDREDTHS;
  const outside = month.radni_dani - employed.radni;
  const van_odnosa = outside * HUNDREDTHS;
  const mjesec_sati = month.radni_dani * dnevni_sati;
  const bolovanje_sati = unos.bolovanje_sati ?? 0;
  const odsustvo_fond_sati = unos.odsustvo_fond_sati ?? 0;
  const missed = unos.neodrađeni_sati ?? 0;
  const unpaid = van_odnosa + (unos.neplaceno ?? 0);
  const paid = unos.placeno ?? 0;
  const neradno_vrijeme = hoursOf(unpaid, dnevni_sati) + missed;
  const redovni_sati = mjesec_sati - neradno_vrijeme - bolovanje_sati - odsustvo_fond_sati;
  const van_odnosa_sati = outside * dnevni_sati;
  const left = mjesec_sati - missed - bolovanje_sati - odsustvo_fond_sati;
  if ((unpaid + paid) * dnevni_sati > left * HUNDREDTHS) {
    const fund = { dnevni_sati, radni_dani, mjesec_sati, van_odnosa_sati };
    throw tooLong(unos, fund, left - hoursOf(unpaid + paid, dnevni_sati));
  }
  // Parts of days with odd hours are rounded separately: their sum may exceed the month by a hundredth.
  const placeni_sati = Math.min(hoursOf(paid, dnevni_sati), redovni_sati);
  const praznicni_sati = Math.min(praznici * dnevni_sati, redovni_sati - placeni_sati);
  const away = unpaid + paid + wholeDays(missed + bolovanje_sati + odsustvo_fond_sati, dnevni_sati);
  const dana_radio = Math.max(0, radni_dani - praznicni_dani - away);
  const dnevnice = unos.dnevnice ?? 0;
  const workedHolidays = workedHolidaysOf(praznicni_dani, unos.praznik_sati ?? 0, dnevni_sati);
  const withoutMeal = keepsMeal ? 0 : dnevnice;
  const topli_dani =
    Math.max(0, dana_radio + workedHolidays - withoutMeal) + (unos.topli_obrok_dodatni ?? 0) * HUNDREDTHS;
  return {
    dnevni_sati,
    radni_dani,
    praznicni_dani,
    van_odnosa,
    mjesec_sati,
    neradno_vrijeme,
    redovni_sati,
    dana_radio,
    dnevnice,
    topli_dani,
    rad_sati: redovni_sati - praznicni_sati - placeni_sati,
    praznicni_sati,
    placeni_sati,
    bolovanje_sati,
    odsustvo_fond_sati,
    neplaceni_sati: neradno_vrijeme - van_odnosa_sati,
    van_odnosa_sati,
  };
}

const hoursOf = (days: Hundredths, perDay: Hundredths): Hundredths => mulDiv(days, perDay, HUNDREDTHS);

/** A holiday counts as worked when its daily hours were worked. */
export const workedHolidaysOf = (
  praznicni_dani: Hundredths,
  praznik_sati: Hundredths,
  dnevni_sati: Hundredths,
): Hundredths => Math.min(praznicni_dani, wholeDays(praznik_sati, dnevni_sati));

const wholeDays = (hours: Hundredths, perDay: Hundredths): Hundredths =>
  Math.floor(hours / perDay) * HUNDREDTHS;

type FundOfHours = Pick<MonthHours, 'dnevni_sati' | 'radni_dani' | 'mjesec_sati' | 'van_odnosa_sati'>;

/**
 * Days outside the employment are no absence, so the message distinguishes them.
 * @param left missing hours, below zero
 */
function tooLong(unos: TimeInput, fund: FundOfHours, left: Hundredths): Refusal {
  const month = formatMonth(unos.mjesec, unos.godina);
  const { radni_dani, mjesec_sati, van_odnosa_sati } = fund;
  const days = `u ${month} je radnih dana ${formatHundredths(radni_dani)}, sati ${formatHundredths(mjesec_sati)}`;
  const employed = mjesec_sati - van_odnosa_sati;
  const ofThem = van_odnosa_sati > 0 ? `, od toga u radnom odnosu ${formatHundredths(employed)}` : '';
  return new Refusal(
    longestAbsence(unos, fund.dnevni_sati),
    'odsustvo',
    `Odsustvo je duže od mjeseca: ${days}${ofThem}, a odsustva ${formatHundredths(employed - left)}.`,
  );
}

/** The field to check first. */
function longestAbsence(unos: TimeInput, perDay: Hundredths): string {
  const absences: [keyof TimeInput, Hundredths][] = [
    ['neodrađeni_sati', unos.neodrađeni_sati ?? 0],
    ['placeno', hoursOf(unos.placeno ?? 0, perDay)],
    ['neplaceno', hoursOf(unos.neplaceno ?? 0, perDay)],
    ['odsustvo_fond_sati', unos.odsustvo_fond_sati ?? 0],
    ['bolovanje_sati', unos.bolovanje_sati ?? 0],
  ];
  const [[longest]] = absences.sort(([, one], [, other]) => other - one) as [[string, Hundredths]];
  return longest;
}

/** The first and the last day of an employment, if inside the month; null = from its start, to its end. */
export interface Employment {
  readonly zaposlen_od: Day | null;
  readonly zaposlen_do: Day | null;
  /** The first and the last day between two employments of the month; both or none. */
  readonly prekid_od?: Day | null;
  readonly prekid_do?: Day | null;
}

interface Month {
  readonly mjesec: number;
  readonly godina: number;
}

/** Both days are in the month, and in order; the message for each says what is wrong and what to do. */
export function employmentChecks(unos: Employment & Month): Issue[] {
  const { mjesec, godina, zaposlen_od, zaposlen_do } = unos;
  const [first, last] = [dayOf(godina, mjesec), dayOf(godina, mjesec, daysInMonth(godina, mjesec))];
  const month = `mjeseca obračuna (${formatMonth(mjesec, godina)})`;
  const outside = (say: Say, day: Day | null, ifBefore: string, ifAfter: string): Issue[] => {
    if (day === null || (day >= first && day <= last)) return [];
    return [say('raspon', day < first ? `prije ${month}: ${ifBefore}` : `poslije ${month}: ${ifAfter}`)];
  };
  const issues = [
    ...outside(ofFirst, zaposlen_od, LEAVE_EMPTY, OTHER_MONTH),
    ...outside(ofLast, zaposlen_do, OTHER_MONTH, LEAVE_EMPTY),
  ];
  const isReversed = zaposlen_od !== null && zaposlen_do !== null && zaposlen_do < zaposlen_od;
  if (issues.length > 0 || !isReversed) return issues.length > 0 ? issues : breakChecks(unos);
  return [
    ofFirst('redoslijed', `poslije posljednjeg (${formatDay(zaposlen_do)}): ${ONE_OF_TWO}`),
    ofLast('redoslijed', `prije prvog (${formatDay(zaposlen_od)}): ${ONE_OF_TWO}`),
  ];
}

/** A break lies inside the month, with an employed day on either side. */
function breakChecks({ mjesec, godina, zaposlen_od, zaposlen_do, prekid_od, prekid_do }: Employment & Month) {
  if (!prekid_od && !prekid_do) return [];
  if (!prekid_od || !prekid_do) {
    const polje = prekid_od ? 'prekid_do' : 'prekid_od';
    return [
      { polje, kod: 'obavezno', poruka: 'Prekid između dva zaposlenja ima prvi i posljednji dan.' } as const,
    ];
  }
  const first = zaposlen_od ?? dayOf(godina, mjesec);
  const last = zaposlen_do ?? dayOf(godina, mjesec, daysInMonth(godina, mjesec));
  return prekid_od > first && prekid_od <= prekid_do && prekid_do < last
    ? []
    : [
        {
          polje: 'prekid_od',
          kod: 'raspon',
          poruka: 'Prekid između dva zaposlenja mora biti unutar zaposlenja u mjesecu obračuna.',
        } as const,
      ];
}

const LEAVE_EMPTY = 'ostavite prazno';
const OTHER_MONTH = 'ispravite datum ili mjesec';
const ONE_OF_TWO = 'ispravite jedan od dva datuma';

type Say = (kod: Issue['kod'], what: string) => Issue;

const about =
  (polje: string, which: string): Say =>
  (kod, what) => ({ polje, kod, poruka: `${which} dan zaposlenja je ${what}.` });

const ofFirst = about('zaposlen_od', 'Prvi');
const ofLast = about('zaposlen_do', 'Posljednji');

/** Weekdays inside the employment, holidays included, and the number of holidays. */
interface EmployedDays {
  readonly radni: number;
  readonly praznici: number;
}

/** Reads two digits by char code: slicing and parsing would take a tenth of the time of a slip. */
const dateOf = (day: Day): number => day.charCodeAt(8) * 10 + day.charCodeAt(9) - ZERO;
const ZERO = 11 * '0'.charCodeAt(0);

/**
 * The weekdays of a month inside the employment.
 * @param until the last date that counts
 */
export function employedDays(
  { radniDo, prazniciDo }: WorkingDays,
  { zaposlen_od, zaposlen_do, prekid_od, prekid_do }: Employment,
  until: number = radniDo.length - 1,
): EmployedDays {
  const before = zaposlen_od === null ? 0 : dateOf(zaposlen_od) - 1;
  const end = zaposlen_do === null ? until : Math.min(until, dateOf(zaposlen_do));
  const last = Math.max(before, end);
  const radni = inside(radniDo, before, last);
  const praznici = inside(prazniciDo, before, last);
  if (!prekid_od || !prekid_do) return { radni, praznici };
  const gapBefore = Math.min(last, dateOf(prekid_od) - 1);
  const gapEnd = Math.min(last, dateOf(prekid_do));
  return {
    radni: radni - inside(radniDo, gapBefore, gapEnd),
    praznici: praznici - inside(prazniciDo, gapBefore, gapEnd),
  };
}

const inside = (upTo: readonly number[], before: number, last: number): number =>
  (upTo[last] ?? 0) - (upTo[before] ?? 0);

/** A month and the days of an employment in it. */
export interface EmployedMonth extends Employment {
  readonly mjesec: number;
  readonly godina: number;
}

/** The public holidays of a month inside the employment, including those on a Saturday or Sunday. */
export const employedHolidays = (
  entity: Entity,
  { mjesec, godina, zaposlen_od, zaposlen_do, prekid_od, prekid_do }: EmployedMonth,
): DayOff[] =>
  workingDays(entity, godina, mjesec).praznici.filter(
    ({ datum }) =>
      (zaposlen_od === null || datum >= zaposlen_od) &&
      (zaposlen_do === null || datum <= zaposlen_do) &&
      !(prekid_od && prekid_do && datum >= prekid_od && datum <= prekid_do),
  );
