import { type Feninga, share as shareOf } from '../../../core/numbers/money.ts';
import type { SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { insuredWithoutPay } from '../../month/api-request/without-pay.ts';

/** A part of a worker's pay on one account. */
export interface AccountPay {
  readonly account: string;
  readonly amount: Feninga;
}

/**
 * A worker's pay by account: further accounts in their order, each its amount or its share of all of it, while there is something left;
 * the rest is on the first. They add up to the pay; accounts without an amount are left out, but for a worker without pay.
 */
export function splitPay(
  { account, otherAccounts = [] }: Pick<Worker, 'account' | 'otherAccounts'>,
  pay: Feninga,
): readonly AccountPay[] {
  let left = pay;
  const others = otherAccounts.map((part) => {
    const wanted = part.amount ?? shareOf(pay, part.share ?? 0);
    const amount = Math.min(left, wanted);
    left -= amount;
    return { account: part.account, amount };
  });
  const all = [{ account, amount: left }, ...others].filter(({ amount }) => amount > 0);
  return all.length > 0 ? all : [{ account, amount: 0 }];
}

/** The pay of a wage by account; none of a worker without pay. */
export const payByAccount = ({ worker, entity, payout }: SettledWage): readonly AccountPay[] =>
  insuredWithoutPay(entity, worker) === undefined ? splitPay(worker, payout) : [];

/** A wage by account, for lists of payouts: untaxed pay beside the wage is listed on the first. None without pay. */
export const wageByAccount = (wage: SettledWage): readonly SettledWage[] =>
  payByAccount(wage).map(({ account, amount }) => ({
    ...wage,
    worker: { ...wage.worker, account },
    payout: amount,
    ...(account !== wage.worker.account && {
      answer: { ...wage.answer, neoporezivo: 0, topli_obrok: 0 },
      figures: { ...wage.figures, untaxed: 0 },
    }),
  }));
