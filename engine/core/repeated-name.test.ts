import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedName } from './repeated-name.ts';

const find = (text: string) => repeatedName(text, JSON.parse(text));

test.each([
  ['{"a":1,"a":1}', 'a'],
  ['{"b":{"a":1},"c":[{"a":1,"x":":","a":2}]}', 'a'],
  ['{"a" : 1, "\\u0061"\n: 2}', 'a'],
  ['{"":1,"":2}', ''],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  [`${'{"a":'.repeat(9_000)}{"b":1,"b":2}${'}'.repeat(9_000)}`, 'b'],
  [`{"a":"${':'.repeat(60_000)}","b":1,"b":2}`, 'b'],
])('finds a name that one object has twice', (text, name) => {
  expect(find(text)).toBe(name);
});

test.each(['{"a":{"a":[{"a":1},{"a":1}]}}', '{"a":"b\\":1,\\"a\\":","b":"a"}', '"a:a"', '{"__proto__":1}'])(
  'finds none in %s',
  (text) => {
    expect(find(text)).toBeUndefined();
  },
);

test('finds none in any written value', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => find(JSON.stringify(value)) === undefined));
});
