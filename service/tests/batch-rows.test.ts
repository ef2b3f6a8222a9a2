import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementsOf, LineSplitter, ROW_BYTES } from '../batch-rows.ts';

const of = (text: string, most = Number.POSITIVE_INFINITY) => {
  const found = elementsOf(new TextEncoder().encode(text), most);
  return typeof found === 'string' ? found : found.map((one) => new TextDecoder().decode(one));
};

test('splits any JSON array into its elements, however it is written', () => {
  const indent = fc.constantFrom(undefined, 1, '\t');
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), indent, (values, space) => {
      const elements = of(JSON.stringify(values, null, space));
      expect((elements as string[]).map((one) => JSON.parse(one))).toEqual(
        JSON.parse(JSON.stringify(values)),
      );
    }),
  );
});

test.each([
  ['[]', []],
  [' \n[ ]\r\n', []],
  ['\uFEFF[1]', ['1']],
  ['[1 2,{"a":}]', ['1 2', '{"a":}']],
  ['["],[","\\"],"]', ['"],["', '"\\"],"']],
])('%j: keeps broken elements apart', (text, elements) => expect(of(text)).toEqual(elements));

test.each(['', ' ', '[', '[1', '[1,', '[1,]', '[,1]', '[,]', '[1]]', '[1] 2', '[1}', '["1]', '["\\', '[[1]'])(
  '%j is broken',
  (text) => expect(of(text)).toBe('broken'),
);

test.each(['{}', '1', 'null', '"[]"', ']'])('%s is not a list', (text) => expect(of(text)).toBe('no list'));

test('stops at the first element beyond the limit', () => {
  expect(of('[1,2]', 2)).toEqual(['1', '2']);
  expect(of('[1,2,3]', 2)).toBe('too many');
  expect(of('[1,2,3}', 2)).toBe('too many');
  expect(of('[]', 0)).toEqual([]);
});

test('never turns a broken text into a valid array', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', ',', '\\', '1', ' ', ':') }),
      (text) => {
        const elements = of(text);
        const isArray = (json: string) => {
          try {
            return Array.isArray(JSON.parse(json));
          } catch {
            return false;
          }
        };
        if (typeof elements === 'string') expect(isArray(text)).toBe(false);
        else expect(isArray(`[${elements.join(',')}]`)).toBe(isArray(text));
      },
    ),
    { numRuns: 2000 },
  );
});

const utf8 = new TextEncoder();

/** The lines of a text that arrives in chunks of these sizes, repeated. */
function cut(text: string, sizes: readonly number[]): string[] {
  const bytes = utf8.encode(text);
  const lines = new LineSplitter();
  const found: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    // In a buffer that is used again, as the network may do.
    const piece = bytes.slice(at, at + size);
    found.push(...[...lines.push(piece)].map((line) => line.slice()));
    piece.fill(0x78);
    at += size;
  }
  return [...found, ...lines.end()].map((line) => new TextDecoder().decode(line).trim());
}

const letters = fc.string({ unit: fc.constantFrom('a', 'đ', '€', '😀', '{', '"', ' ') });
const ending = fc.constantFrom('\n', '\r\n', '\n\n', '\r\n \t\r\n');

test('splits the same lines wherever the chunks end', () => {
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

test('removes a byte order mark', () => {
  for (const size of [1, 2, 100]) {
    expect(cut('\uFEFF{}\n{}', [size])).toEqual(['{}', '{}']);
    expect(cut('\uFEFF\n{}\n', [size])).toEqual(['{}']);
  }
});

test('keeps one byte too many of a line that is too long, and reads the next', () => {
  for (const size of [7, 1000, 100_000]) {
    const [long, next] = cut(`${'x'.repeat(50_000)}\n{}`, [size]);
    expect([long?.length, next]).toEqual([ROW_BYTES + 1, '{}']);
  }
});
