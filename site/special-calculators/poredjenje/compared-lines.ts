import type { Citation } from '@obracun/engine/core/explanation/citation.ts';
import type { Answer, AnswerLine } from '../../calculator/api/answer.ts';

/** A line in one column. */
export interface ComparedCell {
  /** Undefined when its law has no such line. */
  readonly line: AnswerLine | undefined;
  /** Its rates, `18,5 %`; empty without any. */
  readonly rate: string;
  readonly law: readonly Citation[];
}

/** A line in all columns, and the reason of its difference, if any. */
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

/** The common lines of wages side by side, without those that are zero everywhere. A column without an answer is undefined. */
export const comparedLines = (answers: readonly (Answer | undefined)[]): readonly ComparedSection[] =>
  COMMON.map(({ title, lines }) => ({
    title,
    lines: lines.map((line) => comparedLine(line, answers)).filter(({ cells }) => cells.some(isPaid)),
  })).filter(({ lines }) => lines.length > 0);

/** False when its law has no such line, and when it is zero: both cost the same. */
export const isPaid = ({ line }: ComparedCell): boolean => line !== undefined && line.value !== 0;

function comparedLine(common: CommonLine, answers: readonly (Answer | undefined)[]): ComparedLine {
  const { name, label, isSum = false } = common;
  const cells = answers.map((answer) => cellOf(common, answer));
  const known = cells.filter((_, at) => answers[at]);
  return { name, label, isSum, cells, reason: reasonOf(known, isSum) };
}

function cellOf({ name, otherwise = '' }: CommonLine, answer: Answer | undefined): ComparedCell {
  const line = answer?.lines.get(name) ?? answer?.lines.get(otherwise);
  return { line, rate: ratesIn(line).join(' + '), law: line?.citations ?? [] };
}

/** From the written formula: figures of the law, not ours. */
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

/** A line of every wage, whatever the law calls it. */
interface CommonLine {
  readonly name: string;
  readonly label: string;
  /** The line used when that of the name is missing. */
  readonly otherwise?: string;
  /** A sum of lines above. */
  readonly isSum?: true;
}

interface CommonSection {
  readonly title: string;
  readonly lines: readonly CommonLine[];
}

/** The common lines of wages of all three laws, in the order of a slip. */
const COMMON: readonly CommonSection[] = [
  {
    title: 'Iz plate',
    lines: [
      { name: 'bruto_ukupno', label: 'Bruto', isSum: true },
      { name: 'PIO', label: 'PIO' },
      { name: 'zdravstveno', label: 'Zdravstveno' },
      { name: 'djeca', label: 'Dječija zaštita' },
      { name: 'nezaposlenost', label: 'Nezaposlenost' },
      { name: 'doprinosi_ukupno', label: 'Doprinosi iz plate', isSum: true },
      { name: 'licni_odbitak', label: 'Lični odbitak' },
      { name: 'poreska_osnovica', label: 'Poreska osnovica', isSum: true },
      { name: 'porez', label: 'Porez na dohodak' },
      { name: 'neto_plata', label: 'Neto', isSum: true },
      { name: 'solidarnost_iznos', label: 'Solidarnost' },
      { name: 'za_isplatu', label: 'Za isplatu', isSum: true },
    ],
  },
  {
    title: 'Na platu',
    lines: [
      { name: 'pos_PIO', label: 'PIO' },
      { name: 'pos_zdravstveno', label: 'Zdravstveno' },
      { name: 'pos_nezaposlenost', label: 'Nezaposlenost' },
      { name: 'naknada_voda', label: 'Vodna naknada' },
      { name: 'naknada_nesrece', label: 'Zaštita od nesreća' },
      { name: 'naknada_invalidi', label: 'Zapošljavanje osoba s invaliditetom' },
      { name: 'ukupni_trosak', otherwise: 'bruto_ukupno', label: 'Trošak poslodavca', isSum: true },
    ],
  },
];
