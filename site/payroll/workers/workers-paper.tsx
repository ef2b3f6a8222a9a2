import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { WorkerName } from '../form/worker-name.tsx';
import { FirmPaper } from '../print/firm-paper.tsx';
import table from '../print/paper-table.module.css';
import { paperColumns } from './paper-columns.ts';

interface WorkersPaperProps {
  readonly firm: Firm;
  /** All of them, also those a search has left out. */
  readonly workers: readonly Worker[];
  readonly today: Day;
}

/** The staff as a list in a folder has it. */
export const WorkersPaper = (props: WorkersPaperProps) => (
  <FirmPaper firm={props.firm} title="Radnici">
    <p>
      Na dan {formatDay(props.today)} · radnika: {props.workers.length}
    </p>
    <WorkersTable {...props} />
  </FirmPaper>
);

function WorkersTable({ firm, workers, today }: WorkersPaperProps) {
  const columns = paperColumns(firm.entity, workers, today);
  return (
    <table className={table.sheet}>
      <thead>
        <tr>
          <th scope="col" className={table.number}>
            R. br.
          </th>
          <th scope="col">Prezime i ime</th>
          {columns.map(({ title, look }) => (
            <th key={title} scope="col" className={look && table[look]}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {workers.map((worker, at) => (
          <tr key={worker.id}>
            <td>{at + 1}.</td>
            <td>
              <WorkerName worker={worker} />
            </td>
            {columns.map(({ title, look, isTyped, text }) => (
              <td key={title} className={look && table[look]} translate={isTyped ? 'no' : undefined}>
                {text(worker)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
