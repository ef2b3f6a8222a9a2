import { type Day, dayOf, isDay } from '../../core/days/day.ts';

/** What a JMBG says of its person: the day of birth and the sex. */
interface JmbgFacts {
  readonly born: Day;
  readonly sex: 'M' | 'Ž';
}

/** The year has three digits: from 800 on of the second millennium. */
const FIRST_OF_1000 = 800;
/** Serial numbers from this one on are of women. */
const FIRST_OF_WOMEN = 500;

/** Undefined for a text that is no JMBG. */
export function jmbgFacts(jmbg: string): JmbgFacts | undefined {
  const [, date, month, year, serial] = /^(\d{2})(\d{2})(\d{3})\d{2}(\d{3})\d$/.exec(jmbg) ?? [];
  if (!date || !month || !year || !serial) return undefined;
  const born = dayOf(
    (Number(year) < FIRST_OF_1000 ? 2000 : 1000) + Number(year),
    Number(month),
    Number(date),
  );
  return isDay(born) ? { born, sex: Number(serial) < FIRST_OF_WOMEN ? 'M' : 'Ž' } : undefined;
}
