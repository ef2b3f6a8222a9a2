import { countries as written } from 'i18n-iso-countries/langs/bs.json';
import { inAlphabet } from '../core/text/letters.ts';
import { HOME } from './typed-text.ts';

/** Countries with an outdated or misspelled name in the list. */
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

/** Codes and names of all countries, in alphabetical order. Created on demand, since sorting takes time. */
export const countriesInOrder = (): readonly (readonly [code: string, name: string])[] =>
  [...COUNTRIES].sort(([, a], [, b]) => inAlphabet(a, b));

/** Countries where Cyrillic is read too; other foreign names keep their script. */
const IN_BOTH_SCRIPTS = new Set([HOME, 'ME', 'RS']);

export const isWrittenInBoth = (country: string): boolean => IN_BOTH_SCRIPTS.has(country);
