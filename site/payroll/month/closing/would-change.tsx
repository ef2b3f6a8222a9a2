import { needingEarlierPay } from '@obracun/engine/payroll/calculate/earlier-pay.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { changesBetween } from '@obracun/engine/payroll/recap/changes.ts';
import { useCallback } from 'react';
import { useRequest } from '../../../lazy-loading/use-request.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { ask as askDevice } from '../../../storage/db/ask.ts';
import { earlierPaysOf } from '../../../storage/payroll/earlier-pays.ts';
import { askWages } from '../../calculation/ask-wages.ts';
import { settleReopened, workersIn } from '../../calculation/settled-of.ts';
import { ChangeList } from '../result/change-list.tsx';

interface WouldChangeProps {
  readonly closed: ClosedMonth;
  /** As they are now. */
  readonly firm: Firm;
  readonly workers: readonly Worker[];
}

/** What a closed month would come to if it were open: calculated now, against what it was closed with. */
export function WouldChange({ closed, firm, workers }: WouldChangeProps) {
  const ask = useCallback(async () => {
    const { month } = closed.settled;
    const ill = needingEarlierPay(firm, month);
    const earlier = await askDevice((db) => earlierPaysOf(db, month, ill));
    return settleReopened(closed, firm, workers, askWages, earlier);
  }, [closed, firm, workers]);
  const { answer, error } = useRequest<SettledMonth>(closed.id, ask);
  if (error) return <p>{error.message} Zato se ne zna šta bi se promijenilo.</p>;
  if (!answer) return <Waiting />;
  const changes = changesBetween(closed.settled, answer, workersIn(workers, closed.settled.month));
  if (changes.length === 0) return <p>Iznosi bi ostali isti.</p>;
  return <ChangeList changes={changes} />;
}
