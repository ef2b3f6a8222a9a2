import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { loadPart } from '../../../lazy-loading/load-part.ts';
import { useDrawing } from '../../output/slips/use-drawing.ts';

/** What draws and packs comes when it is wanted. */
const loadTakeAll = async () => (await import('../../output/zip/take-all.ts')).takeAll;

/** Everything of a closed month in one file, and how far its making is. */
export function useTakeAll(closed: ClosedMonth) {
  const drawing = useDrawing();
  const isMaking = drawing.share !== undefined;
  const take = () => {
    if (isMaking) return;
    drawing.start(async (tell, signal) => (await loadPart(loadTakeAll))(closed, tell, signal));
  };
  return { drawing, isMaking, take };
}
