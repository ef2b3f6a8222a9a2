import { formatAmount, formatHundredths } from '@obracun/engine/kernel/figures/format.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { recapOf } from '@obracun/engine/payroll/recap/recap.ts';
import type { RecapLine } from '@obracun/engine/payroll/recap/recap-lines.ts';
import { useMemo } from 'react';
import type { SheetColumn } from '../../grid/sheet.ts';
import { SheetView } from '../../grid/sheet-view.tsx';
import { nameOf } from '../rows/rows.ts';

interface RecapRow {
  readonly id: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

const cellOf = ({ name, values }: RecapRow, { id }: SheetColumn) => ({
  text: id === 'name' ? name : (values[id] ?? ''),
});

const nothing = () => undefined;

/** The recap of a month, by worker and together; to be read and copied. */
export function RecapSheet({ settled }: { readonly settled: SettledMonth }) {
  const { columns, rows, totals } = useMemo(() => sheetOf(settled), [settled]);
  return (
    <SheetView
      label="Rekapitulacija"
      columns={columns}
      rows={rows}
      cellOf={cellOf}
      totals={totals}
      isFrozen
      edit={nothing}
      undo={nothing}
      redo={nothing}
      open={nothing}
    />
  );
}

function sheetOf(settled: SettledMonth) {
  const { lines, rows, totals } = recapOf(settled);
  const write = (line: RecapLine | undefined, value: number): string =>
    line?.kind === 'sati' ? formatHundredths(value) : formatAmount(value);
  const column = ({ name, label, kind }: RecapLine): SheetColumn => ({
    id: name,
    title: label,
    unit: kind === 'sati' ? 'h' : 'KM',
    width: 7.5,
    isEditable: false,
    isFigure: true,
  });
  return {
    columns: [NAME, ...lines.map(column)],
    totals: ['Ukupno', ...totals.map((total, at) => write(lines[at], total))],
    rows: rows.map(
      ({ worker, values }): RecapRow => ({
        id: worker.id,
        name: nameOf(worker),
        values: Object.fromEntries(lines.map((line, at) => [line.name, write(line, values[at] ?? 0)])),
      }),
    ),
  };
}

const NAME: SheetColumn = {
  id: 'name',
  title: 'Radnik',
  unit: '',
  width: 13,
  isEditable: false,
  isFigure: false,
};
