import { firstDayOf, lastDayOf } from '../../core/days/year-month.ts';
import { compact, hasThirteenDigits } from '../../documents/identifiers/digits.ts';
import { markedMonth } from '../calculate/estimated.ts';
import type { PaymentOrder, SkippedOrder } from '../model/order.ts';
import type { SettledMonth } from '../model/wage.ts';
import type { Due } from './due.ts';
import { doubtsOf, referenceOf, revenueOf } from './revenue.ts';

/** Vrsta uplate of a regular payment. */
const REGULAR = '0';
const NO_JIB = 'Firma nema JIB od 13 cifara: upišite ga u podatke firme.';

/** The order of an amount owed, or why there is none: a placeholder is never put where something is not known. */
export function revenueOrder(due: Due, settled: SettledMonth): PaymentOrder | SkippedOrder {
  const { firm, month } = settled;
  const { account, municipality, purpose: owed, reason } = revenueOf(due, firm);
  const { obligation, amount } = due;
  const purpose = `${owed} ${markedMonth(settled)}`;
  const taxpayer = compact(firm.jib);
  const why = reason ?? (hasThirteenDigits(taxpayer) ? undefined : NO_JIB);
  if (why !== undefined || !account?.code || !account.account || !municipality)
    return {
      purpose,
      payee: account?.recipient ?? '',
      amount,
      obligation,
      ...(account?.code && { code: account.code }),
      reason: why ?? '',
    };
  return {
    payer: firm.name,
    payerPlace: firm.place,
    payerAccount: compact(firm.account),
    payee: account.recipient,
    payeePlace: account.place,
    payeeAccount: account.account,
    purpose,
    amount,
    day: month.payday,
    urgent: false,
    revenue: {
      taxpayer,
      kind: REGULAR,
      code: account.code,
      from: firstDayOf(month),
      to: lastDayOf(month),
      municipality,
      budgetOrg: account.budgetOrg,
      reference: referenceOf(account, month.month),
    },
    doubts: doubtsOf(due, account),
    obligation,
    accountSource: { certainty: account.certainty, seen: account.seen, source: account.source },
  };
}
