import type { Block, Document } from '@obracun/engine/documents/blocks.ts';
import { expect, test } from 'vitest';
import { changedBlock } from './changed-block.ts';

const article = (number: number, heading: string, ...paragraphs: string[]): Block => ({
  kind: 'article',
  number,
  heading,
  paragraphs,
});
const contract = (...blocks: readonly Block[]): Document => ({
  title: 'Ugovor',
  language: 'bs-Latn',
  fileName: 'ugovor',
  blocks,
});
const head: Block = { kind: 'title', text: 'Ugovor' };
const nothing: Block = { kind: 'meta', entries: [] };

test.each([
  [
    'none when nothing changed',
    [head, article(1, 'Plata', 'A')],
    [head, article(1, 'Plata', 'A')],
    undefined,
  ],
  ['the one with another paragraph', [head, article(1, 'Plata', 'A')], [head, article(1, 'Plata', 'B')], 1],
  ['the added one', [head, article(1, 'Plata')], [head, article(1, 'Rad'), article(2, 'Plata')], 1],
  [
    'the next one after a removed one',
    [head, article(1, 'Rad'), article(2, 'Plata')],
    [head, article(1, 'Plata')],
    1,
  ],
  ['the last one when the end was removed', [head, article(1, 'Rad')], [head], 0],
  [
    'its place among drawn blocks',
    [nothing, head, article(1, 'Rad', 'A')],
    [nothing, head, article(1, 'Rad', 'B')],
    1,
  ],
])('finds %s', (_name, before, after, at) => {
  expect(changedBlock(contract(...before), contract(...after))).toBe(at);
});
