import { withoutUnseen } from './as-seen.ts';
import { LATIN } from './azbuka.ts';

/**
 * Small Latin letters without diacritics, whatever case and script a text is in: what names and searches are compared by.
 * `Đorđe`, `Djordje` and `Ђорђе` → `dorde`.
 */
export const bareLetters = (text: string): string =>
  withoutUnseen(text)
    .toLowerCase()
    .replace(/[а-џ]/g, (letter) => LATIN.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('dj', 'd');
