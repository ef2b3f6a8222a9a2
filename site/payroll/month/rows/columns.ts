import { unitOf } from '@obracun/engine/core/numbers/units.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import {
  columnOf,
  columnsOf,
  numberKindOf,
  strayColumns,
} from '@obracun/engine/payroll/staff/pay-kinds/columns-of.ts';
import type { SheetColumn } from '../../../ui/spreadsheet/sheet.ts';
import type { TypedColumn } from '../edits/change.ts';
import { FIGURES } from './figures.ts';

/** Widths in rem: names are cut, titles wrap, figures stay whole. */
const WIDTHS = {
  name: { width: 15, least: 9.5 },
  entry: { width: 7.25, least: 6.45 },
  figure: { width: 7, least: 5.9 },
  note: { width: 12, least: 8 },
} as const;

const NAME: SheetColumn = {
  id: 'name',
  title: 'Radnik',
  unit: '',
  ...WIDTHS.name,
  isEditable: false,
  isFigure: false,
};

const NOTE: SheetColumn = {
  id: 'note',
  title: 'Napomena',
  unit: '',
  ...WIDTHS.note,
  isEditable: true,
  isFigure: false,
};

/** Columns shown by default. */
export const FIRST_COLUMNS: readonly TypedColumn[] = ['overtime', 'sickHours', 'bonus'];

/** A firm with its kinds of pay, which are columns too. */
export type FirmOfColumns = Pick<Firm, 'entity' | 'payKinds' | 'kindOrder'>;

/** Entry columns of a firm, in display order. */
export const typedColumnsOf = (firm: FirmOfColumns): readonly TypedColumn[] => [...columnsOf(firm), 'note'];

export const titleOf = (firm: FirmOfColumns, column: TypedColumn): string =>
  column === 'note' ? NOTE.title : columnOf(firm, column).label;

/** True for a title that the firm typed. */
export const isTypedTitle = ({ payKinds = [] }: FirmOfColumns, column: TypedColumn): boolean =>
  payKinds.some(({ key, name }) => key === column && name !== undefined);

export function unitOfColumn(column: TypedColumn): string {
  if (column === 'note') return '';
  const kind = numberKindOf(column);
  return kind === 'koeficijent' ? 'br.' : unitOf(kind);
}

/** Columns with entries. */
export function usedColumns({ workers }: PayrollMonth): ReadonlySet<TypedColumn> {
  const used = new Set<TypedColumn>();
  for (const { entries, unread = {}, note } of Object.values(workers)) {
    for (const name of Object.keys({ ...entries, ...unread })) used.add(name as EntryName);
    if (note) used.add('note');
  }
  return used;
}

/** Visible columns: with entries, or chosen; entries of hidden and removed kinds of pay are before the note. */
export function shownColumns(
  firm: FirmOfColumns,
  used: ReadonlySet<TypedColumn>,
  chosen: readonly string[],
): readonly TypedColumn[] {
  const known = columnsOf(firm).filter((column) => used.has(column) || chosen.includes(column));
  const hasNote = used.has('note') || chosen.includes('note');
  return [...known, ...strayColumns(firm, used), ...(hasNote ? (['note'] as const) : [])];
}

/** The figure of a row that is always in sight. */
const HELD = 'payout';

/**
 * Columns of the sheet: name, entries, figures, note; the pay is held at the end.
 * @param figures ids of the calculated figures
 */
export const sheetColumns = (
  firm: FirmOfColumns,
  shown: readonly TypedColumn[],
  figures: readonly string[],
): readonly SheetColumn[] => [
  NAME,
  ...shown.filter((column) => column !== 'note').map((column) => entryColumn(firm, column)),
  ...figures.filter((id) => id !== HELD).map(figureColumn),
  ...(shown.includes('note') ? [NOTE] : []),
  ...figures.filter((id) => id === HELD).map(figureColumn),
];

const entryColumn = (firm: FirmOfColumns, column: TypedColumn): SheetColumn => ({
  id: column,
  title: titleOf(firm, column),
  ...(isTypedTitle(firm, column) && { isTyped: true }),
  unit: unitOfColumn(column),
  ...WIDTHS.entry,
  isEditable: true,
  isFigure: true,
});

const figureColumn = (id: string): SheetColumn => ({
  id,
  title: FIGURES[id]?.title ?? '',
  unit: unitOf('iznos'),
  ...WIDTHS.figure,
  isEditable: false,
  isFigure: true,
  isHeld: id === HELD,
});
