import { FLEETING, MEN_UNCHANGED, WOMEN_UNCHANGED } from './names.ts';
import { spelledOut } from './script.ts';

/** One ending and what it becomes; the first that fits decides. */
type Ending = readonly [ending: RegExp, becomes: string];

const MEN: readonly Ending[] = [
  [/a$/, 'e'],
  [/io$/, 'ija'],
  [/[eo]$/, 'a'],
  [/i$/, 'ija'],
  [/y$/, 'yja'],
  [/$/, 'a'],
];

const WOMEN: readonly Ending[] = [
  [/ia$/, 'ije'],
  [/a$/, 'e'],
];

/** Surnames that are adjectives: Crnjanski, od Crnjanskog. */
const MEN_SURNAMES: readonly Ending[] = [[/([sšcčć]k)i$/, '$1og'], ...MEN];

const decline = (word: string, endings: readonly Ending[]): string => {
  const [ending, becomes] = endings.find(([pattern]) => pattern.test(word)) ?? [/$/, ''];
  return word.replace(ending, becomes);
};

export const manFirstName = (word: string): string =>
  MEN_UNCHANGED.has(word) ? word : (FLEETING.get(word) ?? decline(word, MEN));

export const womanFirstName = (word: string): string =>
  WOMEN_UNCHANGED.has(spelledOut(word)) ? word : decline(word, WOMEN);

export const manSurname = (word: string): string => withoutFleetingA(word) ?? decline(word, MEN_SURNAMES);

/** A woman's surname is declined only when it ends in -a: Petrova, Krupska, Krleža. */
export const womanSurname = (word: string): string => decline(word, WOMEN);

const VOWEL = /[aeiou]/;

/** The consonant before -ca loses its voice: Vrabac, od Vrapca. */
const VOICELESS: Readonly<Record<string, string>> = { b: 'p', d: '', g: 'k', t: '', z: 's', ž: 'š' };

function withoutFleetingA(word: string): string | undefined {
  const consonant = word.at(-3) ?? '';
  const stem = word.slice(0, -3);
  if (!word.endsWith('ac') || VOWEL.test(consonant) || !VOWEL.test(stem)) return undefined;
  return `${stem}${VOICELESS[consonant] ?? consonant}ca`;
}
