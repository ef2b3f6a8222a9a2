import { monthNamed, readMonthInput } from '@obracun/engine/core/days/day-input.ts';
import { asSeen } from '@obracun/engine/core/text/letters.ts';
import type { Entered } from '../../fields/parsing/entered.ts';

/** Fields that hold a month, each with that of its year. */
const PERIODS = [
  ['mjesec', 'godina'],
  ['drugi_mjesec', 'druga_godina'],
] as const;

const SHORT_YEAR = /^\d{2}\.?$/;
/** With a year at its end nothing more comes. */
const WHOLE = /\D\d{4}\.?$/;
/** Typed, a day may follow yet, or two digits of the year. */
const YEAR_FIRST = /^\d{4}\D\d\d/;
const YEAR_SHORT = /^\d{1,2}\D+\d{2}\.?$/;

/**
 * What was typed into a month or its year, with both filled when one of them holds both. `isDone` says that the field was
 * left: before that two digits may be the beginning of four.
 * @param before what stood there: where more than a letter has come at once, it was pasted
 */
export function readPeriod(entered: Entered, isDone: boolean, before: Entered = {}): Entered {
  const read = { ...entered };
  for (const [mjesec, godina] of PERIODS) {
    for (const name of [mjesec, godina]) {
      const text = asSeen(entered[name] ?? '');
      const isPasted = text.length > (before[name] ?? '').length + 1;
      const isWhole = WHOLE.test(text) || (isPasted && (YEAR_FIRST.test(text) || YEAR_SHORT.test(text)));
      const day = (isDone || isWhole) && readMonthInput(text);
      if (day) Object.assign(read, { [mjesec]: String(Number(day.slice(5, 7))), [godina]: day.slice(0, 4) });
    }
    // A name alone is a number; of which year nobody can know.
    const named = isDone && monthNamed(asSeen(read[mjesec] ?? '').replace(/\.$/, ''));
    if (named) read[mjesec] = String(named);
    const year = asSeen(read[godina] ?? '');
    if (isDone && SHORT_YEAR.test(year)) read[godina] = `20${year.slice(0, 2)}`;
  }
  return read;
}
