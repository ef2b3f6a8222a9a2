import { expect, it } from 'vitest';
import { readScaled } from './scaled.ts';

const LARGEST = 99_999_999_999;
const price = (text: string) => readScaled(text, { kind: 'iznos', places: 4, largest: LARGEST });

it.each([
  ['', 0],
  ['  ', 0],
  ['0', 0],
  ['350', 3_500_000],
  ['1.234,56', 12_345_600],
  ['0,125', 1250],
  ['12,', 120_000],
  ['3.3333', 33_333],
])('parses %s without a message', (text, value) => expect(price(text)).toEqual({ value }));

it.each([
  ['1.250', 12_500_000, 'čita se kao 1.250'],
  ['1,005', 10_050, 'čita se kao 1,005'],
  ['0,12345', 1235, 'čita se kao 0,1235'],
])('echoes %s', (text, value, note) => expect(price(text)).toEqual({ value, note }));

it.each([
  ['abc', 0, /^Nije broj/],
  ['=1+2', 0, /^Nije broj/],
  ['1.2.3', 0, /^Nije broj/],
  ['10%', 0, /^Jedinica nije ovog polja/],
  ['10 h', 0, /^Jedinica nije ovog polja/],
  ['-5', 0, /^Negativan/],
  ['99999999999', 0, /^Najviše 9\.999\.999,9999: ovaj broj se ne računa\.$/],
  ['10000000', 0, /^Najviše/],
])('reports %s', (text, value, stated) => {
  expect(price(text)).toEqual({ value, error: expect.stringMatching(stated) });
});

it.each([
  ['1,005', 101],
  ['1,0049999', 100],
  ['8,345', 835],
  ['0,0000001', 0],
])('rounds %s to %i feninga, half up in decimal', (text, feninga) => {
  expect(readScaled(text, { kind: 'iznos', places: 2, largest: LARGEST }).value).toBe(feninga);
});
