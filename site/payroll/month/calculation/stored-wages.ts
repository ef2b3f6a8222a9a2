import { employmentsIn } from '@obracun/engine/payroll/model/employment.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { ClosedMonth, SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { workerOfMonth } from '@obracun/engine/payroll/month/api-request/labour-price.ts';
import { openedAgain } from '@obracun/engine/payroll/month/api-request/paid-by-default.ts';
import { agreedWithin } from '@obracun/engine/payroll/month/corrections/agreed-changes.ts';
import { contentKey } from '../../../storage/db/content.ts';
import { isSettled, sharedQuestion, type WageOutcome } from './outcome.ts';

/** Outcomes of a reopened month, some of them with the figures of its closing. */
export interface StoredWages {
  readonly outcomes: ReadonlyMap<string, WageOutcome>;
  /** By worker id: why the present rules give no wage. */
  readonly stored: ReadonlyMap<string, string>;
}

/**
 * Keeps the wage of the last closing for workers whom a rule of today stops, where nothing it follows from has changed since: a month
 * reopened for one worker can be closed again.
 * @param closed the last closing; undefined for a month that was never closed
 * @param month the month as it is calculated now
 */
export function withStoredWages(
  closed: Pick<ClosedMonth, 'settled'> | undefined,
  firm: Firm,
  workers: readonly Worker[],
  month: PayrollMonth,
  outcomes: ReadonlyMap<string, WageOutcome>,
): StoredWages {
  const stored = new Map<string, string>();
  if (!closed) return { outcomes, stored };
  const { settled } = closed;
  const before = openedAgain(settled.month, settled.wages);
  const all = new Map(outcomes);
  for (const worker of workers) {
    const outcome = outcomes.get(worker.id);
    const wage = settled.wages.find((one) => one.worker.id === worker.id);
    if (!outcome || isSettled(outcome) || !wage) continue;
    if (basisOf(firm, worker, month) !== basisOf(settled.firm, wage.worker, before)) continue;
    all.set(worker.id, withPresentWorker(wage, workerOfMonth(firm, worker, month)));
    stored.set(worker.id, outcome.reason);
  }
  return { outcomes: all, stored };
}

/** Its debts are those of today: the next closing lowers them. */
function withPresentWorker(closed: SettledWage, worker: Worker): SettledWage {
  const { notes: _, ...wage } = closed;
  return { ...wage, worker };
}

/** Everything the wage of one worker follows from, as text: without names and accounts, and without the rest of debts, which closings change. */
function basisOf(firm: Firm, worker: Worker, month: PayrollMonth): string {
  const ofMonth = workerOfMonth(firm, worker, month);
  const { note: _, ...entries } = month.workers[worker.id] ?? { entries: {} };
  return contentKey([
    { ...sharedQuestion(firm, month), labourPrices: undefined },
    entries,
    {
      ...ofMonth,
      ...WITHOUT_AMOUNT,
      agreed: agreedWithin(ofMonth.agreed, month),
      employments: employmentsIn(worker, month),
      deductions: ofMonth.deductions.map((one) => ({
        ...one,
        remaining: undefined,
        overpaid: undefined,
        carried: undefined,
      })),
    },
  ]);
}

/** Fields of a worker that change no amount, or are compared by the month. */
const WITHOUT_AMOUNT = {
  firstName: undefined,
  lastName: undefined,
  jmbg: undefined,
  address: undefined,
  account: undefined,
  otherAccounts: undefined,
  position: undefined,
  costCentre: undefined,
  employedFrom: undefined,
  employedTo: undefined,
  earlierSpells: undefined,
  sex: undefined,
  contractKind: undefined,
  email: undefined,
  phone: undefined,
  note: undefined,
} satisfies { readonly [N in keyof Worker]?: undefined };
