import { visibleText } from '@obracun/engine/core/text/letters.ts';

/** Unit suffixes, KM in either script, and the suffixes of a kind. */
const ENDS = '%hmм';

const OWN: Readonly<Record<string, string>> = { iznos: 'mм', posto: '%', sati: 'h' };

/** True for a number with the unit of another kind: `1 %` of an amount is not 1 KM. */
export function hasOtherUnit(kind: string, text: string): boolean {
  const end = visibleText(text).slice(-1).toLowerCase() || ' ';
  return ENDS.includes(end) && !OWN[kind]?.includes(end);
}

/**
 * A number rounded to that many decimals, half up by its decimal form: 1.005 is slightly less in binary, and still
 * rounds to 1.01.
 */
export function rounded(value: number, places: number): number {
  const shifted = Number(`${value}e${places}`);
  return Number.isNaN(shifted)
    ? Math.round(value * 10 ** places) / 10 ** places
    : Math.round(shifted) / 10 ** places;
}
