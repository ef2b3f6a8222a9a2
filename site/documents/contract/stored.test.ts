import { sample } from '@obracun/engine/documents/contract/contract.fixture.ts';
import { readContract } from '@obracun/engine/documents/contract/contract.ts';
import { expect, it } from 'vitest';
import { contractDrafts } from './stored.ts';

const { read, isBlank, loses } = contractDrafts;
const empty = readContract(null);

it('restores a draft without loss', () => {
  const draft = sample('fixed-term');
  expect(read(draft)).toEqual(draft);
  expect(loses?.(draft, draft)).toBe(false);
});

it('restores unreadable text of a day or a figure as typed', () => {
  const draft = { ...empty, startDate: '1.13.2026', salary: 'hiljadu', employee: 'Amra Hadžić' };
  expect(read(draft)).toEqual(draft);
  expect(loses?.(draft, draft)).toBe(false);
});

it('restores the fitting fields of a draft in another shape, and reports the rest', () => {
  const other = { employee: 'Amra Hadžić', salary: 12.5, contractCategory: 'zakup', mystery: 1 };
  expect(read(other)).toEqual({ ...empty, employee: 'Amra Hadžić' });
  expect(loses?.(other, { ...empty, employee: 'Amra Hadžić' })).toBe(true);
  expect(loses?.({ employee: 'Amra Hadžić', nekad: '' }, { ...empty, employee: 'Amra Hadžić' })).toBe(false);
  expect(read('nacrt')).toBeUndefined();
});

it('considers blank only a contract without input', () => {
  expect(isBlank(empty)).toBe(true);
  expect(isBlank({ ...empty, employee: 'A' })).toBe(false);
});
