import type { Day } from '../../core/days/day.ts';
import { isDay } from '../../core/days/day.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { isCorrectedBy, isNamedBy } from './chain.ts';
import type { Invoice, Origin } from './invoice.ts';
import { wordsOf } from './kinds.ts';
import { totalsOf } from './totals.ts';

/** A payment of a buyer for one document, in its currency. */
export interface BuyerPayment {
  readonly za: Origin;
  readonly dan: Day;
  readonly iznos: Feninga;
  /** The line of a bank statement it was read from; missing for a typed one. */
  readonly izvod?: string | undefined;
}

/** What became of a document itself. */
export const STATES = ['nacrt', 'izdata', 'umanjena', 'stornirana'] as const;
export type DocumentState = (typeof STATES)[number];

/** How far its debt is paid; apart from its state. */
export const PAID_STATES = ['neplacena', 'djelimicno', 'placena', 'preplacena'] as const;
export type PaidState = (typeof PAID_STATES)[number];

export const STATE_TEXT: Readonly<Record<DocumentState | PaidState, string>> = {
  nacrt: 'Nacrt',
  izdata: 'Izdata',
  umanjena: 'Umanjena',
  stornirana: 'Stornirana',
  neplacena: 'Neplaćena',
  djelimicno: 'Djelimično plaćena',
  placena: 'Plaćena',
  preplacena: 'Preplaćena',
};

/** The state of an issued document, and what is still owed. */
export interface Standing {
  readonly state: DocumentState;
  /** Undefined where nothing is owed by it: an offer, a credit note, a cancelled or wholly credited invoice. */
  readonly paid: PaidState | undefined;
  /** In the currency of the document; 0 when nothing is owed by it. */
  readonly open: Feninga;
  /** Paid above what is owed: to be returned, or counted elsewhere. */
  readonly over: Feninga;
  readonly isOverdue: boolean;
}

export const DRAFT: Standing = { state: 'nacrt', paid: undefined, open: 0, over: 0, isOverdue: false };

/** What affects the debt of documents, by their identity or number. */
export interface DebtFacts {
  readonly corrections: ReadonlyMap<string, readonly Invoice[]>;
  readonly payments: ReadonlyMap<string, readonly BuyerPayment[]>;
}

/** Groups corrections and payments once, so that a list of thousands is fast. */
export function debtFacts(all: readonly Invoice[], payments: readonly BuyerPayment[]): DebtFacts {
  const corrections = all.filter((one) => one.ispravlja !== null);
  return {
    corrections: grouped(corrections, ({ ispravlja }) => ispravlja?.id || (ispravlja?.broj ?? '')),
    payments: grouped(payments, ({ za }) => za.id || za.broj),
  };
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one).trim();
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Those that name the document by its identity, and those that name it by its number. */
const namedIn = <T>(
  { id, brojFakture }: Invoice,
  groups: ReadonlyMap<string, readonly T[]>,
): readonly T[] => [...(id === '' ? [] : (groups.get(id) ?? [])), ...(groups.get(brojFakture.trim()) ?? [])];

/** A storno cancels its invoice, a credit note lowers its debt and payments settle it; one paid by card is settled as it is issued. */
export function standingOf(document: Invoice, facts: DebtFacts, today: Day): Standing {
  const corrections = namedIn(document, facts.corrections).filter((one) => isCorrectedBy(document, one));
  const credits = corrections.filter(({ vrsta }) => vrsta === 'odobrenje');
  const isCancelled = corrections.some(({ vrsta }) => vrsta === 'storno');
  const state = isCancelled ? 'stornirana' : credits.length > 0 ? 'umanjena' : 'izdata';
  if (document.vrsta === 'avans' && !isCancelled) return { ...DRAFT, state, paid: 'placena' };
  if (wordsOf(document).debt <= 0 || document.vrsta === 'storno') return { ...DRAFT, state };
  const { payable } = totalsOf(document);
  const outstanding = isCancelled
    ? 0
    : Math.max(0, payable - sumOf(credits, (credit) => totalsOf(credit).payable));
  const byCard = document.nacinPlacanja === 'kartica' ? Math.max(0, payable) : 0;
  const received = byCard + sumOf(paymentsFor(document, facts), ({ iznos }) => iznos);
  const open = Math.max(0, outstanding - received);
  return {
    state,
    paid: paidState(outstanding, received, state),
    open,
    over: Math.max(0, received - outstanding),
    isOverdue: open > 0 && isDay(document.rokPlacanja) && document.rokPlacanja < today,
  };
}

function paidState(outstanding: Feninga, received: Feninga, state: DocumentState): PaidState | undefined {
  if (received > outstanding) return 'preplacena';
  // Nothing was ever paid for what was wholly credited or cancelled.
  if (outstanding === 0 && received === 0 && state !== 'izdata') return undefined;
  if (received === outstanding) return 'placena';
  return received === 0 ? 'neplacena' : 'djelimicno';
}

/** The payments for a document. */
export const paymentsFor = (
  document: Invoice,
  { payments }: Pick<DebtFacts, 'payments'>,
): readonly BuyerPayment[] => namedIn(document, payments).filter(({ za }) => isNamedBy(za, document));
