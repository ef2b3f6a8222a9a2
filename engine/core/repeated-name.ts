/** A string of valid JSON, with its colon where it names a member, or an end of an object. */
const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;

/**
 * The first name that one object of a JSON text has twice. `JSON.parse` takes the last value without an error (RFC 8259, 4).
 * @param text valid JSON
 * @param value what `JSON.parse` made of it
 */
export function repeatedName(text: string, value: unknown): string | undefined {
  // Each member has one colon: where the text has no more than the value has members, none was lost.
  if (colonsIn(text) === membersIn(value)) return undefined;
  const open: Set<string>[] = [];
  for (const [token, colon] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon) {
      const name: string = JSON.parse(token.slice(0, -colon.length));
      if (open.at(-1)?.has(name)) return name;
      open.at(-1)?.add(name);
    }
  }
  return undefined;
}

function colonsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) count++;
  return count;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Without recursion: a value may be nested deeper than the stack. Without lists of values: each call is checked. */
function membersIn(value: unknown): number {
  let count = 0;
  const open = isNested(value) ? [value] : [];
  for (let next = open.pop(); next; next = open.pop()) {
    const step = Array.isArray(next) ? 0 : 1;
    for (const name in next) {
      count += step;
      const inner: unknown = next[name as keyof typeof next];
      if (isNested(inner)) open.push(inner);
    }
  }
  return count;
}
