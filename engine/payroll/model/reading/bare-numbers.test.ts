import { expect, test } from 'vitest';
import { newWorker } from '../worker.ts';
import { firmWithBareNumbers, withBareNumbers } from './bare-numbers.ts';
import { newFirm } from './firm.ts';

const stored = (jmbg: string, account: string) => {
  const { jmbg: number, account: bare } = withBareNumbers({ ...newWorker('r', 'f'), jmbg, account });
  return [number, bare];
};

test('removes separators when they are between digits', () => {
  expect(stored('0101990-100013', '161-000-00107510-06')).toEqual(['0101990100013', '1610000010751006']);
  expect(stored(' 0101 990 100013', 'BA39 1610 0000 1075 1006')).toEqual([
    '0101990100013',
    '1610000010751006',
  ]);
  expect(stored('', 'de89 3704 0044 0532 0130 00')).toEqual(['', 'DE89370400440532013000']);
});

test('keeps the typed text when it has words', () => {
  expect(stored(' pasoš A12', 'NLB, 132-260')).toEqual(['pasoš A12', 'NLB, 132-260']);
});

test('normalizes numbers of a firm when they have separators', () => {
  const firm = { ...newFirm('f', 'fbih'), jib: 'JIB 4400-1', account: '161.000' };
  expect(firmWithBareNumbers(firm)).toMatchObject({ jib: 'JIB 4400-1', account: '161000' });
});
