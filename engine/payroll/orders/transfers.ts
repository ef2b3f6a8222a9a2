import { compact } from '../../documents/identifiers/digits.ts';
import type { Feninga } from '../../kernel/figures/money.ts';
import { upperFirst } from '../../kernel/letters/first-letter.ts';
import type { Firm } from '../model/firm.ts';
import type { PayrollMonth } from '../model/month.ts';
import { fullName } from '../model/names.ts';
import type { Obligation, PaymentOrder, SkippedOrder } from '../model/order.ts';
import type { SettledWage } from '../model/wage.ts';
import { WAGE_WORDS } from '../places/entity-words.ts';
import { markedMonth } from '../settle/estimated.ts';
import { wrongAccount } from './wrong-account.ts';

/** A payment to somebody who is no public fund. */
interface Transfer {
  readonly obligation: Obligation;
  readonly payee: string;
  readonly place: string;
  readonly account: string;
  readonly purpose: string;
  readonly amount: Feninga;
  /** What is left to do where it cannot be ordered. */
  readonly byHand: string;
}

/** What a worker is paid. */
export function payoutOrder(wage: SettledWage, firm: Firm, month: PayrollMonth): PaymentOrder | SkippedOrder {
  const { worker, payout } = wage;
  const transfer = {
    obligation: 'payout',
    payee: fullName(worker),
    place: worker.municipality?.name ?? '',
    account: worker.account,
    purpose: `${WAGE_WORDS[firm.entity]} za ${markedMonth({ month, wages: [wage] })}`,
    amount: payout,
    byHand: 'isplatite u gotovini ili upišite račun radnika',
  } as const;
  return transferOrder(transfer, firm, month);
}

/** What was kept back of a worker's wage, each to its creditor. */
export function deductionOrders(
  { worker, withheld }: SettledWage,
  firm: Firm,
  month: PayrollMonth,
): (PaymentOrder | SkippedOrder)[] {
  return withheld.map(({ name, creditor, account, reference, amount }) =>
    transferOrder(
      {
        obligation: 'deduction',
        payee: creditor,
        place: '',
        account,
        purpose: [name, reference, fullName(worker)].filter((part) => part !== '').join(', '),
        amount,
        byHand: 'uplatiti ručno',
      },
      firm,
      month,
    ),
  );
}

function transferOrder(
  { obligation, payee, place, account, purpose, amount, byHand }: Transfer,
  firm: Firm,
  month: PayrollMonth,
): PaymentOrder | SkippedOrder {
  const skipped = (reason: string): SkippedOrder => ({ purpose, payee, amount, obligation, reason });
  if (amount === 0) return skipped('Iznos je 0,00 KM: nema šta isplatiti.');
  if (payee.trim() === '') return skipped(`Primalac nije upisan: ${byHand}.`);
  const wrong = wrongAccount(account);
  if (wrong !== undefined) return skipped(`${upperFirst(wrong.slice(0, -1))}: ${byHand}.`);
  return {
    payer: firm.name,
    payerPlace: firm.place,
    payerAccount: compact(firm.account),
    payee,
    payeePlace: place,
    payeeAccount: compact(account),
    purpose,
    amount,
    day: month.payday,
    urgent: false,
    doubts: [],
    obligation,
  };
}
