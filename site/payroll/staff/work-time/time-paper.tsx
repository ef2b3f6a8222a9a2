import type { Cell } from '@obracun/engine/documents/blocks.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import {
  COLUMNS_NOTE,
  TIME_HEADINGS,
  timeCells,
  totalCells,
  undatedCells,
  type WorkerTime,
} from '@obracun/engine/payroll/staff/work-time/time-sheet.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import { FirmName } from '../../ui/form/firm-name.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { monthName } from '../../ui/month-chooser.tsx';
import { FirmPaper } from '../../ui/paper/firm-paper.tsx';
import styles from './time-paper.module.css';

interface TimePaperProps {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly all: readonly WorkerTime[];
}

/** The record on landscape pages, one for each worker, with lines for signing. */
export const TimePaper = ({ firm, of, all }: TimePaperProps) => (
  <FirmPaper firm={firm} title={`Evidencija radnog vremena, ${monthName(of, firm.entity)}`}>
    {all.map(({ worker, rows, undated }) => (
      <section key={worker.id} className={styles.page}>
        <h3 className={styles.who}>
          <WorkerName worker={worker} /> · <FirmName name={firm.name} /> · {monthName(of, firm.entity)}
        </h3>
        <TimeTable rows={rows} undated={undated} />
        <p className={styles.note}>{COLUMNS_NOTE[firm.entity]} Sati su u decimalnom zapisu.</p>
        <p className={styles.signing}>
          <span>Evidenciju vodi</span>
          <span>Radnik</span>
        </p>
      </section>
    ))}
  </FirmPaper>
);

function TimeTable(time: Pick<WorkerTime, 'rows' | 'undated'>) {
  const totals = totalCells(time);
  return (
    <DataTable<readonly Cell[]>
      className={styles.sheet}
      rows={[...time.rows.map(timeCells), ...undatedCells(time)]}
      columns={TIME_HEADINGS.map((title, at) => ({
        title,
        cell: (cells) => textOf(cells[at]),
        foot: textOf(totals[at]),
      }))}
    />
  );
}

const textOf = (cell: Cell | undefined): string | undefined => (typeof cell === 'string' ? cell : cell?.text);
