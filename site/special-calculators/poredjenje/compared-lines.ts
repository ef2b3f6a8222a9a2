import type { Citation } from '@obracun/engine/core/explanation/citation.ts';
import type { Answer, AnswerLine } from '../../calculator/api/answer.ts';
import { COMMON, type CommonLine } from './common-lines.ts';

/** A line in one column. */
export interface ComparedCell {
  /** Undefined where its law has no such line. */
  readonly line: AnswerLine | undefined;
  /** The rates it is calculated at, `18,5 %`; empty where there is none. */
  readonly rate: string;
  readonly law: readonly Citation[];
}

/** A line in all columns, and why it differs; no reason where it does not. */
export interface ComparedLine {
  readonly name: string;
  readonly label: string;
  readonly isSum: boolean;
  readonly cells: readonly ComparedCell[];
  readonly reason: string | undefined;
}

export interface ComparedSection {
  readonly title: string;
  readonly lines: readonly ComparedLine[];
}

/** The lines wages have in common, beside each other; what no column pays is left out. A column without an answer is undefined. */
export const comparedLines = (answers: readonly (Answer | undefined)[]): readonly ComparedSection[] =>
  COMMON.map(({ title, lines }) => ({
    title,
    lines: lines.map((line) => beside(line, answers)).filter(({ cells }) => cells.some(isPaid)),
  })).filter(({ lines }) => lines.length > 0);

/** False where its law has no such line, and where it comes to zero: to who pays it is the same. */
export const isPaid = ({ line }: ComparedCell): boolean => line !== undefined && line.value !== 0;

function beside(common: CommonLine, answers: readonly (Answer | undefined)[]): ComparedLine {
  const { name, label, isSum = false } = common;
  const cells = answers.map((answer) => cellOf(common, answer));
  const known = cells.filter((_, at) => answers[at]);
  return { name, label, isSum, cells, reason: reasonOf(known, isSum) };
}

function cellOf({ name, otherwise = '', restOf = '' }: CommonLine, answer: Answer | undefined): ComparedCell {
  const line = answer?.lines.get(name) ?? answer?.lines.get(otherwise);
  const [first = ''] = ratesIn(answer?.lines.get(restOf));
  return { line, rate: ratesIn(line).join(' + ') || first, law: line?.citations ?? [] };
}

/** As the working writes them: figures of the law, not ours. */
const ratesIn = (line: AnswerLine | undefined): readonly string[] =>
  line?.working.match(/\d+(?:[.,]\d+)* %/g) ?? [];

function reasonOf(cells: readonly ComparedCell[], isSum: boolean): string | undefined {
  const differs = (read: (cell: ComparedCell) => unknown): boolean => new Set(cells.map(read)).size > 1;
  if (!differs(({ line }) => line?.value ?? 0)) return undefined;
  if (isSum) return 'slijedi iz drugih redova';
  if (!cells.every(isPaid)) return 'ne plaća se svuda';
  if (differs(({ rate }) => rate)) return 'druga stopa';
  return cells.some(({ rate }) => rate) ? 'ista stopa, druga osnovica' : 'drugi iznos u propisu';
}
