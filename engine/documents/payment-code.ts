import type { Day } from '../core/days/day.ts';
import type { Feninga } from '../core/numbers/money.ts';
import { toLatin } from '../core/text/script.ts';
import { type LetterSet, spelledIn } from './spelled.ts';

/** A person or a firm of a payment; parts that are not known are empty or left out. */
export interface PaymentParty {
  readonly name: string;
  readonly street?: string;
  /** Postal code and place. */
  readonly place?: string;
  readonly phone?: string;
}

/** The fields of public revenue; those not known are left out. */
export interface CodedRevenue {
  readonly taxpayer?: string;
  /** Vrsta uplate. */
  readonly kind?: string;
  /** Vrsta prihoda. */
  readonly code?: string;
  readonly from?: Day;
  readonly to?: Day;
  readonly municipality?: string;
  readonly budgetOrg?: string;
  readonly reference?: string;
}

/** A payment to be read by mobile banking. */
export interface CodedPayment {
  /** Without a payer the bank fills in the owner of the account. */
  readonly payer?: PaymentParty;
  readonly payerAccount?: string;
  readonly payee: PaymentParty;
  /** 16 digits each; with several the payer chooses. */
  readonly payeeAccounts: readonly string[];
  readonly purpose: string;
  readonly reference?: string;
  readonly amount: Feninga;
  readonly urgent?: boolean;
  readonly revenue?: CodedRevenue;
}

/** The text of a QR code, with the names of the fields that were too long for it. */
export interface PaymentCode {
  readonly text: string;
  readonly cut: readonly string[];
}

const MAX_ACCOUNTS = 20;
const AMOUNT_DIGITS = 15;

/**
 * A payment as the QR code of the banks' association (BIHUPP10): 23 lines, each ended by a line feed. Undefined without
 * an account or an amount.
 */
export function paymentCode(payment: CodedPayment): PaymentCode | undefined {
  const accounts = payment.payeeAccounts.filter(isAccount).slice(0, MAX_ACCOUNTS);
  if (accounts.length === 0 || payment.amount <= 0) return undefined;
  const { payer, payee, revenue } = payment;
  const cut: string[] = [];
  const text = (name: string, value: string | undefined, limit: number) => {
    const spelled = spelledIn(BIHUPP10, value ?? '').letters;
    const stored = withinBytes(spelled, limit);
    if (stored !== spelled) cut.push(name);
    return stored;
  };
  const lines = [
    'BIHUPP10',
    text('naziv uplatioca', payer?.name, 50),
    text('adresa uplatioca', payer?.street, 50),
    text('mjesto uplatioca', payer?.place, 25),
    phoneOf(payer?.phone),
    text('svrha', payment.purpose, 110),
    text('poziv na broj', payment.reference, 30),
    text('naziv primaoca', payee.name, 50),
    text('adresa primaoca', payee.street, 50),
    text('mjesto primaoca', payee.place, 25),
    isAccount(payment.payerAccount ?? '') ? payment.payerAccount : '',
    accounts.join(','),
    String(payment.amount).padStart(AMOUNT_DIGITS, '0'),
    'BAM',
    payment.urgent ? 'D' : 'N',
    digits(revenue?.taxpayer, 13),
    digits(revenue?.kind, 1),
    digits(revenue?.code, 6),
    dayOf(revenue?.from),
    dayOf(revenue?.to),
    digits(revenue?.municipality, 3),
    digits(revenue?.budgetOrg, 7),
    digits(revenue?.reference, 10),
  ];
  return { text: lines.map((line) => `${line}\n`).join(''), cut };
}

const isAccount = (text: string): boolean => /^\d{16}$/.test(text);

/** A value of another length is unknown: the payer types it. */
const digits = (text = '', length: number): string =>
  text.length === length && /^\d+$/.test(text) ? text : '';

/** `DDMMYYYY`. */
const dayOf = (day = ''): string => day.split('-').toReversed().join('');

/** E.164: a number typed the domestic way begins with 0, and an international one may have it in brackets, `+385 (0)91`. */
function phoneOf(typed = ''): string {
  const bare = typed
    .replace(/^(\s*(?:\+|00)[^(]*)\(\s*0\s*\)/, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const phone = bare.replace(/^0/, '+387');
  return /^\+\d{8,14}$/.test(phone) ? phone : '';
}

const LETTERS = /^[A-Za-z0-9čćđšžČĆĐŠŽ ,:.?()+'/-]$/;

/** The letters of the standard. Its numbers serve only to tell which letters exist. */
const BIHUPP10: LetterSet = {
  prepare: (text) => toLatin(text).replaceAll('&', ' i ').replace(/ +/g, ' '),
  byteOf: (letter) => (LETTERS.test(letter) ? letter.codePointAt(0) : undefined),
};

const encoder = new TextEncoder();

/** Readers count bytes: the longest beginning of whole letters within the limit. */
function withinBytes(text: string, limit: number): string {
  let stored = text;
  while (encoder.encode(stored).length > limit) stored = stored.slice(0, -1);
  return stored.trimEnd();
}
