import { type Citation, writeCitation } from '@obracun/engine/core/explanation/citation.ts';
import { type Forms, formatDecimal, formatMoney, formFor } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import type { Answer, AnswerLine } from '../api/answer.ts';
import { present } from '../api/main-lines.ts';
import { pointOf, shareOf } from './curve.ts';
import type { Kink } from './kinks.ts';
import { kinksOf } from './kinks.ts';
import type { Question } from './variations.ts';

/** A variation with its answer, or the reason why there is none. */
export type TriedWage =
  | { readonly text: string; readonly answer: Answer }
  | { readonly text: string; readonly refusal: string };

export interface Row {
  readonly text: string;
  readonly lines: readonly AnswerLine[];
  /** Notes besides its figures: a refusal, a changed law, a kink. */
  readonly note: string;
}

/** The main lines, in the order of the slip, as many as a table holds. */
const shownLines = ({ presentation, lines }: Answer): readonly AnswerLine[] =>
  present(lines, presentation.mainLines.otherwise);

/** The rows of a table of outcomes, each with its change from the previous one. */
export const rowsOf = (question: Question, outcomes: readonly TriedWage[]): readonly Row[] =>
  outcomes.map((outcome, at) => {
    if ('refusal' in outcome) return { text: outcome.text, lines: [], note: outcome.refusal };
    const { text, answer } = outcome;
    return { text, lines: shownLines(answer), note: noteOf(question, outcomes, at) };
  });

function noteOf(question: Question, outcomes: readonly TriedWage[], at: number): string {
  const [before, now] = [at - 1, at].map((place) => answerAt(outcomes, place));
  if (!now) return '';
  if (question === 'mjeseci') return monthNote(before, now);
  const answers = answersOf(outcomes);
  return question === 'kriva' ? curveNote(answers, answers.indexOf(now)) : '';
}

const monthNote = (before: Answer | undefined, now: Answer): string =>
  [
    ...(now.isEstimate ? ['procjena'] : []),
    ...(isOfDays(now) ? ['samo dani zaposlenja, ostali mjeseci cijeli'] : []),
    ...(before ? changeOfLaw(before, now) : []),
  ].join('; ');

const isOfDays = ({ lines }: Answer): boolean => Number(lines.get('van_odnosa')?.value ?? 0) > 0;

/** Empty or one sentence: `promijenjen propis: Lični odbitak, Vodna naknada`. */
function changeOfLaw(before: Answer, now: Answer): readonly string[] {
  const names = changedLaw(before, now);
  return names.length === 0 ? [] : [`${formFor(names.length, CHANGED)}: ${names.join(', ')}`];
}

const CHANGED: Forms = ['promijenjen propis', 'promijenjeni propisi', 'promijenjeni propisi'];

/** The share of the gross since the previous row in the net, when it changed, and the bend between the two. */
function curveNote(answers: readonly Answer[], at: number): string {
  const share = shareSince(answers, at);
  const [before, now] = [answers[at - 1], answers[at]];
  if (share === undefined || !before || !now) return '';
  const kink = kinksOf(answers).find(
    ({ gross }) => gross >= pointOf(before).gross && gross < pointOf(now).gross,
  );
  const bend = kink ? [bendText(kink)] : [];
  const isSame = !kink && share === shareSince(answers, at - 1);
  return [...bend, ...(isSame ? [] : [`od sljedećih 100 KM ostaje ${share}`])].join(', ');
}

/** In whole marks: a smaller difference is the rounding of the amounts. */
function shareSince(answers: readonly Answer[], at: number): string | undefined {
  const [before, now] = [answers[at - 1], answers[at]];
  const share = before && now && shareOf('neto_plata', before, now);
  return share === undefined ? undefined : remainsOf(share);
}

/** `od 1.000 KM bruta plaća se porez` */
const bendText = ({ side, gross, why }: Kink): string => `${side} ${wholeMarks(gross)} bruta ${why}`;

/** The bend, its act without gazettes, and what remains of the next 100 KM of gross. */
export const kinkText = (kink: Kink): string =>
  `${bendText(kink)}${bracketed(kink.law)}. Od sljedećih 100 KM ostaje ${remainsOf(kink.after)}, ranije ${remainsOf(kink.before)}`;

/** `Zakon o porezu na dohodak, čl. 9`: its gazettes are among the provisions of the result. */
const actOf = (cited: Citation): string =>
  [cited.propis, cited.clan].filter(Boolean).join(', ') || writeCitation(cited);

const bracketed = (law: Kink['law']): string =>
  law.length > 0 ? ` (${[...new Set(law.map(actOf))].join('; ')})` : '';

/** `1.449,00 KM`: an exact amount of an answer, unlike the approximate one of a bend. */
export const exactMarks = (amount: number): string => formatMoney(km(amount));

/** `1.449 KM` */
const wholeMarks = (amount: number): string => `${formatDecimal(Math.round(amount), 0)} KM`;

/** What remains of 100 KM of a share: `oko 69 KM`. */
export const remainsOf = (share: number): string => `oko ${wholeMarks(share * 100)}`;

function answerAt(outcomes: readonly TriedWage[], at: number): Answer | undefined {
  const outcome = outcomes[at];
  return outcome && 'answer' in outcome ? outcome.answer : undefined;
}

/** The answers among outcomes, in their order. */
export const answersOf = (outcomes: readonly TriedWage[]): readonly Answer[] =>
  outcomes.flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : []));

/**
 * The names of provisions in force from another day than before. A provision that was missing is new law only if it began after
 * all earlier ones: another kind of line may bring an old provision with it.
 */
export function changedLaw(before: Answer, now: Answer): readonly string[] {
  const datesOf = ({ lines }: Answer) =>
    new Map([...lines.values()].flatMap(({ citations }) => citations).map(({ naziv, od }) => [naziv, od]));
  const old = datesOf(before);
  const isNew = (from: string) => [...old.values()].every((earlier) => earlier < from);
  return [...datesOf(now)]
    .filter(([name, from]) => (old.has(name) ? old.get(name) !== from : isNew(from)))
    .map(([name]) => name);
}
