import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import { type EngagementRow, engagementRows } from '@obracun/engine/payroll/forms/engagements/month.ts';
import {
  type EngagementOutcome,
  settleEngagements,
} from '@obracun/engine/payroll/forms/engagements/settle.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Engagement } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import type { EngagementPayout } from '@obracun/engine/payroll/staff/engagements/settled.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useRequest } from '../../../lazy-loading/use-request.ts';
import { whenNetworkIsBack } from '../../../platform/network.ts';
import { requestPayouts } from './request-payouts.ts';

/** A contract in a month with its calculation; undefined while it is pending, and for one that pays nothing. */
export interface CalculatedRow extends EngagementRow {
  readonly outcome: EngagementOutcome | undefined;
}

export interface MonthPayouts {
  readonly rows: readonly CalculatedRow[];
  readonly isPending: boolean;
  /** Why nothing could be calculated. */
  readonly problem: string | undefined;
}

const isOpen = ({ payout }: EngagementRow): boolean => !payout.closed && !payout.isSkipped;

/** The payouts of a month: closed ones as frozen, open ones calculated by the service. */
export function useMonthPayouts(
  firm: Firm,
  engagements: readonly Engagement[],
  payouts: readonly EngagementPayout[],
  { year, month }: YearMonth,
): MonthPayouts {
  const rows = useMemo(
    () => engagementRows(firm, engagements, payouts, { year, month }),
    [firm, engagements, payouts, year, month],
  );
  const open = useMemo(() => rows.filter(isOpen), [rows]);
  // The same text asks for the same: names in it are of this device, and are not sent.
  const question = open.length === 0 ? undefined : JSON.stringify([firm.entity, open]);
  const ask = useCallback(async (requested: string): Promise<Answered> => {
    const [entity, due]: [Firm['entity'], readonly EngagementRow[]] = JSON.parse(requested);
    const outcomes = await settleEngagements({ entity }, due, requestPayouts);
    return { question: requested, byId: new Map(due.map(({ payout }, at) => [payout.id, outcomes[at]])) };
  }, []);
  const { answer, error, isPending, retry } = useRequest<Answered>(question, ask, TIMING);
  useEffect(() => whenNetworkIsBack(retry), [retry]);
  // An answer of other inputs is not shown for these.
  const current = answer?.question === question ? answer?.byId : undefined;
  return {
    rows: rows.map((row) => ({ ...row, outcome: row.payout.closed?.settled ?? current?.get(row.payout.id) })),
    isPending: isPending || (question !== undefined && !current && !error),
    problem: error?.message,
  };
}

interface Answered {
  readonly question: string;
  readonly byId: ReadonlyMap<string, EngagementOutcome | undefined>;
}

const TIMING = { pause: 200 };
