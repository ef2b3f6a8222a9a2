import { LATIN } from './azbuka.ts';
import { upperFirst } from './first-letter.ts';

const isCapital = (letter: string | undefined): boolean => letter !== undefined && /\p{Lu}/u.test(letter);

/** Cyrillic letters of ours as Latin ones, each as it is spelled: `Љиљана ЊЕГОШ` → `Ljiljana NJEGOŠ`; all else as it stands. */
export const toLatin = (text: string): string =>
  text.replace(/[Ђ-џ]/g, (letter, at: number) => {
    const latin = LATIN.get(letter.toLowerCase());
    if (latin === undefined || !isCapital(letter)) return latin ?? letter;
    const isAmongCapitals =
      isCapital(text[at + 1]) || (isCapital(text[at - 1]) && !/\p{Ll}/u.test(text[at + 1] ?? ''));
    return isAmongCapitals ? latin.toUpperCase() : upperFirst(latin);
  });
