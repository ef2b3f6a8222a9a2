import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { whenNetworkIsBack } from '../../platform/network.ts';
import { askWages } from './ask-wages.ts';
import { type Reckoned, Reckoner } from './reckoner.ts';
import { useEarlierPays } from './use-earlier-pays.ts';

/** The wages of a month, reckoned anew wherever something changes; nothing while it is closed. */
export function useReckoned(
  firm: Firm,
  workers: readonly Worker[],
  month: PayrollMonth | undefined,
): Reckoned | undefined {
  const [reckoned, setReckoned] = useState<Reckoned>();
  const [reckoner, setReckoner] = useState<Reckoner>();
  const earlier = useEarlierPays(firm, month);
  useEffect(() => {
    const mine = new Reckoner(askWages, setReckoned);
    // oxlint-disable-next-line react/set-state-in-effect -- it begins and ends with the screen
    setReckoner(mine);
    const stop = whenNetworkIsBack(mine.retry);
    return () => {
      stop();
      mine.end();
    };
  }, []);
  // Before anybody can press anything: what changed is waited for from then on, and no month is closed with what was reckoned before.
  useLayoutEffect(() => {
    if (month && earlier) reckoner?.want(firm, workers, month, earlier);
  }, [reckoner, firm, workers, month, earlier]);
  return reckoned;
}
