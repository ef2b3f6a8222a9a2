import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Fragment } from 'react';
import { WorkerName } from '../../form/worker-name.tsx';
import { type MonthRow, whyOpen } from '../rows/rows.ts';
import styles from './barriers.module.css';

/** So many are named with one reason; of the rest it is said how many there are. */
const NAMED = 5;

/** What keeps a month from being closed: each reason with the workers it is about. */
export function Barriers({ rows }: { readonly rows: readonly MonthRow[] }) {
  const reasons = byReason(rows);
  if (reasons.length === 0)
    return <p>Još nisu svi obračunati: sačekajte da se sve izračuna, pa zaključite.</p>;
  return (
    <>
      <p>Mjesec se ne može zaključiti dok se ovo ne ispravi:</p>
      <ul className={styles.reasons}>
        {reasons.map(([reason, workers]) => (
          <li key={reason}>
            <Names workers={workers} />. {reason}
          </li>
        ))}
      </ul>
    </>
  );
}

function byReason(
  rows: readonly MonthRow[],
): readonly (readonly [reason: string, workers: readonly Worker[]])[] {
  const found = new Map<string, Worker[]>();
  for (const row of rows) {
    const reason = whyOpen(row);
    if (reason !== undefined) found.set(reason, [...(found.get(reason) ?? []), row.worker]);
  }
  return [...found];
}

const Names = ({ workers }: { readonly workers: readonly Worker[] }) => (
  <>
    {workers.slice(0, NAMED).map((worker, at) => (
      <Fragment key={worker.id}>
        {at > 0 && ', '}
        <WorkerName worker={worker} />
      </Fragment>
    ))}
    {workers.length > NAMED && ` i još ${workers.length - NAMED}`}
  </>
);
