import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCyrillic } from '../../core/text/script.ts';
import { amountInWords, LARGEST_IN_WORDS } from './amount-in-words.ts';
import cases from './cases.json';

const feningaOf = (iznos: string) => Number(iznos.replace(/\D/g, ''));

test.each(cases)('$iznos', ({ iznos, slovima }) => {
  expect(amountInWords(feningaOf(iznos))).toBe(slovima);
});

/** The value of each word; a hundred, a thousand and a million multiply the words before them. */
// biome-ignore format: a table of words reads best in rows
const WORTH: Readonly<Record<string, number>> = {
  nula: 0, jedan: 1, jedna: 1, dva: 2, dvije: 2, tri: 3, četiri: 4, pet: 5, šest: 6, sedam: 7, osam: 8, devet: 9,
  deset: 10, jedanaest: 11, dvanaest: 12, trinaest: 13, četrnaest: 14, petnaest: 15, šesnaest: 16, sedamnaest: 17,
  osamnaest: 18, devetnaest: 19, dvadeset: 20, trideset: 30, četrdeset: 40, pedeset: 50, šezdeset: 60,
  sedamdeset: 70, osamdeset: 80, devedeset: 90, sto: 100,
};

function read(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.split(' ')) {
    if (word === 'hiljadu') total += 1000;
    else if (/^stotin/.test(word)) group *= 100;
    else if (/^hiljad/.test(word)) [total, group] = [total + group * 1000, 0];
    else if (/^milion/.test(word)) [total, group] = [total + group * 1_000_000, 0];
    else if (word in WORTH) group += WORTH[word] ?? Number.NaN;
    else throw new Error(`not a number word: ${word}`);
  }
  return total + group;
}

const amounts = fc.oneof(
  fc.integer({ min: 0, max: LARGEST_IN_WORDS }),
  fc.integer({ min: 0, max: 300_000_00 }),
  fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999)).map(([m, t, u]) => (m * 1_000_000 + t * 1000 + u) * 100),
);

test('writes every amount so that it reads back', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const [words = '', hundredths] = (amountInWords(amount) ?? '').split(' i ');
      const marks = words.replace(/ konvertibiln\S+ mar\S+$/, '');
      expect(read(marks) * 100 + Number(hundredths?.replace('/100', ''))).toBe(amount);
    }),
    { numRuns: 2000 },
  );
});

test('uses feminine marks and thousands, masculine millions', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const words = amountInWords(amount) ?? '';
      expect(words).not.toMatch(/\b(jedan|dva) (hiljad|konvertibil)/);
      expect(words).not.toMatch(/\b(jedna|dvije) milion/);
      expect(words).not.toMatch(/ {2}|^ | $/);
    }),
  );
});

test('returns undefined outside the range', () => {
  for (const amount of [-1, LARGEST_IN_WORDS + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(amountInWords(amount)).toBeUndefined();
});

test('writes Cyrillic', () => {
  expect(toCyrillic(amountInWords(2_222_34) ?? '')).toBe(
    'двије хиљаде двије стотине двадесет двије конвертибилне марке и 34/100',
  );
  expect(toCyrillic(amountInWords(21_000_001_00) ?? '')).toBe(
    'двадесет један милион једна конвертибилна марка и 00/100',
  );
});
