import type { PaymentOrder } from '../../model/order.ts';
import { type FileNote, fileNotes, type TextNote } from './text-note.ts';

/** A reason why a file cannot be written. */
export interface BankProblem {
  /** Position of the order, from 1; 0: the payer, or the file as a whole. */
  readonly order: number;
  /** Empty for the file as a whole: `what` is then a sentence. */
  readonly field: string;
  readonly what: string;
}

/** The same for the user: a sentence that names the order by its payee and purpose, and its field. */
interface ReportedProblem extends BankProblem {
  readonly message: string;
}

/** The bytes of a file with the changed texts in it; or all problems. */
export type BankFile =
  | { readonly bytes: Uint8Array; readonly problems: readonly []; readonly notes: readonly FileNote[] }
  | { readonly bytes: undefined; readonly problems: readonly ReportedProblem[]; readonly notes: readonly [] };

/** @param order its position, from 1; 0 for the payer or the file */
export const problemOf = (order: number, field: string, what: string): BankProblem => ({
  order,
  field,
  what,
});

/** The file, or each problem in a sentence that names its order. */
export const fileOf = (
  orders: readonly PaymentOrder[],
  bytes: readonly number[],
  problems: readonly BankProblem[],
  notes: readonly TextNote[] = [],
): BankFile =>
  problems.length > 0
    ? {
        bytes: undefined,
        problems: problems.map((one) => ({ ...one, message: messageOf(one, orders[one.order - 1]) })),
        notes: [],
      }
    : { bytes: Uint8Array.from(bytes), problems: [], notes: fileNotes(notes, orders) };

/** `Nalog 3 („Radnik Treći“, Plaća za 10/2026), račun primaoca: ima 15 cifara umjesto 16.` */
function messageOf({ order, field, what }: BankProblem, at: PaymentOrder | undefined): string {
  if (field === '') return what;
  const known = [at?.payee && `„${at.payee}“`, at?.purpose].filter(Boolean).join(', ');
  const which = order === 0 ? 'Svi nalozi' : `Nalog ${order}${known && ` (${known})`}`;
  return `${which}, ${field}: ${what}`;
}
