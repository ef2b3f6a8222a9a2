import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementsOf } from './elements.ts';

const of = (text: string, most = Number.POSITIVE_INFINITY) => {
  const found = elementsOf(new TextEncoder().encode(text), most);
  return typeof found === 'string' ? found : found.map((one) => new TextDecoder().decode(one));
};

test('the elements of any JSON array, however it is written', () => {
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
])('%j: broken elements stay by themselves', (text, elements) => expect(of(text)).toEqual(elements));

test.each(['', ' ', '[', '[1', '[1,', '[1,]', '[,1]', '[,]', '[1]]', '[1] 2', '[1}', '["1]', '["\\', '[[1]'])(
  '%j is broken as a whole',
  (text) => expect(of(text)).toBe('broken'),
);

test.each(['{}', '1', 'null', '"[]"', ']'])('%s is no list', (text) => expect(of(text)).toBe('no list'));

test('stops at the first element beyond the limit, whatever follows it', () => {
  expect(of('[1,2]', 2)).toEqual(['1', '2']);
  expect(of('[1,2,3]', 2)).toBe('too many');
  expect(of('[1,2,3}', 2)).toBe('too many');
  expect(of('[]', 0)).toEqual([]);
});

test('whatever is no JSON array is broken, or a list of which an element is', () => {
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
