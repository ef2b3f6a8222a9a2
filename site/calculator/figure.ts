import { formatAmount, formatDay, formatDecimal } from '@obracun/engine/kernel/format.ts';
import type { AnswerLine } from './call.ts';

/** A figure taken apart, so that figures under one another align on the decimal comma. */
export interface Figure {
  readonly cijeli: string;
  /** With its comma, or empty. */
  readonly decimale: string;
  readonly jedinica: string;
}

/** The most decimals a line of each kind has. */
const PLACES: Readonly<Record<string, number>> = {
  iznos: 2,
  sati: 2,
  dani: 2,
  posto: 4,
  satnica: 6,
  broj: 0,
};

export function figureOf({ vrsta, vrijednost }: AnswerLine): Figure {
  if (typeof vrijednost === 'string')
    return { cijeli: written(vrsta, vrijednost), decimale: '', jedinica: '' };
  const places = PLACES[vrsta] ?? 0;
  const scaled = Math.round(vrijednost * 10 ** places);
  const [cijeli = '', fraction] = (
    vrsta === 'iznos' ? formatAmount(scaled) : formatDecimal(scaled, places)
  ).split(',');
  return { cijeli, decimale: fraction ? `,${fraction}` : '', jedinica: unitOf(vrsta, vrijednost) };
}

const written = (kind: string, value: string): string => (kind === 'datum' ? formatDay(value) : value);

function unitOf(kind: string, value: number): string {
  switch (kind) {
    case 'iznos':
      return 'KM';
    case 'satnica':
      return 'KM/h';
    case 'posto':
      return '%';
    case 'sati':
      return 'h';
    case 'dani':
      return value % 10 === 1 && value % 100 !== 11 ? 'dan' : 'dana';
    default:
      return '';
  }
}

/** `1.234,56 KM` */
export const writeFigure = (line: AnswerLine): string => {
  const { cijeli, decimale, jedinica } = figureOf(line);
  return `${cijeli}${decimale}${jedinica && ` ${jedinica}`}`;
};

/** `1234,56`: what other programs take without asking. */
export const plainFigure = (line: AnswerLine): string => {
  const { cijeli, decimale } = figureOf(line);
  return `${typeof line.vrijednost === 'number' ? cijeli.replaceAll('.', '') : cijeli}${decimale}`.replace(
    '−',
    '-',
  );
};
