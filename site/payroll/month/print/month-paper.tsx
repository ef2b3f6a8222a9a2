import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { TypedColumn } from '../../month-edits/change.ts';
import { FirmPaper } from '../../print/firm-paper.tsx';
import { monthName } from '../head/month-chooser.tsx';
import { sheetColumns, shownColumns } from '../rows/columns.ts';
import type { MonthRow } from '../rows/rows.ts';
import { PaperRemarks } from './paper-remarks.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { standingOf } from './standing.ts';

interface MonthPaperProps {
  readonly firm: Firm;
  readonly month: PayrollMonth;
  /** All of them, also those a search has left out. */
  readonly rows: readonly MonthRow[];
  /** The columns something is written in. */
  readonly used: ReadonlySet<TypedColumn>;
  /** What is calculated, by its ids. */
  readonly figures: readonly string[];
  readonly closedOn: Day | undefined;
}

/** The month as it is put into a folder. The sheet on the screen has only the rows in sight, so paper has a table of its own. */
export const MonthPaper = (props: MonthPaperProps) => (
  <FirmPaper firm={props.firm} title={`Plate za ${monthName(props.month)}`}>
    <UnderTitle {...props} />
  </FirmPaper>
);

function UnderTitle({ firm, month, rows, used, figures, closedOn }: MonthPaperProps) {
  const columns = sheetColumns(shownColumns(firm.entity, used, []), figures);
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
