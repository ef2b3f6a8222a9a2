import { belowMinimumNotes } from '@obracun/engine/payroll/calculate/figures.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { Fragment } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { WorkerName } from '../../form/worker-name.tsx';

/** So many are named; of the rest it is said how many there are. */
const NAMED = 5;

/** Whose basic wage is below the least one: before the month is closed with it, somebody should have looked. */
export function BelowMinimum({ settled }: { readonly settled: SettledMonth }) {
  const low = settled.wages.filter((wage) => belowMinimumNotes(wage).length > 0);
  if (low.length === 0) return null;
  return (
    <Notice kind="warn" title="Osnovna plata ispod najniže">
      {low.slice(0, NAMED).map(({ worker }, at) => (
        <Fragment key={worker.id}>
          {at > 0 && ', '}
          <WorkerName worker={worker} />
        </Fragment>
      ))}
      {low.length > NAMED && ` i još ${low.length - NAMED}`}. Provjerite prije nego što zaključite.
    </Notice>
  );
}
