import { newWorker } from '@obracun/engine/payroll/model/worker.ts';
import { expect, test } from 'vitest';
import { hoursImporter } from './hours-importer.ts';

const worker = newWorker('a', 'f');
const given = {
  firm: { id: 'f', entity: 'fbih' as const },
  workers: [worker],
  year: 2026,
  month: 10,
  entered: { workers: { a: { entries: { overtime: 500, bonus: 10_000 } } } },
  keep: () => Promise.reject(new Error('not asked')),
};
const importer = hoursImporter(given);

test('lists only differences from the month', () => {
  const effect = importer.effect({
    worker,
    entries: { overtime: 0, night: 800, bonus: 10_000, perDiems: 0 },
  });
  expect(effect.details).toEqual([
    { label: 'Prekovremeni rad', change: '5 h → 0 h' },
    { label: 'Noćni rad', change: '8 h' },
  ]);
  expect(effect.isSame).toBe(false);
});

test('lists an unreadable value as changed, also when zero replaces it', () => {
  const unread = { ...given, entered: { workers: { a: { entries: {}, unread: { overtime: 'osam' } } } } };
  expect(hoursImporter(unread).effect({ worker, entries: { overtime: 0 } })).toEqual({
    word: 'upiši u mjesec',
    isSame: false,
    details: [{ label: 'Prekovremeni rad', change: 'osam → 0 h' }],
  });
});

test('changes nothing when a line equals the month', () =>
  expect(importer.effect({ worker, entries: { overtime: 500, night: 0 } }).isSame).toBe(true));
