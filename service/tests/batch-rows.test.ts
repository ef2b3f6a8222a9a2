import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementsOf, linesIn, ROW_LENGTH } from '../batch-rows.ts';

const of = (text: string, most = Number.POSITIVE_INFINITY) => elementsOf(text, most);

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

/** The lines of a text that arrives in chunks of these sizes, repeated. */
async function cut(text: string, sizes: readonly number[]): Promise<string[]> {
  const bytes = new TextEncoder().encode(text);
  async function* chunks() {
    for (let at = 0, turn = 0; at < bytes.length; turn++) {
      const size = sizes[turn % sizes.length] ?? 1;
      yield bytes.subarray(at, at + size);
      at += size;
    }
  }
  const found: string[] = [];
  for await (const lines of linesIn(chunks())) found.push(...lines);
  return found.map((line) => line.trim());
}

const letters = fc.string({ unit: fc.constantFrom('a', 'đ', '€', '😀', '{', '"', ' ') });
const ending = fc.constantFrom('\n', '\r\n', '\n\n', '\r\n \t\r\n');

test('splits the same lines wherever the chunks end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(letters, ending)),
      letters,
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }),
      async (rows, last, sizes) => {
        const text = rows.map((row) => row.join('')).join('') + last;
        const wanted = text.split('\n').map((line) => line.trim());
        expect(await cut(text, sizes)).toEqual(wanted.filter((line) => line !== ''));
      },
    ),
  );
});

test('removes a byte order mark', async () => {
  for (const size of [1, 2, 100]) {
    expect(await cut('\uFEFF{}\n{}', [size])).toEqual(['{}', '{}']);
    expect(await cut('\uFEFF\n{}\n', [size])).toEqual(['{}']);
  }
});

test('keeps enough of a line that is too long to see that, and reads the next', async () => {
  for (const size of [7, 1000, 100_000]) {
    const [long, next] = await cut(`${'x'.repeat(50_000)}\n{}`, [size]);
    expect([(long?.length ?? 0) > ROW_LENGTH, next]).toEqual([true, '{}']);
  }
});
