import type { EarlierPays } from '@obracun/engine/payroll/calculate/calculate-month.ts';
import { needingEarlierPay } from '@obracun/engine/payroll/calculate/earlier-pay.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { monthOfId } from '@obracun/engine/payroll/reading/month.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { whenNetworkIsBack } from '../../platform/network.ts';
import type { Database } from '../../storage/db/database.ts';
import { earlierPaysOf } from '../../storage/payroll/earlier-pays.ts';
import { useFound } from '../../storage/payroll/use-found.ts';
import { askWages } from './ask-wages.ts';
import { type MonthCalculation, MonthCalculator } from './month-calculator.ts';

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

const NONE: EarlierPays = new Map();

/** What earlier closed months say of a month's workers; undefined until it is read. */
function useEarlierPays(firm: Firm, month: PayrollMonth | undefined): EarlierPays | undefined {
  const workers = month ? needingEarlierPay(firm, month) : [];
  const about = workers.length === 0 ? '' : [month?.id, ...workers].join(' ');
  const found = useFound(about, paysAbout);
  return about === '' ? NONE : found;
}

/** @param about the id of the month and of each worker who needs it; identities have no spaces */
async function paysAbout(db: Database, about: string): Promise<EarlierPays> {
  const [id = '', ...workers] = about.split(' ');
  return about === '' ? NONE : earlierPaysOf(db, monthOfId(id), workers);
}
