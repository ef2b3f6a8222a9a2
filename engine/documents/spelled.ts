import { visibleText } from '../core/text/letters.ts';
import { oneLine } from './typed-text.ts';

/** The letters that a format can write. */
export interface LetterSet {
  /** The text before it is spelled: in capitals if the format requires them. */
  readonly prepare: (text: string) => string;
  /** Undefined when the set lacks the letter. */
  readonly byteOf: (letter: string) => number | undefined;
}

/** Replacements of letters without a base form. */
const INSTEAD: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Þ: 'Th',
  þ: 'th',
  Ð: 'D',
  ð: 'd',
  Đ: 'DJ',
  đ: 'dj',
  ı: 'i',
  '[': '(',
  '{': '(',
  ']': ')',
  '}': ')',
  '\\': '/',
  '|': '/',
  '\u2044': '/',
  '@': '(at)',
  '~': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '•': '-',
  '·': '.',
  '×': 'x',
  '`': "'",
  '´': "'",
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‹': "'",
  '›': "'",
  '„': '"',
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '€': 'EUR',
  '§': 'par.',
};

/** A text as a set of letters can write it. */
export interface Spelled {
  readonly letters: string;
  /** Letters missing in the set, each once: replaced by the nearest, or dropped. */
  readonly missing: readonly string[];
}

/** A text of one line in the letters of a set: a missing one is replaced by the nearest, and never stops a file. */
export function spelledIn(set: LetterSet, text: string): Spelled {
  const missing = new Set<string>();
  const letters = Array.from(set.prepare(visibleText(oneLine(text))), (letter) => {
    if (set.byteOf(letter) !== undefined) return letter;
    missing.add(letter);
    return nearest(set, letter);
  });
  return { letters: visibleText(letters.join('')), missing: [...missing] };
}

/** `Ü` → `U`, `[` → `(`; empty for a letter of another alphabet. */
function nearest(set: LetterSet, letter: string): string {
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  const message = Array.from(bare, (one) => INSTEAD[one] ?? one).join('');
  return Array.from(set.prepare(message))
    .filter((one) => set.byteOf(one) !== undefined)
    .join('');
}
