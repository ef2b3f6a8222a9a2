import {
  type Declension,
  manFirstName,
  manSurname,
  type Sex,
  sexOf,
  womanFirstName,
  womanSurname,
} from './endings.ts';
import { cyrillic, isBesideName, isCompany, isCyrillic, keyOf, latin } from './person.ts';

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
