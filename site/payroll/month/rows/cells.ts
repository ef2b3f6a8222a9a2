import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import type { SheetCell, SheetColumn } from '../../../ui/spreadsheet/sheet.ts';
import { isSettled } from '../calculation/outcome.ts';
import type { TypedColumn } from '../edits/change.ts';
import { writeEntry } from '../edits/read-entry.ts';
import { deductionNotes, receivedNote } from './deduction-notes.ts';
import { FIGURES } from './figures.ts';
import {
  errorIn,
  isNameless,
  isWrong,
  type MonthRow,
  nameOf,
  noteKey,
  payNote,
  reasonOf,
  registerNote,
  valueIn,
  warningsOf,
} from './rows.ts';

/** Content of a cell. */
export function cellOf(row: MonthRow, { id, isEditable }: SheetColumn): SheetCell {
  if (id === 'name') return nameCell(row);
  return isEditable ? typedCell(row, id as TypedColumn) : figureCell(row, id);
}

const nameCell = (row: MonthRow): SheetCell => ({
  text: nameOf(row.worker),
  isOurs: isNameless(row.worker),
  error: reasonOf(row),
  note: warningsOf(row).join(' ') || undefined,
});

/** Entry of a column: parsed, or the typed text when invalid. */
export function typedCell(row: MonthRow, column: TypedColumn): SheetCell {
  if (column === 'note') return { text: row.inputs?.note ?? '' };
  const { inputs, notes, id } = row;
  const unread = inputs?.unread?.[column];
  const value = valueIn(row, column);
  return {
    text: unread ?? (value === undefined ? '' : writeEntry(column, value)),
    error: errorIn(row, column),
    note:
      [
        notes.get(noteKey(id, column)),
        registerNote(row, column),
        payNote(row, column),
        uncoveredNote(row, column),
      ]
        .filter(Boolean)
        .join(' ') || undefined,
  };
}

/** What is typed as received and the pay does not cover, said where it is typed. */
const uncoveredNote = ({ outcome, isWaiting }: MonthRow, column: TypedColumn): string | undefined =>
  isSettled(outcome) && !isWaiting && (column === 'advance' || column === 'inKind')
    ? receivedNote(outcome, column)
    : undefined;

function figureCell({ outcome, isWaiting, inputs }: MonthRow, id: string): SheetCell {
  if (!isSettled(outcome)) return { text: isWaiting && !inputs?.unread ? '…' : '—' };
  return {
    text: formatAmount(FIGURES[id]?.of(outcome) ?? 0),
    isStale: isWaiting,
    note: id === 'withheld' ? deductionNotes(outcome).join(' ') || undefined : undefined,
  };
}

/** Sums of the columns over visible rows, without rows that have errors. */
export const totalsOf = (
  rows: readonly MonthRow[],
  all: number,
  columns: readonly SheetColumn[],
): readonly string[] =>
  columns.map(({ id, isEditable, isFigure }) => {
    if (id === 'name') return totalName(rows, all);
    if (!isFigure) return '';
    return isEditable ? entryTotal(rows, id as EntryName) : figureTotal(rows, id);
  });

function totalName(rows: readonly MonthRow[], all: number): string {
  if (rows.length < all) return `Prikazano (${rows.length} od ${all})`;
  const right = rows.filter((row) => !isWrong(row)).length;
  return right === all ? `Ukupno (${all})` : `Ukupno (${right} od ${all})`;
}

function entryTotal(rows: readonly MonthRow[], column: EntryName): string {
  const total = sumOf(rows, (row) => (isWrong(row) ? 0 : (valueIn(row, column) ?? 0)));
  return total === 0 ? '' : writeEntry(column, total);
}

const figureTotal = (rows: readonly MonthRow[], id: string): string =>
  formatAmount(sumOf(rows, ({ outcome }) => (isSettled(outcome) ? (FIGURES[id]?.of(outcome) ?? 0) : 0)));
