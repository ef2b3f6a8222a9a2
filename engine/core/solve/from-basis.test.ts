import { expect, test } from 'vitest';
import { Refusal } from '../issue.ts';
import { amountFor } from './from-basis.ts';

const basis = (line: string, amount: number) => ({ field: `${line}_input`, line, amount });
const lines = (amount: number) => ({ bruto: amount, neto: Math.floor(amount / 2) * 2 });

test('takes the starting amount unchanged', () => {
  const untried = () => {
    throw new Error('must not be called');
  };
  expect(amountFor(basis('bruto', 101), 'bruto', untried)).toBe(101);
});

test('refuses by its field when no amount gives the result', () => {
  const ask = () => amountFor(basis('neto', 101), 'bruto', lines);
  expect(ask).toThrow(Refusal);
  expect(ask).toThrow('Nijedan bruto iznos ne daje tačno taj rezultat: provjerite upisani iznos.');
  expect(ask).toThrow(expect.objectContaining({ code: 'nema_rjesenja', field: 'neto_input' }));
});

test('returns an amount below the minimum only when no other gives the result', () => {
  expect(amountFor(basis('neto', 100), 'bruto', lines, 101)).toBe(101);
  expect(amountFor(basis('neto', 100), 'bruto', lines, 102)).toBe(100);
});
