import {
  cyrillic,
  FLEETING,
  isBesideName,
  isCompany,
  isCyrillic,
  keyOf,
  latin,
  MEN_IN_A,
  MEN_IN_E,
  MEN_IN_I,
  MEN_IN_O,
  MEN_UNCHANGED,
  OF_EITHER,
  PET_NAMES,
  spelledOut,
  WOMEN_UNCHANGED,
} from './person.ts';

type Sex = 'man' | 'woman';

/** The genitive of one lowercase word; undefined without a certain rule or list entry. */
type Declension = (word: string) => string | undefined;

/** An ending and its replacement; the first match applies, and without a match the form is uncertain. */
type Ending = readonly [ending: RegExp, becomes: string];

const byEndings =
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

const manByRule = byEndings(MEN);
const asMujo = byEndings([[/o$/, 'e']]);
const asBruno = byEndings([[/[oe]$/, 'a']]);
const asHari = byEndings([[/i$/, 'ija']]);

/** Surnames that are adjectives: Crnjanski, od Crnjanskog. */
const manSurnameByRule = byEndings([[/([sšcčć]k)i$/, '$1og'], [/o$/, 'a'], ...MEN]);

const manFirstName: Declension = (word) => {
  const name = spelledOut(word);
  if (MEN_UNCHANGED.has(name)) return word;
  if (PET_NAMES.has(name)) return asMujo(word);
  if (MEN_IN_O.has(name) || MEN_IN_E.has(name)) return asBruno(word);
  if (MEN_IN_I.has(name)) return asHari(word);
  return FLEETING.get(name) ?? manByRule(word);
};

const womanByRule = byEndings(WOMEN);

const womanFirstName: Declension = (word) =>
  WOMEN_UNCHANGED.has(spelledOut(word)) ? word : womanByRule(word);

const manSurname: Declension = (word) => withoutFleetingA(word) ?? manSurnameByRule(word);

/** A woman's surname is declined only when it ends in -a: Petrova, Krupska, Krleža. */
const womanSurname: Declension = womanByRule;

const OURS = /^[abcčćdđefghijklmnoprsštuvzž]+$/;

/** The sex of a first name; undefined for a unisex name, or an unlisted foreign one. */
function sexOf(firstName: string): Sex | undefined {
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

interface Declined {
  readonly text: string;
  /** False when no rule or list is certain: the name stays unchanged, for a person to decline. */
  readonly isSure: boolean;
}

/**
 * The genitive of a person's name, Latin or Cyrillic: a proposal, because the sex is inferred from the first name. Firms, abbreviations and
 * anything that is not clearly a name are returned unchanged, and so are titles, before the name or after a comma.
 */
export function decline(name: string): Declined {
  const [person = '', ...behind] = name.split(/(?=,)/);
  if (behind.length > 0 && behind.every(isOfTitles)) {
    const declined = decline(person);
    return { ...declined, text: declined.text + behind.join('') };
  }
  if (name.trim() === '' || isCompany(name)) return { text: name, isSure: true };
  const text = declinePerson(name);
  return text === undefined ? { text: name, isSure: false } : { text, isSure: true };
}

/** The same without the certainty. */
export const genitive = (name: string): string => decline(name).text;

const isOfTitles = (text: string): boolean =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .every(isBesideName);

const DECLENSIONS: Readonly<Record<Sex, { readonly firstName: Declension; readonly surname: Declension }>> = {
  man: { firstName: manFirstName, surname: manSurname },
  woman: { firstName: womanFirstName, surname: womanSurname },
};

/** Every word of the name declined, or undefined when one of them is uncertain. */
function declinePerson(name: string): string | undefined {
  const names = name.split(/\s+/).filter((word) => word !== '' && !isBesideName(word));
  // The first part of a compound name decides: Mehmed-paša is a man, Ana-Marija a woman.
  const sex = sexOf(keyOf(names[0]?.split('-')[0] ?? ''));
  if (sex === undefined) return undefined;
  const { firstName, surname } = DECLENSIONS[sex];
  let left = names.length;
  const words = name.split(/(\s+)/).map((word) => {
    if (word.trim() === '' || isBesideName(word)) return word;
    left -= 1;
    return left === 0 && names.length > 1 ? eachPart(word, surname) : lastPart(word, firstName);
  });
  return words.includes(undefined) ? undefined : words.join('');
}

/** `Petrović-Kovač`, od `Petrovića-Kovača`. */
function eachPart(word: string, declension: Declension): string | undefined {
  const parts = word.split('-').map((part) => inScript(part, declension));
  return parts.includes(undefined) ? undefined : parts.join('-');
}

/** `Ana-Marija`, od `Ana-Marije`. */
function lastPart(word: string, declension: Declension): string | undefined {
  const parts = word.split('-');
  const last = inScript(parts.pop() ?? '', declension);
  return last === undefined ? undefined : [...parts, last].join('-');
}

/** Declines in lowercase Latin letters, then restores script and capitals. */
function inScript(word: string, declension: Declension): string | undefined {
  const declined = declension(latin(word.toLowerCase()));
  return declined && withCapitalsOf(word, isCyrillic(word) ? cyrillic(declined) : declined);
}

const withCapitalsOf = (word: string, declined: string): string =>
  word.length > 1 && word === word.toUpperCase()
    ? declined.toUpperCase()
    : Array.from(declined, (letter, at) => (word[at]?.toLowerCase() === letter ? word[at] : letter)).join('');
