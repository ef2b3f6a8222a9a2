import { expect, test } from 'vitest';
import { jsonIn } from './device-storage.ts';

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['{"a":', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j says %j', (text, said) => expect(jsonIn(text)).toEqual(said));
