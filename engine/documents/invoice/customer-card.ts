import { byDay, type Day, daysBetween, isDay } from '../../core/days/day.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { labelOf } from './chain.ts';
import type { Invoice } from './invoice.ts';
import { wordsOf } from './kinds.ts';
import { isSameBuyer } from './links.ts';
import { type BuyerPayment, debtFacts, paymentsFor, type Standing, standingOf } from './state.ts';
import { totalsOf } from './totals.ts';

/** One line of the card of a buyer, with the balance after it. */
export interface CardRow {
  readonly day: Day;
  readonly text: string;
  /** Raises the debt; a payment or a credit note lowers it. */
  readonly outstanding: Feninga;
  readonly received: Feninga;
  readonly balance: Feninga;
}

/** An unpaid document of the buyer. */
export interface OpenDocument {
  readonly document: Invoice;
  readonly open: Feninga;
  /** What was received and credited for it. */
  readonly settled: Feninga;
}

/** The age of what is open, by days since the term: up to 30, 60, 90, and more. */
export const AGES = [30, 60, 90, Number.POSITIVE_INFINITY] as const;

export interface CustomerCard {
  readonly rows: readonly CardRow[];
  readonly open: readonly OpenDocument[];
  /** Open amounts by `AGES`; what is not due yet counts in the first. */
  readonly ages: readonly Feninga[];
  /** Open less overpaid. */
  readonly balance: Feninga;
}

interface Movement extends Omit<CardRow, 'balance'> {}

/**
 * Everything of one buyer in one currency up to a day. An advance is issued for money already received, so it changes no debt; a storno
 * takes back what its invoice still owed.
 * @param of any document of the buyer
 */
export function customerCard(
  of: Invoice,
  all: readonly Invoice[],
  payments: readonly BuyerPayment[],
  today: Day,
): CustomerCard {
  const facts = debtFacts(all, payments);
  const own = all.filter((one) => one.valuta === of.valuta && isSameBuyer(one, of));
  const owing = own.filter((one) => wordsOf(one).debt > 0 && one.vrsta !== 'storno');
  const standings = owing.map((one) => ({ one, standing: standingOf(one, facts, today) }));
  const movements = [
    ...own.flatMap(movementOf),
    ...owing.flatMap((one) =>
      paymentsFor(one, facts).map(
        ({ dan, iznos }): Movement => ({
          day: dan,
          text: `Uplata za ${labelOf(one)}`,
          outstanding: 0,
          received: iznos,
        }),
      ),
    ),
  ].toSorted((a, b) => byDay(a.day, b.day));
  let balance = 0;
  const rows = movements.map((movement) => {
    balance += movement.outstanding - movement.received;
    return { ...movement, balance };
  });
  const open = standings
    .filter(({ standing }) => standing.open > 0)
    .map(({ one, standing }) => openDocument(one, standing));
  return { rows, open, ages: agesOf(open, today), balance };
}

/** What a document changes of the debt of its buyer. */
function movementOf(one: Invoice): readonly Movement[] {
  const { debt } = wordsOf(one);
  if (debt === 0) return [];
  const { payable } = totalsOf(one);
  const line = (text: string, outstanding: Feninga, received: Feninga): Movement => ({
    day: one.datum,
    text,
    outstanding,
    received,
  });
  if (debt < 0) return [line(labelOf(one), 0, payable)];
  const byCard = one.nacinPlacanja === 'kartica' && one.vrsta !== 'storno' && payable > 0;
  return [
    line(labelOf(one), payable, 0),
    ...(byCard ? [line(`Plaćeno karticom: ${labelOf(one)}`, 0, payable)] : []),
  ];
}

const openDocument = (document: Invoice, { open }: Standing): OpenDocument => ({
  document,
  open,
  settled: totalsOf(document).payable - open,
});

function agesOf(open: readonly OpenDocument[], today: Day): readonly Feninga[] {
  const daysOf = ({ document: { rokPlacanja, datum } }: OpenDocument): number => {
    const due = isDay(rokPlacanja) ? rokPlacanja : datum;
    return isDay(due) ? daysBetween(due, today) : 0;
  };
  return AGES.map((most, at) => {
    const least = AGES[at - 1] ?? Number.NEGATIVE_INFINITY;
    return sumOf(
      open.filter((one) => daysOf(one) > least && daysOf(one) <= most),
      (one) => one.open,
    );
  });
}
