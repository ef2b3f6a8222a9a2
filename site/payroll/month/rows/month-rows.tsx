import type { TypedColumn, TypedText } from '../../entries/change.ts';
import { MonthSheet } from './month-sheet.tsx';
import { RowCards } from './row-cards.tsx';
import type { MonthRow } from './rows.ts';
import { useWide } from './use-wide.ts';

interface MonthRowsProps {
  readonly label: string;
  readonly rows: readonly MonthRow[];
  /** How many there are, also those who are not meant now. */
  readonly all: number;
  readonly shown: readonly TypedColumn[];
  readonly isFrozen: boolean;
  readonly type: (texts: readonly TypedText[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly open: (row: MonthRow) => void;
}

/** The workers of a month: a sheet, or cards where there is no room for one. */
export function MonthRows({ label, rows, all, open, ...rest }: MonthRowsProps) {
  if (useWide()) return <MonthSheet {...rest} label={label} rows={rows} all={all} open={open} />;
  return <RowCards rows={rows} open={open} />;
}
