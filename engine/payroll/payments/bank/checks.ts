import { checkAccount } from '../../../documents/identifiers/account.ts';
import type { PaymentOrder } from '../../model/order.ts';
import { type BankProblem, problemOf } from './problem.ts';

/** Checks common to all formats: no orders, several payers, an invalid account, a zero amount. */
export function orderProblems(orders: readonly PaymentOrder[]): readonly BankProblem[] {
  const [first] = orders;
  if (!first) return [problemOf(0, '', 'Još nema naloga za banku.')];
  const accounts = new Set(orders.map(({ payerAccount }) => payerAccount));
  return [
    ...(accounts.size > 1
      ? [problemOf(0, 'račun pošiljaoca', 'u jednoj datoteci svi nalozi moraju biti s istog računa.')]
      : accountProblem(0, 'račun pošiljaoca', first.payerAccount)),
    ...orders.flatMap(({ payeeAccount, amount }, at) => [
      ...accountProblem(at + 1, 'račun primaoca', payeeAccount),
      ...(Number.isSafeInteger(amount) && amount > 0
        ? []
        : [problemOf(at + 1, 'iznos', 'mora biti veći od nule.')]),
    ]),
  ];
}

/** An account of the wrong length is reported by the field itself. */
function accountProblem(order: number, field: string, account: string): readonly BankProblem[] {
  const wrong = /^\d{16}$/.test(account) ? checkAccount(account) : undefined;
  return wrong ? [problemOf(order, field, wrong)] : [];
}
