import { movePayday } from '@obracun/engine/payroll/files/frozen-output/move-payday.ts';
import type { MovedPayday } from '@obracun/engine/payroll/model/payout.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Kept } from '../../../storage/db/tables.ts';
import { saveMovedPayday } from '../../../storage/payroll/move-payday.ts';
import type { Saved } from '../../../storage/payroll/save.ts';
import { packed, unpacked } from '../output/packed-papers.ts';

/** Stores a closing with a payout on another day, its papers included. */
export function saveMoved(kept: Kept<ClosedMonth>, move: MovedPayday): Promise<Saved<ClosedMonth>> {
  const { logo } = kept.content.settled.firm;
  const { closed, papers } = movePayday(
    { closed: kept.content, papers: unpacked(kept.content.papers, logo) },
    move,
  );
  return saveMovedPayday(kept, { ...closed, ...(papers && { papers: packed(papers, logo) }) }, move);
}
