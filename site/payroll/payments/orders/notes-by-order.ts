import type { Certainty } from '@obracun/engine/core/law.ts';
import { counted } from '@obracun/engine/core/numbers/format.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { seenText } from './seen-text.ts';

/** Notes of an order to read before payment. */
interface Note {
  readonly text: string;
  readonly certainty: Certainty;
  /** Where an account was seen. */
  readonly source?: string;
}

/** The same of several orders, by their numbers in the list: `1–3, 7`. */
interface NoteOfOrders extends Note {
  readonly numbers: string;
}

type Noted = Pick<PaymentOrder, 'doubts' | 'accountSource'>;

/** The notes of orders to read before payment, each once: when accounts were seen, then points to check. */
export const notesByOrder = (orders: readonly Noted[]): readonly NoteOfOrders[] =>
  [...gathered(orders.map(seenOf)), ...gathered(orders.map(doubtsOf))].map(({ numbers, ...note }) => ({
    ...note,
    numbers: ranges(numbers),
  }));

/** `3 računa provjerite: 1–2, 5`; undefined when every account is certain. */
export function uncertainAccounts(orders: readonly Noted[]): string | undefined {
  const numbers = orders.flatMap(({ accountSource }, at) =>
    accountSource && accountSource.certainty !== 'visoka' ? [at + 1] : [],
  );
  if (numbers.length === 0) return undefined;
  return `${counted(numbers.length, ['račun', 'računa', 'računa'])} provjerite: ${ranges(numbers)}`;
}

const seenOf = ({ accountSource: source }: Noted): readonly Note[] =>
  source ? [{ text: seenText(source), certainty: source.certainty, source: source.source }] : [];

const doubtsOf = ({ doubts }: Noted): readonly Note[] =>
  doubts.map((text) => ({ text, certainty: 'visoka' }));

function gathered(notesOf: readonly (readonly Note[])[]) {
  const found = new Map<string, Note & { readonly numbers: number[] }>();
  for (const [at, notes] of notesOf.entries())
    for (const note of notes) {
      const key = `${note.text} ${note.certainty} ${note.source ?? ''}`;
      const before = found.get(key) ?? { ...note, numbers: [] };
      before.numbers.push(at + 1);
      found.set(key, before);
    }
  return [...found.values()];
}

/** Formats ascending numbers as `1–3, 7`. */
const ranges = (numbers: readonly number[]): string =>
  numbers
    .filter((number) => !(numbers.includes(number - 1) && numbers.includes(number + 1)))
    .map((number) => (numbers.includes(number + 1) ? `${number}–` : `${number}, `))
    .join('')
    .slice(0, -2);
