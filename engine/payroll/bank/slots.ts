import { oneLine } from '../../documents/typed-text.ts';
import type { CodePage } from './code-pages.ts';
import { type BankProblem, problemOf } from './problem.ts';

/** A field of a row of fixed width. */
export interface Slot {
  readonly field: string;
  readonly value: string;
  readonly width: number;
  /** Text is cut and padded, digits are neither, fixed stands as it is. */
  readonly kind: 'text' | 'digits' | 'fixed';
}

/** Of more lines one is made; what is too long is cut. */
export const text = (field: string, value: string, width: number): Slot => ({
  field,
  value: oneLine(value),
  width,
  kind: 'text',
});

/** Exactly so many digits, or a problem that names the field. */
export const digits = (field: string, value: string, width: number): Slot => ({
  field,
  value,
  width,
  kind: 'digits',
});

/** What every row of its kind has, padded with blanks. */
export const fixed = (value: string, width = value.length): Slot => ({
  field: '',
  value: value.padEnd(width),
  width,
  kind: 'fixed',
});

export const blanks = (width: number): Slot => fixed('', width);

/** Whole feninga with noughts in front; a sum too long for its field is caught as any digits. */
export const feninga = (field: string, amount: number, width: number): Slot =>
  digits(field, String(amount).padStart(width, '0'), width);

interface WrittenRow {
  readonly bytes: readonly number[];
  readonly problems: readonly BankProblem[];
}

/** The slots as bytes, side by side. */
export function writeRow(slots: readonly Slot[], page: CodePage, order: number): WrittenRow {
  const written = slots.map((slot) => writeSlot(slot, page, order));
  return {
    bytes: written.flatMap(({ bytes }) => bytes),
    problems: written.flatMap(({ problems }) => problems),
  };
}

function writeSlot(slot: Slot, page: CodePage, order: number): WrittenRow {
  const problem = slot.kind === 'digits' ? wrongDigits(slot) : undefined;
  if (problem) return { bytes: [], problems: [problemOf(order, slot.field, problem)] };
  const letters = slot.kind === 'text' ? page.prepare(slot.value) : slot.value;
  const { bytes, problems } = encode(letters, page, order, slot.field);
  const cut = bytes.slice(0, slot.width);
  return { bytes: [...cut, ...Array.from({ length: slot.width - cut.length }, () => BLANK)], problems };
}

const BLANK = 0x20;

function wrongDigits({ value, width }: Slot): string | undefined {
  if (value === '') return `nije upisano, a mora imati ${width} cifara.`;
  if (!/^\d+$/.test(value)) return `„${value}“ smije imati samo cifre.`;
  return value.length === width
    ? undefined
    : `„${value}“ ima ${value.length} cifara, a mora ih imati ${width}.`;
}

/** Letters as bytes; one the page lacks is a problem, never a question mark. */
export function encode(letters: string, page: CodePage, order: number, field: string): WrittenRow {
  const pairs = Array.from(letters, (letter) => [letter, page.byteOf(letter)] as const);
  const missing = [...new Set(pairs.flatMap(([letter, byte]) => (byte === undefined ? [letter] : [])))];
  return {
    bytes: pairs.flatMap(([, byte]) => byte ?? []),
    problems: missing.length > 0 ? [problemOf(order, field, unwritten(missing, page))] : [],
  };
}

function unwritten(letters: readonly string[], { name }: CodePage): string {
  const all = letters.map((letter) => `„${letter}“`).join(', ');
  return letters.length === 1
    ? `znak ${all} se u ovom formatu (${name}) ne može zapisati; izmijenite ga.`
    : `znakovi ${all} se u ovom formatu (${name}) ne mogu zapisati; izmijenite ih.`;
}
