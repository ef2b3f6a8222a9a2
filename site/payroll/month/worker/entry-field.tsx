import { Typed } from '../../../ui/typed.tsx';
import type { TypedColumn, TypedText } from '../edits/change.ts';
import { typedCell } from '../rows/cells.ts';
import { type FirmOfColumns, isTypedTitle, titleOf, unitOfColumn } from '../rows/columns.ts';
import type { MonthRow } from '../rows/rows.ts';
import { EntryInput } from './entry-input.tsx';

interface EntryFieldProps {
  readonly row: MonthRow;
  readonly firm: FirmOfColumns;
  readonly column: TypedColumn;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isFrozen: boolean;
  readonly type: (texts: readonly TypedText[]) => void;
}

/** Field for a column of one worker, outside the sheet. */
export function EntryField({ row, firm, column, hint, placeholder, isFrozen, type }: EntryFieldProps) {
  const { text, error, note } = typedCell(row, column);
  return (
    <EntryInput
      label={isTypedTitle(firm, column) ? <Typed>{titleOf(firm, column)}</Typed> : titleOf(firm, column)}
      unit={unitOfColumn(column)}
      text={text}
      error={error}
      note={note}
      hint={hint}
      placeholder={placeholder}
      isFrozen={isFrozen}
      onText={(typed, found, session) =>
        type([{ worker: row.id, column, text: typed, session, ...(found !== undefined && { found }) }])
      }
    />
  );
}
