import type { Day } from '../../core/days/day.ts';
import { isDay } from '../../core/days/day.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { isNamedBy, referencesOf } from './chain.ts';
import type { Invoice, Origin } from './invoice.ts';
import { wordsOf } from './kinds.ts';
import { totalsOf } from './totals.ts';

/** A payment of a buyer for one document, in its currency. */
export interface BuyerPayment {
  readonly za: Origin;
  readonly dan: Day;
  readonly iznos: Feninga;
}

export const STATES = ['nacrt', 'izdata', 'djelimicno', 'placena', 'stornirana'] as const;
export type DebtState = (typeof STATES)[number];

export const STATE_WORDS: Readonly<Record<DebtState, string>> = {
  nacrt: 'Nacrt',
  izdata: 'Izdata',
  djelimicno: 'Djelimično plaćena',
  placena: 'Plaćena',
  stornirana: 'Stornirana',
};

/** The state of an issued document, and what is still owed. */
export interface Standing {
  readonly state: DebtState;
  /** In the currency of the document; 0 when nothing is owed by it. */
  readonly open: Feninga;
  readonly isOverdue: boolean;
}

/** What affects the debt of documents, by their number. */
export interface DebtFacts {
  readonly corrections: ReadonlyMap<string, readonly Invoice[]>;
  readonly payments: ReadonlyMap<string, readonly BuyerPayment[]>;
}

/** Groups corrections and payments once, so that a list of thousands is fast. */
export function debtFacts(all: readonly Invoice[], payments: readonly BuyerPayment[]): DebtFacts {
  const corrections = all.filter((one) => one.ispravlja !== null);
  return {
    corrections: byNumber(corrections, ({ ispravlja }) => ispravlja?.broj ?? ''),
    payments: byNumber(payments, ({ za }) => za.broj),
  };
}

function byNumber<T>(all: readonly T[], numberOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const number = numberOf(one).trim();
    const group = groups.get(number);
    if (group) group.push(one);
    else groups.set(number, [one]);
  }
  return groups;
}

/** A storno cancels its invoice, a credit note lowers its debt and payments settle it. */
export function standingOf(document: Invoice, facts: DebtFacts, today: Day): Standing {
  const number = document.brojFakture.trim();
  const corrections = (facts.corrections.get(number) ?? []).filter((one) =>
    referencesOf(one).some((reference) => reference.broj === number && isNamedBy(reference, document)),
  );
  const isCancelled = corrections.some(({ vrsta }) => vrsta === 'storno');
  if (isCancelled) return { state: 'stornirana', open: 0, isOverdue: false };
  if (document.vrsta === 'avans') return { state: 'placena', open: 0, isOverdue: false };
  if (wordsOf(document).debt <= 0 || document.vrsta === 'storno')
    return { state: 'izdata', open: 0, isOverdue: false };
  const credits = corrections.filter(({ vrsta }) => vrsta === 'odobrenje');
  const settled =
    sumOf(credits, (credit) => totalsOf(credit).payable) +
    sumOf(paymentsFor(document, facts), ({ iznos }) => iznos);
  const open = Math.max(0, totalsOf(document).payable - settled);
  const state = open === 0 ? 'placena' : settled > 0 ? 'djelimicno' : 'izdata';
  return { state, open, isOverdue: open > 0 && isDay(document.rokPlacanja) && document.rokPlacanja < today };
}

/** The payments typed for a document. */
export const paymentsFor = (
  document: Invoice,
  { payments }: Pick<DebtFacts, 'payments'>,
): readonly BuyerPayment[] =>
  (payments.get(document.brojFakture.trim()) ?? []).filter(({ za }) => isNamedBy(za, document));
