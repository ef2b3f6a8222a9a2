import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { whenNetworkIsBack } from '../../platform/network.ts';
import { askWages } from './ask-wages.ts';
import { type MonthCalculation, MonthCalculator } from './month-calculator.ts';
import { useEarlierPays } from './use-earlier-pays.ts';

/** The wages of a month, calculated again wherever something changes; nothing while it is closed. */
export function useMonthCalculation(
  firm: Firm,
  workers: readonly Worker[],
  month: PayrollMonth | undefined,
): MonthCalculation | undefined {
  const [calculated, setCalculation] = useState<MonthCalculation>();
  const [calculator, setCalculator] = useState<MonthCalculator>();
  const earlier = useEarlierPays(firm, month);
  useEffect(() => {
    const mine = new MonthCalculator(askWages, setCalculation);
    // oxlint-disable-next-line react/set-state-in-effect -- it begins and ends with the screen
    setCalculator(mine);
    const stop = whenNetworkIsBack(mine.retry);
    return () => {
      stop();
      mine.end();
    };
  }, []);
  // Before anybody can press anything: what changed is waited for from then on, and no month is closed with what was calculated before.
  useLayoutEffect(() => {
    if (month && earlier) calculator?.want(firm, workers, month, earlier);
  }, [calculator, firm, workers, month, earlier]);
  return calculated;
}
