import { readDayInput } from '../../../core/days/day-input.ts';
import { findMunicipality } from '../../municipalities/find-municipality.ts';

/** What a column without a known heading seems to hold. */
export type ContentKind = 'jmbg' | 'account' | 'municipality' | 'day' | 'amount' | 'name';

const TESTS: readonly (readonly [ContentKind, (text: string) => boolean])[] = [
  ['jmbg', (text) => /^\d{12,13}$/.test(text.replace(/[.,]0$/, ''))],
  ['account', (text) => /^(?:BA39)?\d{16}$/i.test(text.replace(/[\s-]/g, ''))],
  ['day', (text) => /\d[./-]\d/.test(text) && readDayInput(text).day !== undefined],
  ['amount', (text) => /^\d[\d.]*,\d{2}$|^\d{1,6}\.\d{2}$/.test(text)],
  ['name', (text) => /^\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’ -]+$/u.test(text)],
  ['municipality', (text) => /^\p{L}/u.test(text) && findMunicipality(text).kind !== 'none'],
];

const SAMPLE = 50;
/** So many of the cells have to agree. */
const SHARE = 0.6;

/** The kind most cells of a column are of; a place is looked for before a person, for `Banja Luka`. */
export function kindOfColumn(texts: readonly string[]): ContentKind | undefined {
  const sample = texts.slice(0, SAMPLE);
  const fits = (test: (text: string) => boolean): boolean =>
    sample.length > 0 && sample.filter(test).length >= sample.length * SHARE;
  const found = TESTS.filter(([, test]) => fits(test)).map(([kind]) => kind);
  return found.includes('municipality') ? 'municipality' : found[0];
}
