import type { Answer, AnswerLine } from '../answer/answer.ts';
import { present } from '../answer/main-lines.ts';
import type { Question } from './variations.ts';

/** A variation with its answer, or with why there is none. */
export type TriedWage =
  | { readonly words: string; readonly answer: Answer }
  | { readonly words: string; readonly refusal: string };

export interface Row {
  readonly words: string;
  readonly lines: readonly AnswerLine[];
  /** What there is to say of it beside its figures: a refusal, a law that changed, a kink. */
  readonly note: string;
}

/** The lines people came for, in the order of the slip, as many as a table holds. */
export const shownLines = ({ presentation, lines }: Answer): readonly AnswerLine[] =>
  present(lines, presentation.mainLines.otherwise);

/** The rows of a table of outcomes, each with what sets it apart from the one before. */
export const rowsOf = (question: Question, outcomes: readonly TriedWage[]): readonly Row[] =>
  outcomes.map((outcome, at) => {
    if ('refusal' in outcome) return { words: outcome.words, lines: [], note: outcome.refusal };
    const { words, answer } = outcome;
    return { words, lines: shownLines(answer), note: noteOf(question, outcomes, at) };
  });

function noteOf(question: Question, outcomes: readonly TriedWage[], at: number): string {
  const [earlier, before, now] = [at - 2, at - 1, at].map((place) => answerAt(outcomes, place));
  if (!now) return '';
  if (question === 'mjeseci') return monthNote(before, now);
  if (question !== 'kriva' || !before) return '';
  const share = shareInHand(before, now);
  if (share === undefined) return '';
  const shareBefore = earlier && shareInHand(earlier, before);
  const isKink = shareBefore !== undefined && Math.abs(share - shareBefore) > KINK;
  return `${isKink ? 'prelom: ' : ''}od dodatnog bruta u neto ide ${percent(share)}`;
}

const monthNote = (before: Answer | undefined, now: Answer): string =>
  [...(now.isEstimate ? ['procjena'] : []), ...(before ? changedLaw(before, now) : [])].join('; ');

/** Rounding moves the share by less; a relief used up, or a tax that begins, by more. */
const KINK = 0.005;

const percent = (share: number): string => `${(share * 100).toFixed(1).replace('.', ',')} %`;

function answerAt(outcomes: readonly TriedWage[], at: number): Answer | undefined {
  const outcome = outcomes[at];
  return outcome && 'answer' in outcome ? outcome.answer : undefined;
}

const amountIn = ({ lines }: Answer, name: string): number => Number(lines.get(name)?.value ?? 0);

/** Undefined where the gross stays as it was: in a month without a paid hour. */
function shareInHand(before: Answer, now: Answer): number | undefined {
  const moreGross = amountIn(now, 'bruto_ukupno') - amountIn(before, 'bruto_ukupno');
  return moreGross === 0
    ? undefined
    : (amountIn(now, 'neto_plata') - amountIn(before, 'neto_plata')) / moreGross;
}

/** The provisions that hold from another day than before. */
function changedLaw(before: Answer, now: Answer): readonly string[] {
  const datesOf = ({ lines }: Answer) =>
    new Map([...lines.values()].flatMap(({ citations }) => citations).map(({ naziv, od }) => [naziv, od]));
  const old = datesOf(before);
  return [...datesOf(now)]
    .filter(([name, from]) => old.has(name) && old.get(name) !== from)
    .map(([name]) => `promijenjen propis: ${name}`);
}
