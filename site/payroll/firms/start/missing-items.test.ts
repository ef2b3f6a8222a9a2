import { firmOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { expect, test } from 'vitest';
import { missingItems } from './missing-items.ts';

const of = { firm: 'f1', year: 2026, month: 10 };
const { municipality: _, ...unplaced } = firmOf();
const { municipality: __, employedFrom: ___, ...rest } = workerOf();
const bare = { ...rest, jmbg: '', account: '' };
const wordsOf = (...given: Parameters<typeof missingItems>) => missingItems(...given).map(({ text }) => text);

test('names each kind once, with the count of workers', () => {
  const firm = { ...unplaced, entity: 'fbih', jib: '', account: '' } as const;
  const workers = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...bare, id }));
  expect(wordsOf(of, firm, workers)).toEqual([
    'općina firme',
    'JIB firme',
    'račun firme',
    '5 JMBG',
    '5 računa radnika',
    '5 općina prebivališta',
    '5 dana zaposlenja',
  ]);
  expect(wordsOf(of, { ...firm, entity: 'rs' }, workers)[0]).toBe('opština firme');
});

test('leads to the field of the firm, and to the first worker without it', () => {
  const workers = [
    workerOf({ id: 'a' }),
    workerOf({ id: 'b', account: '' }),
    workerOf({ id: 'c', account: '' }),
  ];
  expect(missingItems(of, unplaced, workers).map(({ place }) => place)).toEqual([
    { ...of, section: 'firma', field: 'municipality' },
    { ...of, section: 'radnici', worker: 'b', field: 'account' },
  ]);
});

test('leads to the code of a municipality that is in no list, until the firm types it', () => {
  const brcko = { entity: 'bd', code: null, name: 'Brčko distrikt' } as const;
  const firm = firmOf({ entity: 'bd', municipality: brcko });
  const workers = [workerOf({ municipality: brcko })];
  expect(missingItems(of, firm, workers)).toEqual([
    {
      text: 'šifra opštine Brčko distrikt',
      place: { ...of, section: 'firma', field: 'sifra.bd:Brčko distrikt' },
    },
  ]);
  const typed = { ...firm, municipalityCodes: { 'bd:Brčko distrikt': '099' } };
  expect(missingItems(of, typed, workers)).toEqual([]);
});

test('has nothing for complete data, nor an account of a person without pay', () => {
  expect(missingItems(of, firmOf(), [workerOf()])).toEqual([]);
  expect(missingItems(of, firmOf(), [workerOf({ account: '', status: 'unpaid' })])).toEqual([]);
});
