/** Deeper nesting overflows the stack of comparing, storing and writing. */
const MOST_LEVELS = 100;

const [QUOTE, BACKSLASH, LINE_BREAK] = [34, 92, 10];
/** Opening and closing brackets, of lists and of objects. */
const [OPEN, CLOSE]: readonly (readonly number[])[] = [
  [91, 123],
  [93, 125],
];

/** Where a text of JSON is nested too deeply, as a sentence; one pass over its letters, before it is parsed. */
export function nestingFault(text: string): string | undefined {
  let [levels, line, start, isText] = [0, 1, 0, false];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isText) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === LINE_BREAK) [line, start] = [line + 1, at + 1];
    else if (CLOSE?.includes(code)) levels--;
    else if (OPEN?.includes(code) && ++levels > MOST_LEVELS)
      return `Datoteka nije izvoz iz ovog programa: u redu ${line}, na mjestu ${at - start + 1}, podaci su ugniježdeni dublje od ${MOST_LEVELS} nivoa. Ništa nije uvezeno.`;
  }
  return undefined;
}
