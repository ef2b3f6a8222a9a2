import {
  leftOver,
  type Overpayment,
  overpaymentsIn,
  type TakingMonth,
} from '@obracun/engine/payroll/corrections/overpayments.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthOfId, readMonth } from '@obracun/engine/payroll/reading/month.ts';
import type { Database } from '../db/database.ts';
import { allClosings, closingById } from './closing.ts';
import { earlierIdsOf } from './earlier-closings.ts';
import { allReadable } from './readable-contents.ts';

const NOTHING: readonly Overpayment[] = [];

/**
 * Overpayments of corrected months that a month may deduct. Closings are read only for months closed more than once,
 * and for months that already deducted something.
 * @param id of the month
 */
export async function overpaidBefore(db: Database, id: string): Promise<readonly Overpayment[]> {
  const { firm } = monthOfId(id);
  const corrected = new Set((await earlierIdsOf(db, firm)).map((one) => one.slice(0, one.lastIndexOf('@'))));
  // Months of one firm are in order of their ids.
  const before = [...corrected].filter((one) => one < id);
  if (before.length === 0) return NOTHING;
  const chains = await Promise.all(before.map((one) => allClosings(db, one)));
  const overpayments = chains.flatMap((chain) => overpaymentsIn(chain.map(({ content }) => content)));
  const months = allReadable(await db.mjeseci.where('id').startsWith(`${firm}:`).toArray(), readMonth);
  const others = months.map(({ content }) => content).filter((one) => one.id !== id && takesBack(one));
  return leftOver(overpayments, await Promise.all(others.map((month) => takingOf(db, month))));
}

const takesBack = ({ workers }: PayrollMonth): boolean =>
  Object.values(workers).some(({ overpaid }) => overpaid !== undefined);

async function takingOf(db: Database, month: PayrollMonth): Promise<TakingMonth> {
  const closing = month.isClosed ? await closingById(db, month.id) : undefined;
  return { month, wages: closing?.content.settled.wages };
}
