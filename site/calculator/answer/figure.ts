import { formatAmount, formatDay, formatDecimal, formatDuration } from '@obracun/engine/kernel/format.ts';
import { PLACES, scaleOf } from '@obracun/engine/kernel/units.ts';
import { dayWord } from '../../fields/typed/entered.ts';
import type { AnswerLine } from './answer.ts';

type Valued = Pick<AnswerLine, 'vrsta' | 'vrijednost'>;

/** A figure taken apart, so that figures under one another align on the decimal comma. */
export interface Figure {
  readonly cijeli: string;
  /** With its comma, or empty. */
  readonly decimale: string;
  readonly jedinica: string;
}

export function figureOf({ vrsta, vrijednost }: Valued): Figure {
  const words = inWords({ vrsta, vrijednost });
  if (words !== undefined) return { cijeli: words, decimale: '', jedinica: '' };
  const value = Number(vrijednost);
  const [cijeli = '', fraction] = inDigits(vrsta, value).split(',');
  return { cijeli, decimale: fraction ? `,${fraction}` : '', jedinica: unitOf(vrsta, value) };
}

/** What is no single number: a day, a length of service. */
function inWords({ vrsta, vrijednost }: Valued): string | undefined {
  if (typeof vrijednost === 'string') return vrsta === 'datum' ? formatDay(vrijednost) : vrijednost;
  return vrsta === 'trajanje' ? formatDuration(vrijednost) : undefined;
}

function inDigits(kind: string, value: number): string {
  const scaled = Math.round(value * scaleOf(kind));
  return kind === 'iznos' ? formatAmount(scaled) : formatDecimal(scaled, PLACES[kind] ?? 0);
}

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
      return dayWord(value);
    default:
      return '';
  }
}

/** `1.234,56 KM` */
export const writeFigure = (line: Valued): string => {
  const { cijeli, decimale, jedinica } = figureOf(line);
  return `${cijeli}${decimale}${jedinica && ` ${jedinica}`}`;
};

/** `1234,56`: what other programs take without asking. */
export function plainFigure(line: Valued): string {
  const { cijeli, decimale } = figureOf(line);
  return inWords(line) ?? `${cijeli.replaceAll('.', '').replace('−', '-')}${decimale}`;
}
