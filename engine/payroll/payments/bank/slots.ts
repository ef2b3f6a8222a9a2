import { type Spelled, spelledIn } from '../../../documents/spelled.ts';
import type { CodePage } from './code-pages.ts';
import { type BankProblem, problemOf } from './problem.ts';
import type { TextNote } from './text-note.ts';

/** A field of a fixed-width row. */
export interface Slot {
  readonly field: string;
  readonly value: string;
  readonly width: number;
  /** Text is cut and padded, or broken at words into lines; digits are neither; fixed is constant. */
  readonly kind: 'text' | 'lines' | 'digits' | 'fixed';
}

/** Lines are joined; a long text is cut. */
export const text = (field: string, value: string, width: number): Slot => ({
  field,
  value,
  width,
  kind: 'text',
});

/** `72000 Zenica` → `Zenica`: a postal code is dropped first when the place is longer than its field. */
const fittingPlace = (value: string, width: number): string =>
  value.length > width ? value.replace(/^\d{5}\s+/, '') : value;

/** A place without a postal code that does not fit; a longer one is cut. */
export const place = (field: string, value: string, width: number): Slot =>
  text(field, fittingPlace(value.trim(), width), width);

/** A number of lines of `LINE` letters, side by side; the rest is cut from the last. */
export const lines = (field: string, value: string, count: number): Slot => ({
  field,
  value,
  width: count * LINE,
  kind: 'lines',
});

const LINE = 35;

/** Exactly this number of digits, or a problem that names the field. */
export const digits = (field: string, value: string, width: number): Slot => ({
  field,
  value,
  width,
  kind: 'digits',
});

/** A constant of the row type, padded with spaces. */
export const fixed = (value: string, width = value.length): Slot => ({
  field: '',
  value: value.padEnd(width),
  width,
  kind: 'fixed',
});

export const blanks = (width: number): Slot => fixed('', width);

/** Whole feninga with leading zeros; a sum too long for its field is reported like any digits. */
export const feninga = (field: string, amount: number, width: number): Slot =>
  digits(field, String(amount).padStart(width, '0'), width);

interface WrittenRow {
  readonly bytes: readonly number[];
  readonly problems: readonly BankProblem[];
  readonly notes: readonly TextNote[];
}

/** The slots as bytes, side by side. */
export function writeRow(slots: readonly Slot[], page: CodePage, order: number): WrittenRow {
  const written = slots.map((slot) => writeSlot(slot, page, order));
  return {
    bytes: written.flatMap(({ bytes }) => bytes),
    problems: written.flatMap(({ problems }) => problems),
    notes: written.flatMap(({ notes }) => notes),
  };
}

function writeSlot(slot: Slot, page: CodePage, order: number): WrittenRow {
  const problem = slot.kind === 'digits' ? wrongDigits(slot) : undefined;
  if (problem) return { bytes: [], problems: [problemOf(order, slot.field, problem)], notes: [] };
  const spelled =
    slot.kind === 'text' || slot.kind === 'lines' ? spelledIn(page, slot.value) : asIs(slot.value);
  const set = slot.kind === 'lines' ? inLines(spelled.letters, slot.width / LINE) : spelled.letters;
  const cut = set.slice(0, slot.width);
  return {
    bytes: bytesOf(cut.padEnd(slot.width), page),
    problems: [],
    notes: notesOf(slot, spelled, cut, order),
  };
}

const asIs = (letters: string): Spelled => ({ letters, missing: [] });

/** Letters of the page, as bytes. */
export const bytesOf = (letters: string, page: CodePage): readonly number[] =>
  Array.from(letters).flatMap((letter) => page.byteOf(letter) ?? []);

const closedUp = (letters: string): string => letters.replace(/ +/g, ' ').trim();

/** The changes of a text, except capitals. */
function notesOf({ field, value }: Slot, spelled: Spelled, cut: string, order: number): TextNote[] {
  const written = closedUp(cut);
  const isCut = written.length < closedUp(spelled.letters).length;
  const { missing } = spelled;
  return isCut || missing.length > 0 ? [{ order, field, typed: value, written, missing, isCut }] : [];
}

/** Broken at words; the last line contains the rest. */
function inLines(letters: string, count: number): string {
  const broken: string[] = [];
  for (const word of letters.split(/\s+/)) {
    const longer = [...broken.slice(-1), word].join(' ');
    if (broken.length > 0 && longer.length <= LINE) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  const last = count - 1;
  return [...broken.slice(0, last), broken.slice(last).join(' ')]
    .map((line, at) => (at < last ? line.slice(0, LINE).padEnd(LINE) : line))
    .join('');
}

function wrongDigits({ value, width }: Slot): string | undefined {
  if (value === '') return `nije upisano, a mora imati ${width} cifara.`;
  if (!/^\d+$/.test(value)) return `„${value}“ smije imati samo cifre.`;
  return value.length === width
    ? undefined
    : `„${value}“ ima ${value.length} cifara, a mora ih imati ${width}.`;
}
