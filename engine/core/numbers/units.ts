import { DAYS, formatAmount, formatDecimal, formFor } from './format.ts';

// Figures as files and other programs take them: without points between thousands.

/** `value` × 10^−places with all its places: 200000 → `2000.00`. */
export function plain(value: number, places = 2): string {
  if (places === 0) return String(value);
  if (value < 0) return `-${plain(-value, places)}`;
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The same without trailing zeros: 125000 with four places → `12.5`. */
export const plainShort = (value: number, places: number): string =>
  places === 0 ? String(value) : plain(value, places).replace(/\.?0+$/, '');

/** The same with a comma, as people type it: `2304,14`. */
export const commaAmount = (value: number): string => withComma(plain(value));

export const withComma = (figure: string): string => figure.replace('.', ',');

/**
 * How many decimals a figure has at most, by its kind. What is held is a whole number in the last of them: 1 KM is 100
 * feninga, 1 % is 10 000 ppm. Only the hourly rate is held unrounded.
 */
export const PLACES: Readonly<Record<string, number>> = {
  iznos: 2,
  posto: 4,
  sati: 2,
  dani: 2,
  koeficijent: 6,
  satnica: 6,
};

/** How many held units one unit has, as it is entered and published; 1 where there are no decimals. */
export const scaleOf = (kind: string): number => 10 ** (PLACES[kind] ?? 0);

/** A held figure of a kind in digits, without its unit: `1.234,50`, `18,5`. An amount has both decimals, any other those it needs. */
export const formatHeld = (kind: string, held: number): string =>
  kind === 'iznos' ? formatAmount(held) : formatDecimal(held, PLACES[kind] ?? 0);

/** What a figure of each kind is measured in, as it is written behind it. */
const UNIT_WORDS: Readonly<Record<string, string>> = {
  iznos: 'KM',
  satnica: 'KM/h',
  posto: '%',
  sati: 'h',
  dani: 'dana',
  broj_dana: 'dana',
  broj_mjeseci: 'mj.',
};

/** The word behind figures of a kind; empty where it has none. */
export const unitOf = (kind: string): string => UNIT_WORDS[kind] ?? '';

/** The word behind one figure: 1 dan, −1 dan, 2 dana, 21 dan, 1,5 dana. */
export const unitOfFigure = (kind: string, value: number): string =>
  kind === 'dani' ? formFor(Math.abs(value), DAYS) : unitOf(kind);
