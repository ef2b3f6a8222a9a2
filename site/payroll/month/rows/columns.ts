import { unitOf } from '@obracun/engine/core/numbers/units.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import {
  type EntryName,
  MONTH_COLUMNS,
  monthColumnsOf,
} from '@obracun/engine/payroll/model/month-columns.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { SheetColumn } from '../../../ui/spreadsheet/sheet.ts';
import type { TypedColumn } from '../../month-edits/change.ts';
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

/** Entry columns of an entity, in display order. */
export const typedColumnsOf = (entity: PayrollEntity): readonly TypedColumn[] => [
  ...monthColumnsOf(entity),
  'note',
];

export const titleOf = (column: TypedColumn): string =>
  column === 'note' ? NOTE.title : MONTH_COLUMNS[column].label;

export const unitOfColumn = (column: TypedColumn): string =>
  column === 'note' ? '' : unitOf(MONTH_COLUMNS[column].kind);

/** Columns with entries. */
export function usedColumns({ workers }: PayrollMonth): ReadonlySet<TypedColumn> {
  const used = new Set<TypedColumn>();
  for (const { entries, unread = {}, note } of Object.values(workers)) {
    for (const name of Object.keys({ ...entries, ...unread })) used.add(name as EntryName);
    if (note) used.add('note');
  }
  return used;
}

/** Visible columns: with entries, or chosen. */
export function shownColumns(
  entity: PayrollEntity,
  used: ReadonlySet<TypedColumn>,
  chosen: readonly TypedColumn[],
): readonly TypedColumn[] {
  return typedColumnsOf(entity).filter((column) => used.has(column) || chosen.includes(column));
}

/**
 * Columns of the sheet: name, entries, figures.
 * @param figures ids of the calculated figures
 */
export const sheetColumns = (
  shown: readonly TypedColumn[],
  figures: readonly string[],
): readonly SheetColumn[] => [
  NAME,
  ...shown.filter((column) => column !== 'note').map(entryColumn),
  ...figures.map(figureColumn),
  ...(shown.includes('note') ? [NOTE] : []),
];

const entryColumn = (column: TypedColumn): SheetColumn => ({
  id: column,
  title: titleOf(column),
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
});
