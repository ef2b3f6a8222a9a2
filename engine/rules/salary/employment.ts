import { type Day, dayOf, daysInMonth } from '../../kernel/days/day.ts';
import { formatMonth } from '../../kernel/figures/format.ts';
import type { Issue } from '../../kernel/issue.ts';
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

/** Both days are of the month, and in order. */
export function employmentChecks({ mjesec, godina, zaposlen_od, zaposlen_do }: Employment & Month): Issue[] {
  const [first, last] = [dayOf(godina, mjesec), dayOf(godina, mjesec, daysInMonth(godina, mjesec))];
  const outside = (polje: string, what: string, day: Day | null): Issue[] =>
    day === null || (day >= first && day <= last)
      ? []
      : [notOfMonth(polje, what, formatMonth(mjesec, godina))];
  const issues = [
    ...outside('zaposlen_od', 'Prvi', zaposlen_od),
    ...outside('zaposlen_do', 'Posljednji', zaposlen_do),
  ];
  const isReversed = zaposlen_od !== null && zaposlen_do !== null && zaposlen_do < zaposlen_od;
  return issues.length === 0 && isReversed ? [REVERSED] : issues;
}

const notOfMonth = (polje: string, what: string, month: string): Issue => ({
  polje,
  kod: 'raspon',
  poruka: `${what} dan zaposlenja upisuje se samo kad je u mjesecu obračuna (${month}): ispravite ga ili ostavite prazno.`,
});

const REVERSED: Issue = {
  polje: 'zaposlen_do',
  kod: 'redoslijed',
  poruka: 'Zaposlenje ne može završiti prije nego što počne: ispravite datume.',
};

/** Weekdays inside the employment, holidays among them, and how many of them are holidays. */
export interface EmployedDays {
  readonly radni: number;
  readonly praznici: number;
}

/** By its two digits: taking a part of the text and reading it costs as much as a tenth of a slip. */
const dateOf = (day: Day): number => day.charCodeAt(8) * 10 + day.charCodeAt(9) - ZERO;
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
