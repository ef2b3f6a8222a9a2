import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDayInput } from '../days/day-input.ts';
import { readHours, readNumber } from '../numbers/number-input.ts';
import { bareLetters, byNumberInText, inAlphabet, plainName, visibleText } from './letters.ts';

test.each([
  ['Đorđe', 'dorde'],
  ['Djordje', 'dorde'],
  ['Ђорђе', 'dorde'],
  ['ЉУБУШКИ', 'ljubuski'],
  ['Čapljina, 5 %', 'capljina, 5 %'],
  ['Düsseldorf', 'dusseldorf'],
])('folds %s to %s', (text, bare) => expect(bareLetters(text)).toBe(bare));

test('sorts letters with diacritics after their base letters', () =>
  expect(
    ['Čapljina', 'Ljubuški', 'Cazin', 'Lukavac', 'Ćoralići', 'Crna', 'Žepče', 'Zenica'].sort(inAlphabet),
  ).toEqual(['Cazin', 'Crna', 'Čapljina', 'Ćoralići', 'Lukavac', 'Ljubuški', 'Zenica', 'Žepče']));

test('sorts numbers of documents as numbers', () =>
  expect(['12/2026', 'A-10', '9/2026', 'A-2', '100/2026'].sort(byNumberInText)).toEqual([
    '9/2026',
    '12/2026',
    '100/2026',
    'A-2',
    'A-10',
  ]));

test('sorts with hr everywhere', () => {
  const sources = ['engine', 'site', 'service'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(root, name)),
  );
  const sorting = sources.filter((name) =>
    /localeCompare\(|Intl\.Collator\(/.test(readFileSync(name, 'utf8')),
  );
  expect(sorting).toEqual(['engine/core/text/letters.ts']);
});

/** Every invisible letter that is copied along with text. */
const UNSEEN = [
  0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2066,
  0x2069, 0xfeff,
].map((code) => String.fromCodePoint(code));

const NO_BREAK_BLANKS = ['\u00a0', '\u2007', '\u202f'];

const strewn = (text: string, letter: string): string => letter + Array.from(text).join(letter) + letter;

test.each(UNSEEN)('reads numbers, hours and days with %j between the letters', (letter) => {
  expect(visibleText(strewn('Prvi', letter))).toBe('Prvi');
  expect(plainName(strewn('Široki Brijeg', letter))).toBe('siroki brijeg');
  expect(readNumber(strewn('1.234,56', letter))).toBe(1234.56);
  expect(readHours(strewn('7:30', letter))).toBe(7.5);
  expect(readDayInput(strewn('1.3.2020.', letter)).day).toBe('2020-03-01');
});

test.each(NO_BREAK_BLANKS)('reads %j as a blank', (blank) => {
  expect(visibleText(`${blank}a${blank}${blank}b${blank}`)).toBe('a b');
  expect(readNumber(`1${blank}234,56${blank}KM`)).toBe(1234.56);
  expect(readDayInput(`1.${blank}3.${blank}2020.`).day).toBe('2020-03-01');
});
