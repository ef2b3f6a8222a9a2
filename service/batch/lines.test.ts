import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { Lines } from './lines.ts';

const utf8 = new TextEncoder();

/** The lines of a text that comes in pieces of these sizes, again and again. */
function cut(text: string, sizes: readonly number[]): string[] {
  const bytes = utf8.encode(text);
  const lines = new Lines();
  const found: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    // In one buffer that is used again, as the network's is.
    const piece = bytes.slice(at, at + size);
    found.push(...[...lines.of(piece)].map((line) => line.slice()));
    piece.fill(0x78);
    at += size;
  }
  return [...found, ...lines.last()].map((line) => new TextDecoder().decode(line).trim());
}

const letters = fc.string({ unit: fc.constantFrom('a', 'đ', '€', '😀', '{', '"', ' ') });
const ending = fc.constantFrom('\n', '\r\n', '\n\n', '\r\n \t\r\n');

test('lines are the same wherever the network cuts them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(letters, ending)),
      letters,
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }),
      (rows, last, sizes) => {
        const text = rows.map((row) => row.join('')).join('') + last;
        const wanted = text.split('\n').map((line) => line.trim());
        expect(cut(text, sizes)).toEqual(wanted.filter((line) => line !== ''));
      },
    ),
  );
});

test('the mark before a text is no part of its first line', () => {
  for (const size of [1, 2, 100]) {
    expect(cut('\uFEFF{}\n{}', [size])).toEqual(['{}', '{}']);
    expect(cut('\uFEFF\n{}\n', [size])).toEqual(['{}']);
  }
});

test('of a line that is too long only so much is kept that it is seen to be, and the next is read', () => {
  for (const size of [7, 1000, 100_000]) {
    const [long, next] = cut(`${'x'.repeat(50_000)}\n{}`, [size]);
    expect([long?.length, next]).toEqual([LIMITS.rowBytes + 1, '{}']);
  }
});
