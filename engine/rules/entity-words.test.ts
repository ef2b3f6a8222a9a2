import { expect, test } from 'vitest';
import { inWordsOf } from './entity-words.ts';

const RS = 'Od nje zavisi najniža plata. Prevoz u mjesecu, plate i naknada prevoza';
const FBIH = 'Od nje zavisi najniža plaća. Prijevoz u mjesecu, plaće i naknada prijevoza';

test('changes the nouns between the words of the entities', () => {
  expect(inWordsOf('fbih', RS)).toBe(FBIH);
  expect(inWordsOf('fbih', FBIH)).toBe(FBIH);
  expect(inWordsOf('rs', FBIH)).toBe(RS);
  expect(inWordsOf('bd', RS)).toBe(RS);
});

test('keeps other words of the same root', () => {
  const text = 'za platiti, plaćeni dopust, isplata, platni spisak';
  expect(inWordsOf('fbih', text)).toBe(text);
  expect(inWordsOf('rs', text)).toBe(text);
});
