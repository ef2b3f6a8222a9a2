import { formatDay, monthWritten } from '../../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { type Block, type Document, figures, type Table, words } from '../../../documents/blocks.ts';
import { amountFigure } from '../../../documents/figures.ts';
import { fileNamePart } from '../../../documents/file-name.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import { type Firm, fullName } from '../../model/firm.ts';
import type { StandingDeduction, Worker } from '../../model/worker.ts';
import { isRanked } from '../../month/calculate/enforcement-limit.ts';
import type { PaidWage } from '../../month/year.ts';
import { filled, leftOutText, paperHead, personOf } from './certificate.ts';
import type { PaidMonths } from './paid-months.ts';

/** An order of a court in one closed month. */
export interface LedgerRow {
  readonly month: PaidWage['month'];
  /** Demanded for the month itself. */
  readonly due: Feninga;
  /** Not taken by earlier months, and demanded again. */
  readonly carriedIn: Feninga;
  readonly taken: Feninga;
  /** Not taken: `due` + `carriedIn` − `taken`. */
  readonly left: Feninga;
  /** The rest of the debt; undefined without an end. */
  readonly remaining?: Feninga;
}

/** An order of a court over closed months. */
export interface OrderLedger {
  /** As it is now. */
  readonly order: StandingDeduction;
  readonly rows: readonly LedgerRow[];
  readonly taken: Feninga;
}

/** The court orders of a worker, alimony included, over closed months as they were closed. */
export const ledgersOf = (worker: Worker, { paid }: Pick<PaidMonths, 'paid'>): readonly OrderLedger[] =>
  worker.deductions
    .filter(({ isEnforced }) => isEnforced)
    .map((order) => {
      const rows = paid.flatMap((one) => rowOf(order.id, one) ?? []);
      return { order, rows, taken: sumOf(rows, ({ taken }) => taken) };
    });

function rowOf(id: string, { wage, month }: PaidWage): LedgerRow | undefined {
  const order = wage.worker.deductions.find((one) => one.id === id);
  if (!order) return undefined;
  const amountIn = (some: typeof wage.withheld): Feninga =>
    sumOf(
      some.filter(({ standing }) => standing === id),
      ({ amount }) => amount,
    );
  const [taken, left] = [amountIn(wage.withheld), amountIn(wage.leftOut)];
  const carried = isRanked(order) ? Math.max(0, order.carried ?? 0) : 0;
  // The rest of the debt may be less than what was carried.
  const carriedIn = Math.min(carried, taken + left);
  return {
    month,
    due: taken + left - carriedIn,
    carriedIn,
    taken,
    left,
    ...(order.remaining !== undefined && { remaining: order.remaining - taken }),
  };
}

/** The ledger of a worker's court orders on paper. */
export function ledgerDocument(firm: Firm, worker: Worker, months: PaidMonths): Document {
  const ledgers = ledgersOf(worker, months);
  return {
    title: `Kartica prinudnih obustava, ${oneLine(fullName(worker))}`.replace(/, $/, ''),
    language: 'bs-Latn',
    fileName: ['kartica-obustava', fileNamePart(fullName(worker))].filter(Boolean).join('_'),
    blocks: [
      ...paperHead(firm, []),
      { kind: 'title', text: 'Kartica prinudnih obustava' },
      filled(personOf(worker)),
      ...(ledgers.length > 0
        ? ledgers.flatMap(orderBlocks)
        : [{ kind: 'paragraph', text: 'Radnik nema obustava po rješenju.' } as const]),
      ...(months.leftOut.length > 0 ? [{ kind: 'small', text: leftOutText(months.leftOut) } as const] : []),
      { kind: 'small', text: 'Iznosi su kakvi su bili kad je mjesec zaključen.' },
    ],
  };
}

/** `alimentacija, Ivana Primjer` */
export const calledOrder = ({ name, creditor }: StandingDeduction): string =>
  oneLine([name, creditor].filter((part) => part.trim() !== '').join(', '));

/** The facts of an order, as far as typed. */
export const factsOf = ({ reference, receivedOn, total, remaining, carried, isAlimony }: StandingDeduction) =>
  [
    ['Broj rješenja', oneLine(reference)],
    ['Primljeno', receivedOn ? formatDay(receivedOn) : ''],
    ['Vrsta', isAlimony ? 'izdržavanje' : ''],
    ['Ukupan dug', total === undefined ? '' : `${amountFigure(total).text} KM`],
    ['Ostatak duga', remaining === undefined ? '' : `${amountFigure(remaining).text} KM`],
    ['Preneseno na sljedeći mjesec', (carried ?? 0) > 0 ? `${amountFigure(carried ?? 0).text} KM` : ''],
  ] as const;

const orderBlocks = (ledger: OrderLedger): readonly Block[] => [
  { kind: 'heading', text: calledOrder(ledger.order) },
  filled(factsOf(ledger.order)),
  ledger.rows.length > 0
    ? ledgerTable(ledger)
    : { kind: 'paragraph', text: 'U zaključenim mjesecima još nema ove obustave.' },
];

/** The months of an order with their sum. */
export function ledgerTable({ order, rows }: OrderLedger): Table {
  const hasEnd = rows.some(({ remaining }) => remaining !== undefined);
  const sum = (of: (row: LedgerRow) => Feninga) => amountFigure(sumOf(rows, of));
  return {
    kind: 'table',
    caption: `${calledOrder(order)}, iznosi u KM`,
    isDense: true,
    columns: [
      words('Mjesec'),
      ...['Za mjesec', 'Preneseno', 'Obustavljeno', 'Nije stalo'].map(figures),
      ...(hasEnd ? [figures('Ostatak duga')] : []),
    ],
    rows: [
      ...rows.map(({ month, due, carriedIn, taken, left, remaining }) => [
        monthWritten(month),
        ...[due, carriedIn, taken, left].map((one) => amountFigure(one)),
        ...(hasEnd ? [remaining === undefined ? '' : amountFigure(remaining)] : []),
      ]),
      ['Ukupno', sum(({ due }) => due), '', sum(({ taken }) => taken), '', ...(hasEnd ? [''] : [])],
    ],
    strongRows: [rows.length],
    totals: [],
  };
}
