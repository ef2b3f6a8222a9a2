import { type Day, isDay, monthOf, yearOf } from '../../../core/days/day.ts';
import { counted, type Forms, formatAmount, formFor } from '../../../core/numbers/format.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import { type MonthForm, monthNameIn } from '../../../rules/month-name.ts';
import { numberInWords } from '../../amount-in-words/amount-in-words.ts';
import type { Text } from '../../blocks.ts';
import { BLANK, linesOf, oneLine } from '../../typed-text.ts';
import { type ContractEntity, LAW_OF } from '../field.ts';

/** Adds a full stop unless the text already ends a sentence. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** `Mjesto rada: Sarajevo.`; further lines as separate paragraphs. */
export function stated(label: string, text: string): readonly Text[] {
  const [first = BLANK, ...rest] = linesOf(text);
  return [sentence(`${label}: ${first}`), ...rest.map(sentence)];
}

/** The same, or nothing when nothing was typed. */
export const statedIfGiven = (label: string, text: string): readonly Text[] =>
  oneLine(text) === '' ? [] : stated(label, text);

/** Sentences as they were typed. */
export const typed = (text: string): readonly Text[] => linesOf(text).map(sentence);

export const amountOf = (amount: Feninga | null): string => (amount === null ? BLANK : formatAmount(amount));

/** `21 dan`, `22 dana`; an open line without a figure. */
export const countedOrOpen = (count: number | null, forms: Forms): string =>
  count === null ? `${BLANK} ${forms[2]}` : counted(count, forms);

const COPIES: Forms = ['istovjetnom primjerku', 'istovjetna primjerka', 'istovjetnih primjeraka'];

/** Implausible numbers of copies are not written in words. */
const MOST_IN_WORDS = 999;

/** `4 (četiri)` */
export const withWords = (count: number): string =>
  count > MOST_IN_WORDS ? String(count) : `${count} (${numberInWords(count, 'm')})`;

/** `4 (četiri) istovjetna primjerka`, as used after the preposition `u`; an open line without a figure. */
export const inCopies = (count: number | null): string =>
  count === null
    ? `${BLANK} ${COPIES[2]}`
    : `${withWords(count).replace(/jedan\)$/, 'jednom)')} ${formFor(count, COPIES)}`;

function dayWith(day: Day | null, entity: ContractEntity, form: MonthForm): string | undefined {
  if (day === null || !isDay(day)) return undefined;
  const month = monthNameIn(LAW_OF[entity], monthOf(day), form);
  return `${Number(day.slice(8))}. ${month} ${yearOf(day)}.`;
}

/** `21. novembar 2026.`, as above the signatures. */
export const longDay = (day: Day | null, entity: ContractEntity): string => dayWith(day, entity, 0) ?? BLANK;

/** `21. novembra 2026. godine`, as in a sentence. */
export const ofDay = (day: Day | null, entity: ContractEntity): string => {
  const written = dayWith(day, entity, 1);
  return written === undefined ? BLANK : `${written} godine`;
};
