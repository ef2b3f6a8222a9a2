/** Bytes one calculation of a batch may have. */
export const ROW_BYTES = 16 * 1024;

const [LF, SPACE, QUOTE, BACKSLASH, COMMA, LIST, LIST_END] = [
  0x0a, 0x20, 0x22, 0x5c, 0x2c, 0x5b, 0x5d,
] as const;
/** Brackets and braces differ in this bit. */
const BRACE = 0x20;
const OPENS = LIST | BRACE;
const CLOSES = LIST_END | BRACE;
const SPACES: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Splits chunks into lines and skips blank ones. Of a line that is too long only one byte too many is kept. */
export class LineSplitter {
  /** Start of a line whose end has not arrived. */
  private begun: Uint8Array = new Uint8Array();
  private isFirst = true;

  /** Returns the lines that end in this chunk. */
  *push(chunk: Uint8Array): Generator<Uint8Array> {
    let from = 0;
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, from)) {
      this.extend(chunk.subarray(from, end));
      yield* this.end();
      from = end + 1;
    }
    this.extend(chunk.subarray(from));
    // A copy, so that the chunk can be freed or reused.
    this.begun = this.begun.slice();
  }

  /** Returns the line that ends here. */
  *end(): Generator<Uint8Array> {
    const line = this.isFirst ? withoutMark(this.begun) : this.begun;
    this.begun = new Uint8Array();
    this.isFirst = false;
    if (line.some((byte) => byte > SPACE)) yield line;
  }

  private extend(rest: Uint8Array): void {
    const { begun } = this;
    const more = rest.subarray(0, ROW_BYTES + 1 - begun.length);
    if (begun.length === 0) this.begun = more;
    else {
      this.begun = new Uint8Array(begun.length + more.length);
      this.begun.set(begun);
      this.begun.set(more, begun.length);
    }
  }
}

/** The bytes without a byte order mark. */
const withoutMark = (bytes: Uint8Array): Uint8Array =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;

/**
 * Splits a JSON array into its elements without parsing them: a broken element does not break the others, and none costs more
 * than its own bytes. Returns `no list` if the text starts as something else, `broken` if it does not end with its list, `too many`
 * at the first element beyond `most`: 4 MB hold two million small ones, and a view of each takes a hundred times its bytes.
 */
export function elementsOf(
  text: Uint8Array,
  most: number,
): readonly Uint8Array[] | 'no list' | 'broken' | 'too many' {
  const bytes = withoutMark(text);
  const start = afterSpaces(bytes, 0);
  if (start < bytes.length && bytes[start] !== LIST) return 'no list';
  const elements: Uint8Array[] = [];
  let from = start + 1;
  for (;;) {
    const end = endOfElement(bytes, from);
    const element = bytes.subarray(afterSpaces(bytes, from), end);
    const isLast = bytes[end] === LIST_END;
    if (element.length > 0 && elements.length === most) return 'too many';
    if (element.length > 0) elements.push(element);
    else if (!isLast || elements.length > 0) return 'broken';
    if (isLast) return afterSpaces(bytes, end + 1) === bytes.length ? elements : 'broken';
    if (bytes[end] !== COMMA) return 'broken';
    from = end + 1;
  }
}

/** Index of the first byte from `from` on that is not white space. */
function afterSpaces(bytes: Uint8Array, from: number): number {
  let at = from;
  while (SPACES.has(bytes[at] ?? Number.NaN)) at++;
  return at;
}

/** Index of the comma or bracket after the element that starts at `from`, or the end of the text. */
function endOfElement(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) at = endOfString(bytes, at);
    else if ((byte | BRACE) === OPENS) depth++;
    else if (depth === 0 && (byte === COMMA || (byte | BRACE) === CLOSES)) return at;
    else if ((byte | BRACE) === CLOSES) depth--;
  }
  return bytes.length;
}

/** Index of the closing quote. */
function endOfString(bytes: Uint8Array, quote: number): number {
  let at = quote + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
