/** True where one letter is wrong, missing, too much, or changed places with the next. */
export function isOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const at = differsAt(one, other);
  const [left, right] = [one.slice(at), other.slice(at)];
  const isSwapped =
    left.length > 1 && left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}

function differsAt(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Shorter words have too many neighbours. */
const LEAST = 4;

/** True where the beginning of a word is what was asked but for one letter. */
export const beginsNear = (word: string, asked: string): boolean =>
  asked.length >= LEAST &&
  [asked.length - 1, asked.length, asked.length + 1].some(
    (length) => length <= word.length && isOneEdit(word.slice(0, length), asked),
  );
