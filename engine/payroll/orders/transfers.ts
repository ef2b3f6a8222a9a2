import type { Feninga } from '../../core/numbers/money.ts';
import { upperFirst } from '../../core/text/first-letter.ts';
import { compact } from '../../documents/identifiers/digits.ts';
import { isReceived } from '../calculate/deductions.ts';
import { markedMonth } from '../calculate/estimated.ts';
import type { Firm } from '../model/firm.ts';
import type { PayrollMonth } from '../model/month.ts';
import { fullName } from '../model/names.ts';
import type { Obligation, PaymentOrder, SkippedOrder } from '../model/order.ts';
import type { SettledWage, Withheld } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';
import { WAGE_WORDS } from '../municipalities/entity-words.ts';
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
  /** What is to be checked before it is paid. */
  readonly doubt?: string;
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

/** What was kept back of a worker's wage, each to its creditor; what the worker has already is paid to nobody. */
export function deductionOrders(
  { worker, withheld }: SettledWage,
  firm: Firm,
  month: PayrollMonth,
): (PaymentOrder | SkippedOrder)[] {
  return withheld
    .filter((one) => !isReceived(one))
    .map((one) => transferOrder(deductionTransfer(one, worker), firm, month));
}

/** A bank pays by the account: where no creditor is named, what the deduction is called stands for it. */
function deductionTransfer(
  { name, creditor, account, reference, amount }: Withheld,
  worker: Worker,
): Transfer {
  const isUnnamed = creditor.trim() === '' && account.trim() !== '';
  return {
    obligation: 'deduction',
    payee: isUnnamed ? name.trim() || UNNAMED : creditor,
    place: '',
    account,
    purpose: [name, reference, fullName(worker)].filter((part) => part !== '').join(', '),
    amount,
    byHand: 'uplatiti ručno',
    ...(isUnnamed && { doubt: BY_ACCOUNT }),
  };
}

const UNNAMED = 'Obustava';
const BY_ACCOUNT = 'Primalac nije upisan: plaća se po računu, a kao primalac stoji naziv obustave.';

function transferOrder(
  { obligation, payee, place, account, purpose, amount, byHand, doubt }: Transfer,
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
    doubts: doubt === undefined ? [] : [doubt],
    obligation,
  };
}
