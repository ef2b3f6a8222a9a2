import { newWorker } from '@obracun/engine/payroll/model/worker.ts';
import { expect, test } from 'vitest';
import { gapsOf } from '../../firms/start/gaps.ts';
import { foundBy } from './search.ts';

const worker = {
  ...newWorker('w', 'f'),
  firstName: 'Đorđe',
  lastName: 'Čelić',
  position: 'vozač',
  jmbg: '3112899990017',
};

test.each(['čelić', 'celic đ', 'ЧЕЛИЋ', 'vozac', '3112899', ''])('%j finds a worker', (question) =>
  expect(foundBy(worker, question)).toBe(true),
);

test('matches a worker when every word fits', () => expect(foundBy(worker, 'čelić kuhar')).toBe(false));

test('names data missing for orders and forms', () => {
  expect(gapsOf(worker, 'rs')).toEqual(['račun', 'opština', 'dan zaposlenja']);
  expect(gapsOf(worker, 'fbih')).toContain('općina');
  const municipality = { entity: 'rs', code: '002', name: 'Banja Luka' } as const;
  expect(gapsOf({ ...worker, account: '1', municipality, employedFrom: '2026-01-01' }, 'rs')).toEqual([]);
});
