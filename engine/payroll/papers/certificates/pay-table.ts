import { formatAmount, monthWritten } from '../../../core/numbers/format.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import { type Block, figures, type Table, words } from '../../../documents/blocks.ts';
import { amountFigure, decimalFigure } from '../../../documents/figures.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { type RecapLine, recapLinesFor } from '../../month/recap-lines.ts';
import type { PaidWage } from '../../month/year.ts';
import { FROM_EARLIER_PROGRAM } from '../../staff/opening/opening-months.ts';

/** From the net to the payout all lines, so that a row adds up. */
const TO_PAYOUT = ['net', 'solidarity', 'untaxed', 'withheld', 'inKindReceived', 'advance', 'payout'];

/** Lines of a certificate of pay. */
export const PAY_LINES: readonly string[] = ['gross', ...TO_PAYOUT];
/** Lines of the yearly card. */
export const CARD_LINES: readonly string[] = [
  'fundHours',
  'sickHours',
  'gross',
  'contributionsFrom',
  'tax',
  ...TO_PAYOUT,
];

/** Always shown, even when zero. */
const STORED = new Set(['gross', 'net', 'withheld', 'payout']);

/** The lines of these wages by name; one that is zero everywhere is left out. */
export const linesOfPay = (
  entity: PayrollEntity,
  paid: readonly PaidWage[],
  names: readonly string[],
): readonly RecapLine[] =>
  recapLinesFor(
    entity,
    paid.map(({ wage }) => wage),
  ).filter(
    ({ name, value }) =>
      names.includes(name) && (STORED.has(name) || paid.some(({ wage }) => value(wage) !== 0)),
  );

const figureOf = ({ kind }: RecapLine, value: number) =>
  kind === 'sati' ? decimalFigure(value, 2) : amountFigure(value);

/** The months in rows with their sum. */
export function payTable(entity: PayrollEntity, paid: readonly PaidWage[], names: readonly string[]): Table {
  const lines = linesOfPay(entity, paid, names);
  const total = lines.map((line) =>
    figureOf(
      line,
      sumOf(paid, ({ wage }) => line.value(wage)),
    ),
  );
  return {
    kind: 'table',
    caption: 'Isplate po mjesecima, iznosi u KM',
    isDense: true,
    columns: [
      words('Mjesec'),
      ...lines.map(({ name, label }) => figures(name === 'payout' ? 'Isplaćeno' : label)),
    ],
    rows: [
      ...paid.map(({ month, wage }) => [
        wage.opening ? `${monthWritten(month)} *` : monthWritten(month),
        ...lines.map((line) => figureOf(line, line.value(wage))),
      ]),
      ['Ukupno', ...total],
    ],
    strongRows: [paid.length],
    totals: [],
  };
}

/** What a starred month is; none without one. */
export const openingNotes = (paid: readonly PaidWage[]): readonly Block[] =>
  paid.some(({ wage }) => wage.opening) ? [{ kind: 'small', text: `* Iznosi ${FROM_EARLIER_PROGRAM}.` }] : [];

/** `250,00 KM` of each deduction of a wage, with its creditor. */
export const deductionText = ({ wage }: PaidWage): readonly string[] =>
  wage.withheld
    .filter(({ received }) => received === undefined)
    .map(
      ({ name, creditor, amount }) => `${name}${creditor ? ` (${creditor})` : ''} ${formatAmount(amount)} KM`,
    );
