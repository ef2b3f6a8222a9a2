import { expect, test } from 'vitest';
import { cameFrom, commonAncestor, headsOf, lineageIn, lineageText, revisionFrom } from './revision.ts';

const first = revisionFrom([]);
const second = revisionFrom([first]);
const [left, right] = [revisionFrom([second]), revisionFrom([second])];
const joined = revisionFrom([left, right]);

test('knows what a revision came from when two came together', () => {
  expect([first, second, left, right].every(({ id }) => cameFrom(joined, id))).toBe(true);
  expect(cameFrom(left, right.id)).toBe(false);
  expect(headsOf([first, right, second, left])).toHaveLength(2);
  expect(headsOf([first, right, joined, second, joined])).toEqual([joined]);
});

test('finds the last common revision when two differ', () => {
  expect(commonAncestor(left, right)).toBe(second.id);
  expect(commonAncestor(revisionFrom([joined]), right)).toBe(right.id);
  expect(commonAncestor(first, revisionFrom([]))).toBeUndefined();
});

test('finds none when two brought the same revisions together, each otherwise', () => {
  expect(commonAncestor(joined, revisionFrom([right, left]))).toBeUndefined();
});

test('is read as it was written, with at most a thousand ancestors', () => {
  expect(lineageIn(lineageText(joined))).toEqual(joined);
  expect(lineageIn(lineageText(first))).toEqual(first);
  let last = joined;
  for (let at = 0; at < 1010; at++) last = revisionFrom([last]);
  expect(last.before).toHaveLength(1000);
  expect(lineageIn(lineageText(last))).toEqual(last);
});

test.each([[[]], ['1-00000000'], [['x']], [['2-00000000']], [['1-0000000g<']]])(
  'is not read from %j, which this program did not write',
  (texts) => expect(lineageIn(texts)).toBeUndefined(),
);
