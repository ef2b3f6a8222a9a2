import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { Quoted } from '../../../ui/quoted.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { monthName } from '../../ui/month-chooser.tsx';
import { FirmPaper } from '../../ui/paper/firm-paper.tsx';
import type { TypedColumn } from '../edits/change.ts';
import { cellOf } from '../rows/cells.ts';
import { sheetColumns, shownColumns } from '../rows/columns.ts';
import type { MonthRow } from '../rows/rows.ts';
import styles from './month-paper.module.css';
import { PaperSheet, type PaperSheetProps } from './paper-sheet.tsx';
import { standingOf } from './standing.ts';

interface MonthPaperProps {
  readonly firm: Firm;
  readonly month: PayrollMonth;
  /** All rows, also those filtered out by search. */
  readonly rows: readonly MonthRow[];
  /** Columns with entries. */
  readonly used: ReadonlySet<TypedColumn>;
  /** Ids of the calculated figures. */
  readonly figures: readonly string[];
  readonly closedOn: Day | undefined;
}

/** Printed month. The sheet on screen renders only visible rows, so print has a separate table. */
export const MonthPaper = (props: MonthPaperProps) => (
  <FirmPaper firm={props.firm} title={`Plate za ${monthName(props.month, props.firm.entity)}`}>
    <UnderTitle {...props} />
  </FirmPaper>
);

function UnderTitle({ firm, month, rows, used, figures, closedOn }: MonthPaperProps) {
  const columns = sheetColumns(firm, shownColumns(firm, used, []), figures);
  return (
    <>
      <p>
        Dan isplate {formatDay(month.payday)} · {standingOf(rows, closedOn)}
      </p>
      <PaperSheet rows={rows} columns={columns} />
      <PaperRemarks rows={rows} columns={columns} />
    </>
  );
}

/** Tooltips of the sheet as notes for print. */
export function PaperRemarks({ rows, columns }: PaperSheetProps) {
  const remarks = rows.flatMap((row, at) => remarksOf(row, columns).map((text) => ({ at, row, text })));
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map(({ at, row, text }) => (
        <li key={`${row.id} ${text}`}>
          {at + 1}. <WorkerName worker={row.worker} />: <Quoted>{text}</Quoted>
        </li>
      ))}
    </ul>
  );
}

const remarksOf = (row: MonthRow, columns: PaperSheetProps['columns']): readonly string[] => {
  const cells = columns.map((column) => ({ column, cell: cellOf(row, column) }));
  const messages = cells.flatMap(({ column, cell: { error, note } }) => {
    const text = error ?? note;
    return text === undefined ? [] : [column.id === 'name' ? text : `${column.title}: ${text}`];
  });
  return cells.some(({ cell }) => cell.isStale) ? [STALE, ...messages] : messages;
};

/** Outdated figures, pale on screen. */
const STALE = 'iznosi su od prije posljednje izmjene, novi se još računaju.';
