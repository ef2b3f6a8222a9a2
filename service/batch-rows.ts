/** Characters one calculation of a batch may have. */
export const ROW_LENGTH = 16 * 1024;

/** Splits chunks into lines and skips blank ones. Of a line that is too long only enough is kept to see that. */
export async function* linesIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const utf8 = new TextDecoder();
  const isFull = (line: string) => line.trim() !== '';
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + utf8.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()?.slice(0, ROW_LENGTH + 1) ?? '';
    yield lines.filter(isFull);
  }
  yield [rest + utf8.decode()].filter(isFull);
}

/**
 * Splits a JSON array into its elements without parsing them: a broken element does not break the others. Returns `no list` if the
 * text starts as something else, `broken` if it does not end with its list, `too many` at the first element beyond `most`: 4 MB hold
 * two million small ones.
 */
export function elementsOf(
  text: string,
  most: number,
): readonly string[] | 'no list' | 'broken' | 'too many' {
  const start = afterSpaces(text, 0);
  if (start < text.length && text[start] !== '[') return 'no list';
  const elements: string[] = [];
  for (let from = start + 1; ; ) {
    const end = endOfElement(text, from);
    const element = text.slice(afterSpaces(text, from), end);
    const isLast = text[end] === ']';
    if (element && elements.length === most) return 'too many';
    if (element) elements.push(element);
    else if (!isLast || elements.length > 0) return 'broken';
    if (isLast) return afterSpaces(text, end + 1) === text.length ? elements : 'broken';
    if (text[end] !== ',') return 'broken';
    from = end + 1;
  }
}

/** Index of the first character from `from` on that is not white space. */
function afterSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at++;
  return at;
}

/** Index of the comma or bracket after the element that starts at `from`, or the end of the text. */
function endOfElement(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === '[' || char === '{') depth++;
    else if (depth === 0 && (char === ',' || char === ']' || char === '}')) return at;
    else if (char === ']' || char === '}') depth--;
  }
  return text.length;
}

/** Index of the closing quote. */
function endOfString(text: string, quote: number): number {
  let at = quote + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
