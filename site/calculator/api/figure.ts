import { formatDay, formatDuration } from '@obracun/engine/core/numbers/format.ts';
import {
  formatStored,
  PLACES,
  plain,
  plainShort,
  scaleOf,
  unitOfFigure,
  withComma,
} from '@obracun/engine/core/numbers/units.ts';
import type { AnswerLine } from './answer.ts';

export type Valued = Pick<AnswerLine, 'kind' | 'value'>;

/** A figure split at the comma, so that figures in a column align. */
export interface AlignedFigure {
  readonly whole: string;
  /** With the comma, or empty. */
  readonly fraction: string;
  readonly unit: string;
}

export function figureOf({ kind, value }: Valued): AlignedFigure {
  const text = inWords({ kind, value });
  if (text !== undefined) return { whole: text, fraction: '', unit: '' };
  const number = Number(value);
  const [whole = '', fraction] = formatStored(kind, heldOf(kind, number)).split(',');
  return { whole, fraction: fraction ? `,${fraction}` : '', unit: unitOfFigure(kind, number) };
}

/** One unit of the last decimal. */
const heldOf = (kind: string, value: number): number => Math.round(value * scaleOf(kind));

/** A value that is not a single number: a day, a length of service. */
function inWords({ kind, value }: Valued): string | undefined {
  if (typeof value === 'string') return kind === 'datum' ? formatDay(value) : value;
  return kind === 'trajanje' ? formatDuration(value) : undefined;
}

/** `1.234,56 KM` */
export const writeFigure = (line: Valued): string => {
  const { whole, fraction, unit } = figureOf(line);
  return `${whole}${fraction}${unit && ` ${unit}`}`;
};

/** `1234,56`, as other programs parse it. */
export function plainFigure(line: Valued): string {
  const { kind, value } = line;
  const held = Math.round(Number(value) * scaleOf(kind));
  return inWords(line) ?? withComma(kind === 'iznos' ? plain(held) : plainShort(held, PLACES[kind] ?? 0));
}
