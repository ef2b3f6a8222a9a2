import { publicLaw } from '@obracun/engine/law/public.ts';
import { expect, it } from 'vitest';
import { writeHint } from './hint.ts';

const { rs, fbih } = publicLaw().propisi;
const meal = { tekst: 'Najmanje {} KM bruto.', zakon: 'topli_obrok_minimum.iznos' };

it('says the figure of the day, and since when', () => {
  expect(writeHint(meal, rs, '2025-03-01')).toBe('Najmanje 18,24 KM bruto. Od 1.\u00a01.\u00a02025.');
  expect(writeHint(meal, rs, '2024-12-31')).toBe('Najmanje 16,46 KM bruto. Od 1.\u00a01.\u00a02024.');
  const overtime = { tekst: 'Prazno znači {}.', zakon: 'uvecanja_podrazumijevana.prekovremeni' };
  expect(writeHint(overtime, fbih, '2026-01-01')).toMatch(/^Prazno znači 30 %\. Od /);
});

it('keeps the place of a figure that is not here, or that the law does not have', () => {
  expect(writeHint(meal, undefined, '2025-03-01')).toBe('Najmanje … KM bruto.');
  expect(writeHint(meal, rs, undefined)).toBe('Najmanje … KM bruto.');
  expect(writeHint(meal, rs, '2017-12-31')).toBe('Najmanje … KM bruto.');
  expect(writeHint(meal, rs, '2040-01-01')).toBe('Najmanje … KM bruto.');
});

it('leaves other words alone', () => {
  expect(writeHint({ tekst: 'Navršene godine.' }, rs, '2025-03-01')).toBe('Navršene godine.');
});
