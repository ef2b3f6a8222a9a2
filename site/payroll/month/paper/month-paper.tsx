import type { Day } from '@obracun/engine/kernel/days/day.ts';
import { formatDay } from '@obracun/engine/kernel/figures/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { ENTITY_NAMES } from '@obracun/engine/payroll/places/entity-words.ts';
import { memo } from 'react';
import { Paper } from '../../../ui/page/paper.tsx';
import { OriginLine } from '../../../ui/page/print-origin.tsx';
import { usePrints } from '../../../ui/use-prints.ts';
import type { TypedColumn } from '../../entries/change.ts';
import { FirmName } from '../../form/firm-name.tsx';
import { monthName } from '../head/month-chooser.tsx';
import { sheetColumns, shownColumns } from '../rows/columns.ts';
import { haveDeductions, type MonthRow } from '../rows/rows.ts';
import styles from './month-paper.module.css';
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
  readonly closedOn: Day | undefined;
}

/** The month as it is put into a folder. The sheet on the screen has only the rows in sight, so paper has a table of its own. */
export function MonthPaper(props: MonthPaperProps) {
  const prints = usePrints();
  return prints > 0 && <Printed key={prints} {...props} />;
}

/** Drawn once for each print, not with every key pressed after it. */
const Printed = memo(
  ({ firm, month, rows, used, closedOn }: MonthPaperProps) => {
    const columns = sheetColumns(shownColumns(firm.entity, used, []), haveDeductions(rows));
    return (
      <Paper isWide>
        <OriginLine />
        <h1 className={styles.firm}>
          <FirmName name={firm.name} />
        </h1>
        <p>
          {firm.jib && `JIB ${firm.jib} · `}
          {ENTITY_NAMES[firm.entity]}
        </p>
        <h2 className={styles.title}>Plate za {monthName(month)}</h2>
        <p>
          Dan isplate {formatDay(month.payday)} · {standingOf(rows, closedOn)}
        </p>
        <PaperSheet rows={rows} columns={columns} />
        <PaperRemarks rows={rows} columns={columns} />
      </Paper>
    );
  },
  () => true,
);
