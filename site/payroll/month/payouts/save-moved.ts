import { movePayday } from '@obracun/engine/payroll/files/frozen-output/move-payday.ts';
import type { MovedPayday } from '@obracun/engine/payroll/model/payout.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { saveMovedPayday } from '../../../storage/payroll/move-payday.ts';
import type { Saved } from '../../../storage/payroll/save.ts';
import { packed, unpacked } from '../output/packed-papers.ts';

/** Stores a closing with a payout on another day, its papers included. */
export function saveMoved(stored: StoredRecord<ClosedMonth>, move: MovedPayday): Promise<Saved<ClosedMonth>> {
  const { logo } = stored.content.settled.firm;
  const { closed, papers } = movePayday(
    { closed: stored.content, papers: unpacked(stored.content.papers, logo) },
    move,
  );
  return saveMovedPayday(stored, { ...closed, ...(papers && { papers: packed(papers, logo) }) }, move);
}
