import { visibleText } from '@obracun/engine/core/text/letters.ts';

/** Unit suffixes, KM in either script, and the suffixes of a kind. */
const ENDS = '%hmм';
const OWN: Readonly<Record<string, string>> = { iznos: 'mм', posto: '%', sati: 'h' };

/** True for a number with the unit of another kind: `1 %` of an amount is not 1 KM. */
export function hasOtherUnit(kind: string, text: string): boolean {
  const end = visibleText(text).slice(-1).toLowerCase() || ' ';
  return ENDS.includes(end) && !OWN[kind]?.includes(end);
}
