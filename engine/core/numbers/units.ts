import { DAYS, formatAmount, formatDecimal, formFor } from './format.ts';

// Figures for files and other programs: without grouping of thousands.

/** `value` × 10^−places with all decimals: 200000 → `2000.00`. */
export function plain(value: number, places = 2): string {
  if (places === 0) return String(value);
  if (value < 0) return `-${plain(-value, places)}`;
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The same without trailing zeros: 125000 with four places → `12.5`. */
export const plainShort = (value: number, places: number): string =>
  places === 0 ? String(value) : plain(value, places).replace(/\.?0+$/, '');

/** The same with a decimal comma, as people type it: `2304,14`. */
export const commaAmount = (value: number): string => withComma(plain(value));

export const withComma = (figure: string): string => figure.replace('.', ',');

/**
 * The decimals of a figure by its kind. Stored values are whole numbers of the last decimal: 1 KM is 100 feninga, 1 % is 10 000 ppm. Only
 * the hourly rate is stored unrounded.
 */
export const PLACES: Readonly<Record<string, number>> = {
  iznos: 2,
  posto: 4,
  sati: 2,
  dani: 2,
  koeficijent: 6,
  satnica: 6,
};

/** Stored units per entered and published unit; 1 without decimals. */
export const scaleOf = (kind: string): number => 10 ** (PLACES[kind] ?? 0);

/** Formats a stored figure by its kind, without unit: `1.234,50`, `18,5`. An amount has both decimals, any other no trailing zeros. */
export const formatStored = (kind: string, stored: number): string =>
  kind === 'iznos' ? formatAmount(stored) : formatDecimal(stored, PLACES[kind] ?? 0);

/** The unit after a figure of each kind. */
const UNIT_TEXT: Readonly<Record<string, string>> = {
  iznos: 'KM',
  satnica: 'KM/h',
  posto: '%',
  sati: 'h',
  dani: 'dana',
  broj_dana: 'dana',
  broj_mjeseci: 'mj.',
};

/** The word after figures of a kind; empty if there is none. */
export const unitOf = (kind: string): string => UNIT_TEXT[kind] ?? '';

/** The word after one figure: 1 dan, −1 dan, 2 dana, 21 dan, 1,5 dana. */
export const unitOfFigure = (kind: string, value: number): string =>
  unitOf(kind) === 'dana' ? formFor(Math.abs(value), DAYS) : unitOf(kind);
