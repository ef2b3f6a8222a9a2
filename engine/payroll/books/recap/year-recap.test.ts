import { describe, expect, test } from 'vitest';
import { plain, settledMonth } from './settled-month.fixture.ts';
import { yearRecapOf } from './year-recap.ts';

describe('a year', () => {
  test('adds up by month and by worker alike, and keeps a worker who left', async () => {
    const [a, b] = [
      { ...plain, lastName: 'Žica' },
      { ...plain, lastName: 'Čelik' },
    ];
    const months = [
      await settledMonth([a, b], { month: { id: 'f1:2026-10', month: 10 } }),
      await settledMonth([a], { month: { id: 'f1:2026-11', month: 11 } }),
    ];
    const year = yearRecapOf('fbih', months);
    const net = year.lines.findIndex(({ name }) => name === 'net');
    expect(year.months.map(({ month, workers, values }) => [month, workers, values[net]])).toEqual([
      [10, 2, 254_400],
      [11, 1, 127_200],
    ]);
    expect(
      year.workers.map(({ worker, months: paid, values }) => [worker.lastName, paid, values[net]]),
    ).toEqual([
      ['Čelik', 1, 127_200],
      ['Žica', 2, 254_400],
    ]);
    const sumOf = (rows: readonly { readonly values: readonly number[] }[]) =>
      year.totals.map((_, at) => rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
    expect([sumOf(year.months), sumOf(year.workers)]).toEqual([year.totals, year.totals]);
  });

  test('is empty when nothing is settled', () => {
    expect(yearRecapOf('rs', [])).toMatchObject({ months: [], workers: [] });
  });
});
