import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentOf, contrastOnWhite, LEAST_CONTRAST, readableAccent } from './document-look.ts';

test.each([
  ['#000000', 21],
  ['#ffffff', 1],
  // Published examples of WCAG: the greys at the limits of AA and AAA.
  ['#767676', 4.54],
  ['#595959', 7],
])('measures the contrast of %s with white as %d', (colour, contrast) => {
  expect(contrastOnWhite(colour)).toBeCloseTo(contrast, 2);
});

test('darkens any colour until it is readable, and leaves a readable one as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const colour = `#${number.toString(16).padStart(6, '0')}`;
      const accent = readableAccent(colour) ?? '';
      expect(contrastOnWhite(accent)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      if (contrastOnWhite(colour) >= LEAST_CONTRAST) expect(accent).toBe(colour);
    }),
  );
});

test.each(['', 'red', '#fff', 'url(x)', '#12345g'])('has no accent for %j', (text) => {
  expect(readableAccent(text)).toBeUndefined();
});

const pixels = (...colours: readonly (readonly [number, number, number, number])[]): number[] =>
  colours.flat();

test('takes the most frequent colour of a picture, without paper, ink and transparent pixels', () => {
  const white = [255, 255, 255, 255] as const;
  const ink = [10, 10, 10, 255] as const;
  const clear = [255, 0, 0, 0] as const;
  const green = [20, 140, 60, 255] as const;
  const yellow = [250, 220, 40, 255] as const;
  expect(
    accentOf(pixels(white, white, white, ink, ink, clear, clear, clear, clear, green, green, yellow)),
  ).toBe('#148c3c');
  expect(accentOf(pixels(white, ink, clear))).toBeUndefined();
  expect(accentOf([])).toBeUndefined();
});
