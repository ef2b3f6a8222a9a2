import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

test('names the entries that changed, with what each lost and gained', () => {
  const before = [
    ['a', '200\n{"porez":12.3,"neto":80}'],
    ['b', 'same'],
  ] as const;
  const after = [
    ['a', '200\n{"porez":12.4,"neto":80}'],
    ['b', 'same'],
  ] as const;
  expect(differenceOf(before, after).split('\n')).toEqual([
    '1 of 2 entries changed:',
    '  a',
    '    - "porez":12.3,',
    '    + "porez":12.4,',
  ]);
});

test('shows a change once when many entries changed alike', () => {
  const entries = (text: string) => Array.from({ length: 9 }, (_, at) => [`row ${at}`, text] as const);
  expect(differenceOf(entries('x: 1'), entries('x: 2'))).toContain(
    '9 of 9 entries changed:\n  row 0 (and 8 more alike)',
  );
});

test('counts the changes it does not show', () => {
  const entries = (mark: string) =>
    Array.from({ length: 8 }, (_, at) => [`row ${at}`, `${mark}${at}`] as const);
  expect(differenceOf(entries('a'), entries('b'))).toContain('… and 3 other changes');
});

test('shows entries that are new or gone, also under a name that occurs twice', () => {
  const before = [
    ['a', 'one'],
    ['a', 'two'],
  ] as const;
  const difference = differenceOf(before, [['a', 'one']]);
  expect(difference).toContain('- two');
  expect(difference).not.toContain('- one');
});

test('shows where lines begin to differ when only their order changed', () => {
  const difference = differenceOf([['a', '{"x":1,"y":2,"z":3}']], [['a', '{"y":2,"x":1,"z":3}']]);
  expect(difference).toContain('the same lines in another order');
});

test('begins a long line shortly before its change', () => {
  const line = (end: string) => [['a', `${'0'.repeat(400)}${end}`]] as const;
  const difference = differenceOf(line('1'), line('2'));
  expect(difference).toContain(`- …${'0'.repeat(40)}1`);
  expect(difference).toContain(`+ …${'0'.repeat(40)}2`);
});
