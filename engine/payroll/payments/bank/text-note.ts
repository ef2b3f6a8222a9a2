import { counted } from '../../../core/numbers/format.ts';
import { listed } from '../../../core/text/letters.ts';
import type { PaymentOrder } from '../../model/order.ts';

/** A text that differs in the file from what was typed. */
export interface TextNote {
  /** Position of the order, from 1; 0: the payer. */
  readonly order: number;
  readonly field: string;
  readonly typed: string;
  readonly written: string;
  /** Letters the format lacks. */
  readonly missing: readonly string[];
  readonly isCut: boolean;
}

/** The same for the user. */
export interface FileNote {
  readonly sentence: string;
  /** Only in public revenue: it is not typed, and repeats every month. */
  readonly isOfRevenue: boolean;
}

/** Each text once, with its orders. */
export function fileNotes(notes: readonly TextNote[], orders: readonly PaymentOrder[]): readonly FileNote[] {
  const same = new Map<string, TextNote[]>();
  for (const note of notes) {
    const key = `${note.field} ${note.typed}`;
    same.set(key, [...(same.get(key) ?? []), note]);
  }
  return [...same.values()].flatMap((all) =>
    all.slice(0, 1).map((note) => ({
      sentence: sentenceOf(
        note,
        all.map(({ order }) => order),
      ),
      isOfRevenue: all.every(({ order }) => orders[order - 1]?.revenue !== undefined),
    })),
  );
}

/** `Nalog 3, naziv primaoca: „Jürgen Prvi“ je u datoteci „JURGEN PRVI“. Ovaj format nema znak „Ü“.` */
function sentenceOf({ field, typed, written, missing, isCut }: TextNote, orders: readonly number[]): string {
  const which = orders.length === 1 ? 'Nalog' : 'Nalozi';
  const where = orders.includes(0) ? 'Svi nalozi' : `${which} ${listed(orders.map(String))}`;
  const cut = isCut ? ` skraćeno na ${counted(written.length, LETTERS)},` : '';
  const quoted = listed(missing.map((letter) => `„${letter}“`));
  const lacks =
    missing.length > 0 ? ` Ovaj format nema ${missing.length === 1 ? 'znak' : 'znakove'} ${quoted}.` : '';
  return `${where}, ${field}: „${typed}“ je u datoteci${cut} „${written}“.${lacks}`;
}

const LETTERS = ['znak', 'znaka', 'znakova'] as const;
