import type { Worker } from '../../../model/worker.ts';
import { workerOf } from '../../../staff.fixture.ts';
import type { RawCell } from '../cells/reading.ts';
import type { SourceTable } from '../columns/field-text.ts';
import { type ImportChoices, NO_CHOICES } from '../rows/judged.ts';
import { hourColumnsOf } from './hour-columns.ts';
import { type HoursLine, type HoursMonth, judgeHours } from './judge-hours.ts';

export const tableOf = (rows: readonly (readonly RawCell[])[]): SourceTable => ({
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});

export const FIRST = workerOf();
export const SECOND = workerOf({ id: 'r2', firstName: 'Radnica', lastName: 'Druga', jmbg: '0101899995024' });

export const judge = (
  rows: readonly (readonly RawCell[])[],
  choices: Partial<ImportChoices> = {},
  workers: readonly Worker[] = [FIRST, SECOND],
  fullDay = 800,
  more: Partial<HoursMonth> = {},
): HoursLine[] => {
  const month = { entity: 'fbih', year: 2026, month: 10, workers, fullDay, ...more } as const;
  return [...judgeHours(hourColumnsOf(tableOf(rows), more.firm), { ...NO_CHOICES, ...choices }, month)];
};

export const entriesIn = (line: HoursLine | undefined) => line?.proposal?.entries;
