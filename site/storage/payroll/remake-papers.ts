import type { Day } from '@obracun/engine/core/days/day.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { noteChange } from './change-log.ts';
import { keepEarlier } from './earlier-closings.ts';
import { refuseLocked } from './firm-lock.ts';
import { monthById } from './months.ts';
import { put, type Saved } from './save.ts';

const NOTED = 'obrasci i nalozi napravljeni ponovo, iznosi isti';

/**
 * Stores a closing with papers made again, and keeps the former one among the earlier closings. When the month was reopened or its closing changed meanwhile, nothing is stored.
 * @param known the closing they were made from
 * @throws KeepingFailed
 */
export const saveRemade = (
  known: StoredRecord<ClosedMonth>,
  remade: ClosedMonth,
  on: Day,
): Promise<Saved<ClosedMonth>> =>
  withDatabase((db) =>
    db.transaction('rw', db.mjeseci, db.zakljucci, db.firme, db.odsustva, async () => {
      await refuseLocked(db, remade.firm);
      const month = await monthById(db, known.id);
      const closing = await db.zakljucci.get(known.id);
      if (!month?.content.isClosed || closing?.changed !== known.changed) return { elsewhere: closing };
      // The month and its closing have one moment, so that they stay together in every backup.
      const { stored } = await put(db.mjeseci, month.content, month);
      await keepEarlier(db, closing, { on, reason: '', isRemade: true });
      const next = { id: known.id, changed: stored.changed, content: remade };
      await db.zakljucci.put(next);
      const { year, month: number } = remade;
      await noteChange(db, remade.firm, { action: 'month', ofMonth: { year, month: number }, reason: NOTED });
      return { stored: next };
    }),
  );
