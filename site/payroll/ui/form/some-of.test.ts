import { expect, test } from 'vitest';
import { partBetween, type SomeOf, withPart } from './some-of.ts';

interface Card {
  readonly name: string;
  readonly phone?: string;
  readonly rows?: readonly { readonly of: number }[];
}

const before: Card = { name: 'Alfa', phone: '033', rows: [{ of: 1 }] };

test.each<readonly [string, Card, SomeOf<Card>]>([
  ['changed', { ...before, name: 'Beta' }, { name: 'Beta' }],
  ['removed', { name: 'Alfa', rows: [{ of: 1 }] }, { phone: undefined }],
  ['changed inside', { ...before, rows: [{ of: 2 }] }, { rows: [{ of: 2 }] }],
  ['equal', { ...before, rows: [{ of: 1 }] }, {}],
])('has the properties that are %s', (_, after, part) => {
  expect(partBetween(before, after)).toStrictEqual(part);
  expect(withPart(before, partBetween(before, after))).toEqual(after);
});
