import { fold } from './search.ts';

/** Abbreviations and everyday names, by a part of the full name as the law writes it. */
const ABBREVIATIONS: readonly (readonly [part: string, names: string])[] = [
  ['penzijsk', 'PIO MIO penzija'],
  ['zdravstven', 'ZO'],
  ['doprinosi iz', 'PIO MIO ZO'],
  ['doprinosi na', 'PIO MIO ZO'],
  ['nezaposlen', 'zapošljavanje'],
  ['dječij', 'DZ'],
  ['dodanu vrijednost', 'PDV'],
  ['lični odbitak', 'olakšica LO poreska kartica'],
  ['ličnog odbitka', 'olakšica LO poreska kartica'],
  ['najniža neto', 'minimalac minimalna'],
  ['najniža bruto', 'minimalac minimalna'],
  ['porodiljsk', 'trudničko materinstvo'],
  ['bolovanj', 'bolest'],
  ['invaliditetom', 'OSI'],
  ['zatezna kamata', 'zakašnjenje'],
  ['novine', 'SN'],
  ['glasnik', 'SG'],
];

/** The abbreviations of what a text names, as more words to find it by. */
export function abbreviationsIn(text: string): string {
  const folded = fold(text);
  return ABBREVIATIONS.filter(([part]) => folded.includes(fold(part)))
    .map(([, names]) => names)
    .join(' ');
}
