import { expect, test } from 'vitest';
import { jsonIn } from './device-storage.ts';

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['{"a":', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('parses %j to %j', (text, stated) => expect(jsonIn(text)).toEqual(stated));
