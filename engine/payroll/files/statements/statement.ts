import type { Day } from '../../../core/days/day.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import { resultOf } from '../../../core/result-of.ts';
import { KM } from '../../../documents/currency.ts';
import { bareAccount, checkAccount, withoutBosnianHead } from '../../../documents/identifiers/account.ts';
import { type AmountSigns, readAmount } from '../import/cells/amount.ts';
import { cellText, type DayColumn, isMonthFirst, type RawCell, readDay } from '../import/cells/reading.ts';
import { columnTexts, type SourceRow } from '../import/columns/field-text.ts';
import { type Direction, directionIn, isNegative, unsigned } from './direction.ts';
import {
  currencyIn,
  DIRECTION_QUESTION,
  type StatementColumns,
  type StatementField,
  statementSigns,
} from './statement-columns.ts';

/** Money that left the account of the firm, or came to it. */
export interface StatementLine {
  /** The same in every import of the same statement. */
  readonly id: string;
  /** Line of the file. */
  readonly line: number;
  readonly direction: Direction;
  readonly day: Day;
  /** Without a sign. */
  readonly amount: Feninga;
  /** ISO 4217. */
  readonly currency: string;
  /** 16 digits of the other side; empty when the line has none. */
  readonly account: string;
  /** Name of the other side. */
  readonly payee: string;
  readonly purpose: string;
  readonly reference: string;
}

export interface Statement {
  /** Payments out, in KM. */
  readonly lines: readonly StatementLine[];
  /** Payments out in another currency, which pay no order in KM. */
  readonly foreign: readonly StatementLine[];
  /** Payments in, of any currency, which are never a payment of the firm. */
  readonly incoming: readonly StatementLine[];
  /** Lines with a day, an amount or a direction that cannot be read. */
  readonly unread: readonly number[];
}

interface StatementContext {
  readonly answers?: Readonly<Record<string, string>>;
  /** Accounts of the firm, which are never those of the other side. */
  readonly own?: ReadonlySet<string>;
  /** Of lines that do not name one. */
  readonly currency?: string;
}

interface Pass {
  readonly at: (field: StatementField) => number;
  readonly signs: readonly AmountSigns[];
  readonly days: DayColumn;
  readonly own: ReadonlySet<string>;
  readonly currency: string;
  readonly directionOf: (row: SourceRow) => RowMoney | 'none' | 'unread';
}

/** Reads the lines of a statement; headings, totals and reversals are left out. */
export const readStatement = (columns: StatementColumns, context?: StatementContext): Statement =>
  resultOf(readingStatement(columns, context));

/** The same line by line, so that a long statement can be read in slices. */
export function* readingStatement(
  columns: StatementColumns,
  { answers = {}, own = new Set(), currency = KM }: StatementContext = {},
): Generator<undefined, Statement> {
  const { table, layout, assignment } = columns;
  const rows = table.rows.slice((layout.header ?? -1) + 1);
  const at = (field: StatementField): number => assignment.indexOf(field);
  const pass: Pass = {
    at,
    signs: statementSigns(columns, answers),
    days: { isMonthFirst: isMonthFirst(columnTexts(rows, at('day'))), is1904: table.is1904 === true },
    own,
    currency,
    directionOf: moneyReader(rows, at, answers[DIRECTION_QUESTION]),
  };
  const found: Omit<StatementLine, 'id'>[] = [];
  const unread: number[] = [];
  for (const row of rows) {
    yield undefined;
    const line = readLine(row, pass);
    if (line === 'unread') unread.push(row.line);
    else if (line !== 'none') found.push(line);
  }
  const lines = withIds(found);
  const out = lines.filter(({ direction }) => direction === 'out');
  return {
    lines: out.filter((line) => line.currency === KM),
    foreign: out.filter((line) => line.currency !== KM),
    incoming: lines.filter(({ direction }) => direction === 'in'),
    unread,
  };
}

function readLine(row: SourceRow, pass: Pass): Omit<StatementLine, 'id'> | 'none' | 'unread' {
  const { at, days, own } = pass;
  const text = (field: StatementField): string => (at(field) < 0 ? '' : cellText(row.cells[at(field)]));
  if (text('day') === '') return 'none';
  const money = pass.directionOf(row);
  if (typeof money === 'string') return money;
  const written = cellText(row.cells[money.column]);
  const day = readDay(row.cells[at('day')] ?? '', days);
  const amount = readAmount(
    magnitudeOf(row.cells[money.column], written),
    pass.signs[money.column] ?? { decimal: new Set() },
  );
  const currency = text('currency') === '' ? pass.currency : currencyIn(text('currency'));
  if ('problem' in day || 'problem' in amount || currency === undefined)
    return /\d/.test(written) ? 'unread' : 'none';
  if (amount.value === 0) return 'none';
  return {
    line: row.line,
    direction: money.direction,
    day: day.value,
    amount: amount.value,
    currency,
    account: otherAccount(text('account'), [text('purpose'), text('payee')], own),
    payee: text('payee'),
    purpose: text('purpose'),
    reference: text('reference'),
  };
}

/** The amount of a line: its column, and where the money went. */
interface RowMoney {
  readonly column: number;
  readonly direction: Direction;
}

/** Finds the amount of a line by a column of direction, by two columns, by a sign, or by the answer. */
function moneyReader(
  rows: readonly SourceRow[],
  at: (field: StatementField) => number,
  answer: string | undefined,
): Pass['directionOf'] {
  const [debit, credit, amount, direction] = [at('debit'), at('credit'), at('amount'), at('direction')];
  if (debit >= 0 || (credit >= 0 && amount < 0)) return byColumns(rows, debit, credit);
  if (direction >= 0) return byDirection(rows, amount, direction);
  if (credit >= 0) return byColumns(rows, amount, credit);
  const texts = columnTexts(rows, amount);
  if (texts.some(isNegative)) return ofColumn(amount, (text) => (isNegative(text) ? 'out' : 'in'));
  if (answer === undefined) return () => 'none';
  return ofColumn(amount, () => (answer === 'isplate' ? 'out' : 'in'));
}

const ofColumn =
  (column: number, directionOf: (text: string) => Direction): Pass['directionOf'] =>
  (row) => {
    const text = cellText(row.cells[column]);
    return text === '' ? 'none' : { column, direction: directionOf(text) };
  };

/** Two columns by what they say; a line of both is a total. */
function byColumns(rows: readonly SourceRow[], debit: number, credit: number): Pass['directionOf'] {
  const sides = (
    [
      ['out', debit],
      ['in', credit],
    ] as const
  ).filter(([, column]) => column >= 0);
  const isReversed = new Map(
    sides.map(([direction, column]) => [direction, reversals(columnTexts(rows, column))] as const),
  );
  return (row) => {
    const filled = sides.filter(([, column]) => /[1-9]/.test(cellText(row.cells[column])));
    const [side, other] = filled;
    if (!side || other) return 'none';
    const [direction, column] = side;
    return isReversed.get(direction)?.(cellText(row.cells[column])) ? 'none' : { column, direction };
  };
}

/**
 * True for an amount that was reversed: one with a minus among others of its direction without. Where all have one, it is only how they
 * are written.
 */
function reversals(texts: readonly string[]): (text: string) => boolean {
  const amounts = texts.filter((text) => /[1-9]/.test(text));
  const isSigned = amounts.every(isNegative);
  return (text) => !isSigned && isNegative(text);
}

function byDirection(rows: readonly SourceRow[], column: number, direction: number): Pass['directionOf'] {
  const meaningOf = (row: SourceRow) => directionIn(cellText(row.cells[direction]));
  const amountOf = (row: SourceRow): string => cellText(row.cells[column]);
  const isReversed = new Map(
    (['out', 'in'] as const).map((way) => [
      way,
      reversals(rows.filter((row) => meaningOf(row) === way).map(amountOf)),
    ]),
  );
  return (row) => {
    if (amountOf(row) === '') return 'none';
    const meaning = meaningOf(row);
    if (meaning === undefined) return 'unread';
    if (meaning === 'reversal' || isReversed.get(meaning)?.(amountOf(row))) return 'none';
    return { column, direction: meaning };
  };
}

/** The identity of a line is its content, numbered among equal ones of the same direction. */
function withIds(found: readonly Omit<StatementLine, 'id'>[]): StatementLine[] {
  const seen = new Map<string, number>();
  return found.map((line) => {
    const { direction, day, amount, currency, account, payee, purpose, reference } = line;
    const money = currency === KM ? amount : `${amount} ${currency}`;
    const base = [...(direction === 'in' ? ['+'] : []), day, money, account, payee, purpose, reference].join(
      '|',
    );
    const number = (seen.get(base) ?? 0) + 1;
    seen.set(base, number);
    return { ...line, id: `${base}|${number}` };
  });
}

/** The account of the other side in the identity of an incoming line; empty when it has none. */
export const accountInId = (id: string): string =>
  /^\+\|[^|]*\|\d+(?: [A-Z]{3})?\|(\d{16})\|/.exec(id)?.[1] ?? '';

/** A number of a workbook stays one: it may have more decimals than a text of an amount. */
const magnitudeOf = (cell: RawCell | undefined, written: string): RawCell =>
  typeof cell === 'number' ? Math.abs(cell) : unsigned(written);

/** Not a part of a longer number, as a foreign IBAN is. */
const ACCOUNT = /(?<!\d[\s-]?)(?:BA39)?\s?(?:\d[\s-]?){15}\d(?![\s-]?\d)/gi;

/** The account of the other side: of its column, else one with right check digits between words; never the firm's own. */
function otherAccount(column: string, texts: readonly string[], own: ReadonlySet<string>): string {
  const isOther = (account: string): boolean => !own.has(account);
  const given = accountsIn(column).find(isOther);
  if (given !== undefined) return given;
  return (
    texts.flatMap(accountsIn).find((account) => isOther(account) && checkAccount(account) === undefined) ?? ''
  );
}

/** A number of 16 digits stands beside others too: `Plata 10/2026 1990…`. */
const BARE_ACCOUNT = /(?<!\d)\d{16}(?!\d)/g;

/** Accounts in a text: with their country, separators, or between words. */
const accountsIn = (text: string): string[] =>
  [...(text.match(BARE_ACCOUNT) ?? []), ...(text.match(ACCOUNT) ?? [])]
    .map((found) => withoutBosnianHead(bareAccount(found)))
    .filter((digits) => /^\d{16}$/.test(digits));
