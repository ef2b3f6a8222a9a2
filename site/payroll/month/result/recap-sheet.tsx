import { formatAmount, formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import { unitOf } from '@obracun/engine/core/numbers/units.ts';
import { recapOf } from '@obracun/engine/payroll/books/recap/recap.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { RecapLine } from '@obracun/engine/payroll/month/recap-lines.ts';
import { useMemo } from 'react';
import { nameOf } from '../rows/rows.ts';
import { NAME, type RecapTable, RecapTableView, recapColumn } from './recap-table.tsx';

/** Current recap of a month, by worker and in total. */
export function RecapSheet({ settled }: { readonly settled: SettledMonth }) {
  const table = useMemo(() => tableOf(settled), [settled]);
  return <RecapTableView table={table} />;
}

function tableOf(settled: SettledMonth): RecapTable {
  const { lines, rows, totals } = recapOf(settled);
  const write = (line: RecapLine | undefined, value: number): string =>
    line?.kind === 'sati' ? formatHundredths(value) : formatAmount(value);
  return {
    columns: [NAME, ...lines.map(({ name, label, kind }) => recapColumn(name, label, unitOf(kind)))],
    totals: ['Ukupno', ...totals.map((total, at) => write(lines[at], total))],
    rows: rows.map(({ worker, values }) => ({
      id: worker.id,
      name: nameOf(worker),
      values: Object.fromEntries(lines.map((line, at) => [line.name, write(line, values[at] ?? 0)])),
    })),
  };
}
