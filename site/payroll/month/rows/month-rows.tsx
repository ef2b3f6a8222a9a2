import { MonthSheet, type MonthSheetProps } from './month-sheet.tsx';
import { RowCards } from './row-cards.tsx';
import { useWide } from './use-wide.ts';

/** The workers of a month: a sheet, or cards where there is no room for one. */
export const MonthRows = (props: MonthSheetProps) =>
  useWide() ? <MonthSheet {...props} /> : <RowCards rows={props.rows} all={props.all} open={props.open} />;
