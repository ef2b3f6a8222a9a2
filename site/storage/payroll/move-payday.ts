import { withPayday } from '@obracun/engine/payroll/files/frozen-output/move-payday.ts';
import type { MovedPayday } from '@obracun/engine/payroll/model/payout.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { refuseLocked } from './firm-lock.ts';
import { monthById } from './months.ts';
import { put, type Saved } from './save.ts';

/**
 * Stores a closing with a payout on another day, and the same day in its month, in one transaction. When the month was reopened or its
 * closing changed meanwhile, nothing is stored.
 * @param known the closing that was moved
 * @throws KeepingFailed
 */
export const saveMovedPayday = (
  known: StoredRecord<ClosedMonth>,
  moved: ClosedMonth,
  move: MovedPayday,
): Promise<Saved<ClosedMonth>> =>
  withDatabase((db) =>
    db.transaction('rw', db.mjeseci, db.zakljucci, db.firme, async () => {
      await refuseLocked(db, moved.firm);
      const month = await monthById(db, known.id);
      const closing = await db.zakljucci.get(known.id);
      if (!month?.content.isClosed || closing?.changed !== known.changed) return { elsewhere: closing };
      const { stored } = await put(db.mjeseci, withPayday(month.content, move), month);
      // The month and its closing have one moment, so that they stay together in every backup.
      const next = { id: known.id, changed: stored.changed, content: moved };
      await db.zakljucci.put(next);
      return { stored: next };
    }),
  );
