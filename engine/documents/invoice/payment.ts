import type { Feninga } from '../../core/numbers/money.ts';
import { addressParts, codeAndPlace } from '../address.ts';
import { KM } from '../currency.ts';
import { bareAccount, checkBankAccount, withoutBosnianHead } from '../identifiers/account.ts';
import { type PaymentParty, paymentCode } from '../payment-code.ts';
import type { Invoice, Party } from './invoice.ts';
import { wordsOf } from './kinds.ts';
import { totalsOf } from './totals.ts';

/** What the buyer pays by a document, as a payment order says it. */
export interface InvoicePayment {
  /** In the currency of the document. */
  readonly amount: Feninga;
  readonly purpose: string;
  readonly reference: string;
  /** The text of the QR code of banks in BiH; undefined in another currency, and without a valid account. */
  readonly code: string | undefined;
}

/** The payment of a document; undefined when nothing is paid by it. */
export function paymentOf(invoice: Invoice): InvoicePayment | undefined {
  const { vrsta, brojFakture, pozivNaBroj } = invoice;
  const amount = totalsOf(invoice).payable;
  const isPaidByIt = wordsOf(invoice).debt > 0 || vrsta === 'predracun';
  if (!isPaidByIt || vrsta === 'storno' || amount <= 0) return undefined;
  const payment = {
    amount,
    purpose: `${wordsOf(invoice).title} ${brojFakture}`.trim(),
    reference: pozivNaBroj || brojFakture,
  };
  return { ...payment, code: codeOf(invoice, payment) };
}

function codeOf(
  { valuta, racun, customer, company }: Invoice,
  payment: Omit<InvoicePayment, 'code'>,
): string | undefined {
  if (valuta !== KM || checkBankAccount(racun) !== undefined) return undefined;
  return paymentCode({
    ...payment,
    payer: partyOfCode(customer),
    payee: partyOfCode(company),
    payeeAccounts: [withoutBosnianHead(bareAccount(racun))],
  })?.text;
}

function partyOfCode({ name, address }: Party): PaymentParty {
  const { street, ...at } = addressParts(address);
  return { name, street, place: codeAndPlace(at) };
}
