import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useMemo } from 'react';
import { goTo } from '../address/use-place.ts';
import type { EditedMonth } from '../entries/use-edited-month.ts';
import type { MonthOf } from '../kept/months.ts';
import { useReckoned } from '../reckoned/use-reckoned.ts';
import { monthName } from './month-chooser.tsx';
import styles from './month-desk.module.css';
import { MonthHead } from './month-head.tsx';
import { shownColumns, usedColumns } from './rows/columns.ts';
import { MonthRows } from './rows/month-rows.tsx';
import { rowsOf, workersIn } from './rows/rows.ts';
import { useColumns } from './rows/use-columns.ts';
import { StatusLine } from './status-line.tsx';
import { Troubles } from './troubles.tsx';
import { useTyping } from './use-typing.ts';
import { WorkerPanel } from './worker/worker-panel.tsx';
import { WrongRows } from './wrong-rows.tsx';

interface MonthDeskProps {
  readonly of: MonthOf;
  readonly firm: Firm;
  readonly workers: readonly Worker[];
  readonly edited: EditedMonth;
  /** The worker whose month is open over the sheet. */
  readonly opened: string | undefined;
}

/** A month that is being worked on. */
export function MonthDesk({ of, firm, workers, edited, opened }: MonthDeskProps) {
  const { month, make } = edited;
  const { isClosed } = month;
  const present = useMemo(() => workersIn(workers, month), [workers, month]);
  const reckoned = useReckoned(firm, present, month);
  const { notes, type } = useTyping(edited);
  const rows = useMemo(() => rowsOf(present, month, reckoned, notes), [present, month, reckoned, notes]);
  const { chosen, choose } = useColumns();
  const used = useMemo(() => usedColumns(month), [month]);
  const shown = useMemo(() => shownColumns(firm.entity, used, chosen), [firm.entity, used, chosen]);
  const open = (worker?: string) => goTo({ ...of, section: 'mjesec', worker });
  const at = rows.findIndex(({ id }) => id === opened);
  const step = (by: number) => {
    const to = rows[at + by];
    return to && (() => open(to.id));
  };
  return (
    <section aria-labelledby="mjesec" className={styles.desk}>
      <MonthHead of={of} month={month} columns={{ entity: firm.entity, shown, used, choose }} />
      <Troubles {...edited} workers={workers} problem={reckoned?.problem} />
      <WrongRows rows={rows} open={({ id }) => open(id)} />
      <StatusLine rows={rows} isSaving={edited.isSaving} isClosed={isClosed} />
      <MonthRows
        label={`Plate za ${monthName(of)}`}
        rows={rows}
        shown={shown}
        isFrozen={isClosed}
        type={type}
        undo={edited.undo}
        redo={edited.redo}
        open={({ id }) => open(id)}
      />
      {rows[at] && (
        <WorkerPanel
          row={rows[at]}
          entity={firm.entity}
          isFrozen={isClosed}
          type={type}
          make={make}
          goBack={step(-1)}
          goOn={step(1)}
          close={() => open()}
        />
      )}
    </section>
  );
}
