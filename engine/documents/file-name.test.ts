import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNamePart } from './file-name.ts';

test.each([
  ['12/2026', '12-2026'],
  [' 12 / 2026 ', '12-2026'],
  ['F-007', 'F-007'],
  ['Račun Đ 5', 'Račun-Đ-5'],
  ['a:b*c?"<d>|e\\f', 'a-b-c-d-e-f'],
  ['../../etc', 'etc'],
  ['...', ''],
  ['', ''],
  ['x'.repeat(300), 'x'.repeat(80)],
])('%s → %s', (typed, part) => expect(fileNamePart(typed)).toBe(part));

test('never returns a name that a system refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(fileNamePart(text)).not.toMatch(/[\\/:*?"<>|\s\p{Cc}\p{Cs}]|^\.|\.$/u);
    }),
  );
});
