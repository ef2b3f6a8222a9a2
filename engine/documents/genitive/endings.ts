import {
  FLEETING,
  MEN_IN_A,
  MEN_IN_E,
  MEN_IN_I,
  MEN_IN_O,
  MEN_UNCHANGED,
  OF_EITHER,
  PET_NAMES,
  WOMEN_UNCHANGED,
} from './names.ts';
import { spelledOut } from './person.ts';

export type Sex = 'man' | 'woman';

/** The genitive of one lowercase word; undefined without a certain rule or list entry. */
export type Declension = (word: string) => string | undefined;

/** An ending and its replacement; the first match applies, and without a match the form is uncertain. */
type Ending = readonly [ending: RegExp, becomes: string];

const decline =
  (endings: readonly Ending[]): Declension =>
  (word) => {
    const found = endings.find(([pattern]) => pattern.test(word));
    return found && word.replace(...found);
  };

/** A letter outside our alphabets: the pronunciation is unknown, as in Dubois, Harry. */
const CONSONANT = /(?<=[^aeiouy])$/u;

const MEN: readonly Ending[] = [
  [/ia$/, 'ije'],
  [/a$/, 'e'],
  [/([kl])o$/, '$1a'],
  [/io$/, 'ija'],
  [/eo$/, 'ea'],
  [/([oi]j)e$/, '$1a'],
  [CONSONANT, 'a'],
];

const WOMEN: readonly Ending[] = [
  [/ia$/, 'ije'],
  [/a$/, 'e'],
  [/$/, ''],
];

const manByRule = decline(MEN);
const asMujo = decline([[/o$/, 'e']]);
const asBruno = decline([[/[oe]$/, 'a']]);
const asHari = decline([[/i$/, 'ija']]);

/** Surnames that are adjectives: Crnjanski, od Crnjanskog. */
const manSurnameByRule = decline([[/([sšcčć]k)i$/, '$1og'], [/o$/, 'a'], ...MEN]);

export const manFirstName: Declension = (word) => {
  const name = spelledOut(word);
  if (MEN_UNCHANGED.has(name)) return word;
  if (PET_NAMES.has(name)) return asMujo(word);
  if (MEN_IN_O.has(name) || MEN_IN_E.has(name)) return asBruno(word);
  if (MEN_IN_I.has(name)) return asHari(word);
  return FLEETING.get(name) ?? manByRule(word);
};

const womanByRule = decline(WOMEN);

export const womanFirstName: Declension = (word) =>
  WOMEN_UNCHANGED.has(spelledOut(word)) ? word : womanByRule(word);

export const manSurname: Declension = (word) => withoutFleetingA(word) ?? manSurnameByRule(word);

/** A woman's surname is declined only when it ends in -a: Petrova, Krupska, Krleža. */
export const womanSurname: Declension = womanByRule;

const OURS = /^[abcčćdđefghijklmnoprsštuvzž]+$/;

/** The sex of a first name; undefined for a unisex name, or an unlisted foreign one. */
export function sexOf(firstName: string): Sex | undefined {
  const name = firstName.split('-').at(-1) ?? '';
  if (WOMEN_UNCHANGED.has(name)) return 'woman';
  // With the surname first it is unknown which word is the first name, and its sex.
  if (OF_EITHER.has(name) || name.endsWith('ić')) return undefined;
  if (MEN_IN_A.has(name) || /.aga$/.test(name)) return 'man';
  if (name.endsWith('a')) return 'woman';
  return OURS.test(name) && manFirstName(name) !== undefined ? 'man' : undefined;
}

const VOWEL = /[aeiou]/;

/** The consonant before -ca becomes voiceless: Vrabac, od Vrapca. */
const VOICELESS: Readonly<Record<string, string>> = { b: 'p', d: '', g: 'k', t: '', z: 's', ž: 'š' };

function withoutFleetingA(word: string): string | undefined {
  const consonant = word.at(-3) ?? '';
  const stem = word.slice(0, -3);
  if (!word.endsWith('ac') || VOWEL.test(consonant) || !VOWEL.test(stem)) return undefined;
  return `${stem}${VOICELESS[consonant] ?? consonant}ca`;
}
