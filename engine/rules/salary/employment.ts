import { type Day, dayOf, daysInMonth } from '../../core/days/day.ts';
import type { Issue } from '../../core/issue.ts';
import { formatDay, formatMonth } from '../../core/numbers/format.ts';
import type { WorkingDays } from '../working-hours.ts';

/** The first and the last day of an employment, where they fall inside the month; null = from its start, to its end. */
export interface Employment {
  readonly zaposlen_od: Day | null;
  readonly zaposlen_do: Day | null;
}

interface Month {
  readonly mjesec: number;
  readonly godina: number;
}

/** Both days are of the month, and in order; of each is said what is wrong with it and what to do. */
export function employmentChecks({ mjesec, godina, zaposlen_od, zaposlen_do }: Employment & Month): Issue[] {
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
  if (issues.length > 0 || !isReversed) return issues;
  return [
    ofFirst('redoslijed', `poslije posljednjeg (${formatDay(zaposlen_do)}): ${ONE_OF_TWO}`),
    ofLast('redoslijed', `prije prvog (${formatDay(zaposlen_od)}): ${ONE_OF_TWO}`),
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

/** Weekdays inside the employment, holidays among them, and how many of them are holidays. */
export interface EmployedDays {
  readonly radni: number;
  readonly praznici: number;
}

/** By its two digits: taking a part of the text and reading it costs as much as a tenth of a slip. */
export const dateOf = (day: Day): number => day.charCodeAt(8) * 10 + day.charCodeAt(9) - ZERO;
const ZERO = 11 * '0'.charCodeAt(0);

/**
 * The weekdays of a month that fall inside the employment.
 * @param until the last date of the month that counts
 */
export function employedDays(
  { radniDo, prazniciDo }: WorkingDays,
  { zaposlen_od, zaposlen_do }: Employment,
  until: number = radniDo.length - 1,
): EmployedDays {
  const before = zaposlen_od === null ? 0 : dateOf(zaposlen_od) - 1;
  const end = zaposlen_do === null ? until : Math.min(until, dateOf(zaposlen_do));
  const last = Math.max(before, end);
  return { radni: inside(radniDo, before, last), praznici: inside(prazniciDo, before, last) };
}

const inside = (upTo: readonly number[], before: number, last: number): number =>
  (upTo[last] ?? 0) - (upTo[before] ?? 0);
