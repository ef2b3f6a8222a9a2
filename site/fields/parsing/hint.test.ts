import { publicLaw } from '@obracun/engine/law/public.ts';
import { rsMealWageFields } from '@obracun/engine/rules/rs/wage-definition.ts';
import { expect, it } from 'vitest';
import { emptyMeans, writeFigureOn, writeHint } from './hint.ts';

const { rs, fbih } = publicLaw().propisi;
const meal = {
  text: 'Najmanje {} KM bruto.',
  figure: 'topli_obrok_minimum.iznos',
  withoutFigure: 'Najmanje važeći iznos bruto.',
};

it('contains the figure of the day, and its first day', () => {
  expect(writeHint(meal, rs, '2025-03-01')).toBe('Najmanje 18,24 KM bruto. Od 1.\u00a01.\u00a02025.');
  expect(writeHint(meal, rs, '2024-12-31')).toBe('Najmanje 16,46 KM bruto. Od 1.\u00a01.\u00a02024.');
});

it('has no first day when no act sets the figure', () => {
  const overtime = {
    ...meal,
    text: 'Ako ne upišete, uzima se {}.',
    figure: 'uvecanja_podrazumijevana.prekovremeni',
  };
  expect(writeHint(overtime, fbih, '2026-01-01')).toBe('Ako ne upišete, uzima se 30\u00a0%.');
});

it.each([
  ['the law has not come', undefined, '2025-03-01'],
  ['no day is known', rs, undefined],
  ['the day is before the law', rs, '2017-12-31'],
  ['the day is after the law', rs, '2040-01-01'],
])('is a sentence without the figure when %s', (_, law, day) => {
  expect(writeHint(meal, law, day)).toBe('Najmanje važeći iznos bruto.');
});

it('never separates a percentage from its sign', () => {
  expect(writeHint({ text: 'Najmanje 80 %, a 100 %.' }, rs, undefined)).toBe(
    'Najmanje 80\u00a0%, a 100\u00a0%.',
  );
});

it('keeps other words', () => {
  expect(writeHint({ text: 'Navršene godine.' }, rs, '2025-03-01')).toBe('Navršene godine.');
});

it.each([
  ['topli_obrok_input', '18,24'],
  ['licni_odbitak_input', '1.000,00'],
  ['prekovremeni_proc', '26'],
  ['praznik_proc', '210'],
  ['solidarnost_proc', '0,25'],
  ['staz', '0'],
  ['strucna_sprema', undefined],
] as const)('shows the effective value of an empty %s: %s', (name, shown) => {
  const figureOf = (path: string) => writeFigureOn(rs, path, '2025-03-01');
  expect(emptyMeans(rsMealWageFields[name], figureOf)).toBe(shown);
});
