import { countries as written } from 'i18n-iso-countries/langs/bs.json';
import { inAlphabet } from '../core/text/letters.ts';
import { HOME } from './typed-text.ts';

/** Names the list has in an older or mistyped form. */
const AMENDED: Readonly<Record<string, string>> = {
  BM: 'Bermudi',
  CV: 'Zelenortska Ostrva',
  FK: 'Foklandska Ostrva',
  GB: 'Ujedinjeno Kraljevstvo',
  HK: 'Hong Kong',
  MF: 'Sveti Martin',
  MO: 'Makao',
  PS: 'Palestina',
  SZ: 'Esvatini',
};

/** Every country by its ISO 3166-1 code. */
export const COUNTRIES: ReadonlyMap<string, string> = new Map(Object.entries({ ...written, ...AMENDED }));

/** Codes and names of all countries, in the order of the alphabet: for who chooses among them, since putting them in order takes time. */
export const countriesInOrder = (): readonly (readonly [code: string, name: string])[] =>
  [...COUNTRIES].sort(([, a], [, b]) => inAlphabet(a, b));

/** Where Bosnian is read in Cyrillic too; names from elsewhere stay as their people write them. */
const IN_BOTH_SCRIPTS = new Set([HOME, 'ME', 'RS']);

export const isWrittenInBoth = (country: string): boolean => IN_BOTH_SCRIPTS.has(country);
