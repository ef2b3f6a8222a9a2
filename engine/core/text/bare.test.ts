import { expect, test } from 'vitest';
import { bareLetters } from './bare.ts';

test.each([
  ['Đorđe', 'dorde'],
  ['Djordje', 'dorde'],
  ['Ђорђе', 'dorde'],
  ['ЉУБУШКИ', 'ljubuski'],
  ['Čapljina, 5 %', 'capljina, 5 %'],
  ['Düsseldorf', 'dusseldorf'],
])('%s reads as %s', (text, bare) => expect(bareLetters(text)).toBe(bare));
