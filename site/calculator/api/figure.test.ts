import { expect, it } from 'vitest';
import { figureOf, plainFigure, writeFigure } from './figure.ts';

const line = (kind: string, value: number | string) => ({
  name: 'red',
  label: 'Red',
  kind,
  value,
  formula: '',
  working: '',
  citations: [],
});

it.each([
  ['iznos', 1234.5, '1.234,50 KM', '1234,50'],
  ['iznos', 0, '0,00 KM', '0,00'],
  ['iznos', 1234567.89, '1.234.567,89 KM', '1234567,89'],
  ['iznos', -5.25, '−5,25 KM', '-5,25'],
  ['posto', 18.5, '18,5 %', '18,5'],
  ['posto', 0.25, '0,25 %', '0,25'],
  ['sati', 176, '176 h', '176'],
  ['sati', 7.5, '7,5 h', '7,5'],
  ['dani', 1, '1 dan', '1'],
  ['dani', 11, '11 dana', '11'],
  ['dani', 21, '21 dan', '21'],
  ['dani', 0.5, '0,5 dana', '0,5'],
  ['satnica', 10.227273, '10,227273 KM/h', '10,227273'],
  ['broj', 12, '12', '12'],
  ['trajanje', 410, '1 god. 1 mj. 20 d.', '1 god. 1 mj. 20 d.'],
  ['datum', '2026-11-02', '2. 11. 2026.', '2. 11. 2026.'],
])('%s %s reads %s and copies as %s', (vrsta, value, read, copied) => {
  expect(writeFigure(line(vrsta, value))).toBe(read);
  expect(plainFigure(line(vrsta, value))).toBe(copied);
});

it('splits a figure at the comma', () => {
  expect(figureOf(line('iznos', 1234.56))).toEqual({ whole: '1.234', fraction: ',56', unit: 'KM' });
  expect(figureOf(line('dani', 22))).toEqual({ whole: '22', fraction: '', unit: 'dana' });
});
