import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { AGREED_NAMES, choiceOf } from '@obracun/engine/payroll/model/agreed-pay.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import records from '../../../ui/page/records.module.css';
import { labelWith } from '../../../ui/typed.tsx';
import { calledWorker, WorkerName } from '../../ui/form/worker-name.tsx';
import type { RaiseRow } from './raise-row.ts';

interface RaiseTableProps {
  readonly rows: readonly RaiseRow[];
  /** Ids of workers that keep their pay. */
  readonly left: ReadonlySet<string>;
  readonly onLeft: (id: string, isLeft: boolean) => void;
}

/** Agreed pay of each worker before and after a raise. */
export function RaiseTable({ rows, left, onLeft }: RaiseTableProps) {
  const raised = rows.flatMap(({ stored, outcome }) =>
    'after' in outcome && !left.has(stored.id) ? [outcome] : [],
  );
  const more = sumOf(
    raised.filter(({ after }) => after.kind !== 'satnica'),
    ({ before, after }) => after.amount - before.amount,
  );
  return (
    <DataTable
      scrolled="Plata prije i poslije"
      className={records.records}
      rows={rows}
      keyOf={({ stored }) => stored.id}
      columns={[
        {
          title: 'Radnik',
          isHeading: true,
          cell: ({ stored: { id, content }, outcome }) => (
            <label className="beside strong">
              <input
                type="checkbox"
                checked={'after' in outcome && !left.has(id)}
                disabled={'reason' in outcome}
                {...labelWith('Nova plata', calledWorker(content))}
                onChange={({ target }) => onLeft(id, !target.checked)}
              />
              <WorkerName worker={content} />
            </label>
          ),
          foot: 'Ukupno više mjesečno, bez satnica',
          footProps: { colSpan: 3 },
        },
        {
          title: 'Ugovoreno',
          cell: ({ outcome }) => 'after' in outcome && AGREED_NAMES[choiceOf(outcome.before)],
        },
        {
          title: 'Prije',
          className: records.figure,
          cell: ({ outcome }) => 'after' in outcome && formatAmount(outcome.before.amount),
        },
        {
          title: 'Poslije',
          className: records.figure,
          cell: ({ outcome }) => 'after' in outcome && formatAmount(outcome.after.amount),
          foot: formatAmount(more),
        },
        { title: 'Napomena', cell: ({ outcome }) => noteOf(outcome) },
      ]}
    />
  );
}

const noteOf = (outcome: RaiseRow['outcome']): string | undefined =>
  'after' in outcome
    ? outcome.until && `Od ${formatDay(outcome.until)} važi ranije ugovorena plata.`
    : outcome.reason;
