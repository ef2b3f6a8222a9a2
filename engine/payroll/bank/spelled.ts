import { visibleText } from '../../core/text/letters.ts';
import { oneLine } from '../../documents/typed-text.ts';
import type { CodePage } from './code-pages.ts';

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

/** A text as a code page can write it. */
export interface Spelled {
  readonly letters: string;
  /** Letters missing in the page, each once: replaced by the nearest, or dropped. */
  readonly missing: readonly string[];
}

/** A text of one line in the letters of a page: a missing one is replaced by the nearest, and never stops a file. */
export function spelledIn(page: CodePage, text: string): Spelled {
  const missing = new Set<string>();
  const letters = Array.from(page.prepare(visibleText(oneLine(text))), (letter) => {
    if (page.byteOf(letter) !== undefined) return letter;
    missing.add(letter);
    return nearest(page, letter);
  });
  return { letters: visibleText(letters.join('')), missing: [...missing] };
}

/** `Ü` → `U`, `[` → `(`; empty for a letter of another alphabet. */
function nearest(page: CodePage, letter: string): string {
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  const said = Array.from(bare, (one) => INSTEAD[one] ?? one).join('');
  return Array.from(page.prepare(said))
    .filter((one) => page.byteOf(one) !== undefined)
    .join('');
}
