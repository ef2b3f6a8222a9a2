import { formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import { lowerFirst } from '@obracun/engine/core/text/letters.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { MONTH_COLUMNS } from '@obracun/engine/payroll/model/month-columns.ts';
import { UNDATED, type WorkerTime } from '@obracun/engine/payroll/staff/work-time/time-sheet.ts';
import { MONTH_HOURS, monthDifferences, timeTotals } from '@obracun/engine/payroll/staff/work-time/totals.ts';
import { useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DataTable } from '../../../ui/page/data-table.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import records from '../../../ui/page/records.module.css';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { ImportRefused } from '../../ui/import/refusal.ts';
import { monthName } from '../../ui/month-chooser.tsx';
import { bringHours } from './import-hours.ts';

interface ToMonthProps {
  readonly of: MonthOf;
  readonly shown: readonly WorkerTime[];
  /** Shown workers with a correction; others stay as the month has them. */
  readonly corrected: readonly WorkerTime[];
  /** Null without entries. */
  readonly month: PayrollMonth | null;
}

/** Brings overtime, night and holiday hours of the record into the month, after a preview of the differences. */
export function ToMonth({ of, shown, corrected, month }: ToMonthProps) {
  const [message, setMessage] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [undo, setUndo] = useState<() => Promise<number>>();
  const entered = month?.workers ?? {};
  const changes = corrected.flatMap(({ worker, rows }) => {
    const differences = monthDifferences(timeTotals(rows), entered[worker.id]?.entries);
    return differences.length > 0 ? [{ worker, differences }] : [];
  });
  const undated = shown.filter((one) => Object.keys(one.undated ?? {}).length > 0);
  const failed = (error: unknown) =>
    setProblem(error instanceof ImportRefused ? error.message : `Nije upisano: ${reasonOf(error)}.`);
  const bring = async () => {
    setProblem(undefined);
    try {
      const back = await bringHours(
        of,
        entered,
        changes.map(({ worker, differences }) => ({
          worker,
          entries: Object.fromEntries(differences.map(({ column, after }) => [column, after])),
        })),
      );
      setUndo(() => back);
      setMessage(`U mjesec je upisano radnika: ${changes.length}.`);
    } catch (error) {
      failed(error);
    }
  };
  const takeBack = async () => {
    try {
      await undo?.();
      setMessage(undefined);
      setUndo(undefined);
    } catch (error) {
      failed(error);
    }
  };
  return (
    <section className="stack4">
      <Heading level={3} look="group">
        Preuzmi u mjesec
      </Heading>
      {undated.length > 0 && <Undated all={undated} />}
      {month?.isClosed ? (
        <p>{monthName(of)} je zaključen: sati se u njega ne upisuju.</p>
      ) : changes.length === 0 ? (
        undated.length === 0 && <p className="soft near">Sati u mjesecu su isti kao u evidenciji.</p>
      ) : (
        <>
          <DataTable
            scrolled="Razlike prema mjesecu"
            className={joinClasses(records.records, records.figures, records.frozen)}
            rows={changes.flatMap(({ worker, differences }) =>
              differences.map((difference) => ({ worker, ...difference })),
            )}
            columns={[
              { title: 'Radnik', isHeading: true, cell: ({ worker }) => <WorkerName worker={worker} /> },
              { title: 'Kolona', className: records.text, cell: ({ column }) => MONTH_COLUMNS[column].label },
              {
                title: 'U mjesecu',
                cell: ({ before }) => (before === undefined ? 'prazno' : formatHundredths(before)),
              },
              { title: 'U evidenciji', cell: ({ after }) => formatHundredths(after) },
            ]}
          />
          <Buttons>
            <Button onClick={() => void bring()}>Upiši u {monthName(of)}</Button>
          </Buttons>
        </>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      <output>
        {message && (
          <>
            {message}{' '}
            <Button look="link" onClick={() => void takeBack()}>
              Poništi
            </Button>
          </>
        )}
      </output>
    </section>
  );
}

/** Hours that the month pays and no day of the record has: a day is known only to the user. */
const Undated = ({ all }: { readonly all: readonly WorkerTime[] }) => (
  <Notice kind="warn" title="U mjesecu je plaćeno više sati nego što ih imaju dani evidencije">
    <p>U evidenciji stoje u redu „{UNDATED}“. Otvorite radnika i upišite ih po danima.</p>
    <ul className="bullets">
      {all.map(({ worker, undated = {} }) => (
        <li key={worker.id}>
          <WorkerName worker={worker} />:{' '}
          {MONTH_HOURS.filter((column) => undated[column])
            .map(
              (column) =>
                `${lowerFirst(MONTH_COLUMNS[column].label)} ${formatHundredths(undated[column] ?? 0)} h`,
            )
            .join(', ')}
        </li>
      ))}
    </ul>
  </Notice>
);
