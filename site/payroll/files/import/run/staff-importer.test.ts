import { expect, test } from 'vitest';
import { staffImporter } from './staff-importer.ts';

const { notes } = staffImporter({
  firm: { id: 'f', entity: 'fbih' },
  workers: [],
  agreedFrom: '2026-10-01',
  keep: async () => async () => 0,
});

test('names the agreed and the ignored column when there are several columns of pay', () => {
  expect(notes(['jmbg', 'gross', 'coefficient'])).toEqual([]);
  expect(notes(['jmbg', 'net', undefined, 'gross', 'coefficient'])).toEqual([
    'Ugovara se jedan iznos: gdje u redu stoji bruto, ne uvozi se neto.',
  ]);
  expect(notes(['hourly', 'net', 'gross', 'dependants'])[0]).toContain('ne uvozi se neto ni satnica');
});
