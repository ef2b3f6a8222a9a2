import { manFirstName, manSurname, womanFirstName, womanSurname } from './endings.ts';
import { MEN_IN_A, WOMEN_UNCHANGED } from './names.ts';
import { isBesideName, isCompany, keyOf } from './person.ts';
import { cyrillic, isCyrillic, latin } from './script.ts';

/**
 * The genitive of a person's name, Latin or Cyrillic: a proposal, because the sex is read from the first name only. Firms,
 * abbreviations and whatever is not plainly a name come back unchanged.
 */
export function genitive(name: string): string {
  if (isCompany(name)) return name;
  const names = name.split(/\s+/).filter((word) => word !== '' && !isBesideName(word));
  const isWoman = namesWoman(keyOf(names[0] ?? ''));
  let left = names.length;
  return name.replace(/\S+/g, (word) => {
    if (isBesideName(word)) return word;
    left -= 1;
    return declineWord(word, left === 0 && names.length > 1, isWoman);
  });
}

const namesWoman = (firstName: string): boolean => {
  const last = firstName.split('-').at(-1) ?? '';
  return WOMEN_UNCHANGED.has(last) || (last.endsWith('a') && !MEN_IN_A.has(last));
};

function declineWord(word: string, surname: boolean, isWoman: boolean): string {
  const parts = word.split('-');
  if (surname) return parts.map((part) => inScript(part, isWoman ? womanSurname : manSurname)).join('-');
  const last = parts.pop() ?? '';
  return [...parts, inScript(last, isWoman ? womanFirstName : manFirstName)].join('-');
}

/** Declines in lower-case Latin letters and gives the script and the capitals back. */
function inScript(word: string, decline: (word: string) => string): string {
  const lower = word.toLowerCase();
  const declined = decline(latin(lower));
  return withCapitalsOf(word, isCyrillic(word) ? cyrillic(declined) : declined);
}

const withCapitalsOf = (word: string, declined: string): string =>
  word.length > 1 && word === word.toUpperCase()
    ? declined.toUpperCase()
    : Array.from(declined, (letter, at) => (word[at]?.toLowerCase() === letter ? word[at] : letter)).join('');
