import { unmarked } from './lines.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const LIST = 0x5b;
const LIST_END = 0x5d;
/** Brackets and braces differ in this bit. */
const BRACE = 0x20;
const OPENS = LIST | BRACE;
const CLOSES = LIST_END | BRACE;
const SPACES: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * The elements of a JSON array, each as it is written and not yet read, so that one that is broken spoils no other and none costs
 * more than its own bytes. `no list` if the text begins as something else, `broken` if it does not end where its list does, `too many`
 * at the first element beyond `most`: 4 MB hold two million small ones, and a view of each takes a hundred times its bytes.
 */
export function elementsOf(
  text: Uint8Array,
  most: number,
): readonly Uint8Array[] | 'no list' | 'broken' | 'too many' {
  const bytes = unmarked(text);
  const start = past(bytes, 0);
  if (start < bytes.length && bytes[start] !== LIST) return 'no list';
  const elements: Uint8Array[] = [];
  let from = start + 1;
  for (;;) {
    const end = endOf(bytes, from);
    const element = bytes.subarray(past(bytes, from), end);
    const isLast = bytes[end] === LIST_END;
    if (element.length > 0 && elements.length === most) return 'too many';
    if (element.length > 0) elements.push(element);
    else if (!isLast || elements.length > 0) return 'broken';
    if (isLast) return past(bytes, end + 1) === bytes.length ? elements : 'broken';
    if (end >= bytes.length || bytes[end] !== COMMA) return 'broken';
    from = end + 1;
  }
}

/** Where the first byte stands from there on that is no space. */
function past(bytes: Uint8Array, from: number): number {
  let at = from;
  while (SPACES.has(bytes[at] ?? Number.NaN)) at++;
  return at;
}

/** Where the element that begins there is over: at the comma or bracket after it, or with the text. */
function endOf(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if ((byte | BRACE) === OPENS) depth++;
    else if (depth === 0 && (byte === COMMA || (byte | BRACE) === CLOSES)) return at;
    else if ((byte | BRACE) === CLOSES) depth--;
  }
  return bytes.length;
}

/** Where the quote is that closes this one. */
function endOfText(bytes: Uint8Array, quote: number): number {
  let at = quote + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
