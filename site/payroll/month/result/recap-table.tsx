import type { SheetColumn } from '../../../ui/spreadsheet/sheet.ts';
import { SheetView } from '../../../ui/spreadsheet/sheet-view.tsx';

interface RecapRow {
  readonly id: string;
  readonly name: string;
  /** Sums by column id. */
  readonly values: Readonly<Record<string, string>>;
}

export interface RecapTable {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly RecapRow[];
  /** One for each column. */
  readonly totals: readonly string[];
}

export const NAME: SheetColumn = {
  id: 'name',
  title: 'Radnik',
  unit: '',
  width: 13,
  least: 11,
  isEditable: false,
  isFigure: false,
};

export const recapColumn = (id: string, title: string, unit: string): SheetColumn => ({
  id,
  title,
  unit,
  width: 7.5,
  least: 7.25,
  isEditable: false,
  isFigure: true,
});

const cellOf = ({ name, values }: RecapRow, { id }: SheetColumn) => ({
  text: id === 'name' ? name : (values[id] ?? ''),
});

const nothing = () => undefined;

/** Recap as a read-only sheet. */
export const RecapTableView = ({ table: { columns, rows, totals } }: { readonly table: RecapTable }) => (
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
