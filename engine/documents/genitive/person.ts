import { COMPANY_ENDING, OF_COMPANIES, PARTICLES, TITLES } from './names.ts';
import { latin, spelledOut } from './script.ts';

/** A word as the tables hold it: lower case, Latin, without dots. */
export const keyOf = (word: string): string => spelledOut(latin(word.toLowerCase())).replaceAll('.', '');

/** `dr`, `P.` and `von` stand beside a name and are not declined. */
export const isBesideName = (word: string): boolean =>
  TITLES.has(keyOf(word)) || PARTICLES.has(word) || /^\p{Lu}\.$/u.test(word);

/**
 * True for a firm, an office or anything that is not plainly a person's name: quotes, digits, abbreviations, words in lower
 * case, legal forms, the words firms are called by.
 */
export const isCompany = (name: string): boolean => name.trim().split(/\s+/).some(isOfCompany);

function isOfCompany(word: string): boolean {
  if (word === '' || isBesideName(word)) return false;
  const key = keyOf(word);
  return (
    !/^\p{Lu}[\p{L}\p{M}'’-]*$/u.test(word) ||
    COMPANY_ENDING.test(key) ||
    key.split('-').some((part) => OF_COMPANIES.has(part))
  );
}
