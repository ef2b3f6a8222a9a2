import { MONTHS_A_YEAR, monthCount } from '@obracun/engine/core/days/day.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { isKindKey } from '@obracun/engine/payroll/model/pay-kind.ts';
import { monthOfId, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import {
  leftOver,
  type Overpayment,
  overpaymentsIn,
  type TakingMonth,
  uncoveredIn,
} from '@obracun/engine/payroll/payments/corrections/overpayments.ts';
import type { Database } from '../db/database.ts';
import { allClosings, closingById } from './closing.ts';
import { earlierIdsOf } from './earlier-closings.ts';
import { allReadable } from './readable-contents.ts';

/**
 * Overpayments that a month may deduct: of corrected months, and what the pay of a closed month did not cover. Closings are read only for
 * months closed more than once, for those with something received before the payday, and for those that already deducted something.
 * @param id of the month
 */
export async function overpaidBefore(db: Database, id: string): Promise<readonly Overpayment[]> {
  const { firm, ...of } = monthOfId(id);
  const corrected = new Set((await earlierIdsOf(db, firm)).map((one) => one.slice(0, one.lastIndexOf('@'))));
  const months = allReadable(await db.mjeseci.where('id').startsWith(`${firm}:`).toArray(), readMonth).map(
    ({ content }) => content,
  );
  const first = monthCount(of) - MONTHS_A_YEAR;
  const receiving = months.filter(
    (one) => one.isClosed && one.id < id && monthCount(one) >= first && hasReceived(one),
  );
  // Months of one firm are in order of their ids.
  const before = [...corrected].filter((one) => one < id);
  const chains = await Promise.all(before.map((one) => allClosings(db, one)));
  const closings = await Promise.all(receiving.map((one) => closingById(db, one.id)));
  const overpayments = [
    ...chains.flatMap((chain) => overpaymentsIn(chain.map(({ content }) => content))),
    ...closings.flatMap((one) => (one ? uncoveredIn(one.content.settled) : [])),
  ];
  if (overpayments.length === 0) return overpayments;
  const others = months.filter((one) => one.id !== id && takesBack(one));
  return leftOver(overpayments, await Promise.all(others.map((month) => takingOf(db, month))));
}

/** True for a month in which somebody had part of the pay before the payday: in kind, as an advance, by another payout. */
const hasReceived = ({ workers, payouts }: PayrollMonth): boolean =>
  payouts !== undefined ||
  Object.values(workers).some(
    ({ entries }) =>
      (entries.advance ?? 0) > 0 || (entries.inKind ?? 0) > 0 || Object.keys(entries).some(isKindKey),
  );

const takesBack = ({ workers }: PayrollMonth): boolean =>
  Object.values(workers).some(({ overpaid }) => overpaid !== undefined);

async function takingOf(db: Database, month: PayrollMonth): Promise<TakingMonth> {
  const closing = month.isClosed ? await closingById(db, month.id) : undefined;
  return { month, wages: closing?.content.settled.wages };
}
