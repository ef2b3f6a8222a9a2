import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { EarlierPays } from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import {
  type EarlierNeeds,
  earlierNeeds,
  needsNothing,
} from '@obracun/engine/payroll/month/calculate/earlier-pay.ts';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { whenNetworkIsBack } from '../../../platform/network.ts';
import type { Database } from '../../../storage/db/database.ts';
import { earlierPaysOf } from '../../../storage/payroll/earlier-pays.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { type MonthCalculation, MonthCalculator } from './month-calculator.ts';
import { requestWages } from './request-wages.ts';

/** The wages of a month, calculated again on every change; none while it is closed. */
export function useMonthCalculation(
  firm: Firm,
  workers: readonly Worker[],
  month: PayrollMonth | undefined,
): MonthCalculation | undefined {
  const [calculated, setCalculation] = useState<MonthCalculation>();
  const [calculator, setCalculator] = useState<MonthCalculator>();
  const earlier = useEarlierPays(firm, month);
  useEffect(() => {
    const mine = new MonthCalculator(requestWages, setCalculation);
    // oxlint-disable-next-line react/set-state-in-effect -- it starts and stops with the screen
    setCalculator(mine);
    const stop = whenNetworkIsBack(mine.retry);
    return () => {
      stop();
      mine.end();
    };
  }, []);
  // Before any event: changed wages are pending from then on, and no month is closed with outdated ones.
  useLayoutEffect(() => {
    if (month && earlier) calculator?.want(firm, workers, month, earlier);
  }, [calculator, firm, workers, month, earlier]);
  return calculated;
}

const NONE: EarlierPays = new Map();

/** The earlier closed months of a month's workers; undefined until they are read. */
function useEarlierPays(firm: Firm, month: PayrollMonth | undefined): EarlierPays | undefined {
  const needs = useMemo(() => month && earlierNeeds(firm, month), [firm, month]);
  const about =
    !month || !needs || needsNothing(needs) ? '' : JSON.stringify({ of: month.id, needs } satisfies About);
  const found = useFound(about, paysAbout);
  return about === '' ? NONE : found;
}

/** A month and its needs, as the text of a query. */
interface About {
  readonly of: string;
  readonly needs: EarlierNeeds;
}

async function paysAbout(db: Database, about: string): Promise<EarlierPays> {
  if (about === '') return NONE;
  const { of, needs }: About = JSON.parse(about);
  return earlierPaysOf(db, monthOfId(of), needs);
}
