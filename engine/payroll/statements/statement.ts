import type { Day } from '../../core/days/day.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import { bareAccount, withoutBosnianHead } from '../../documents/identifiers/account.ts';
import { readAmount, signsOf } from '../import/cells/amount.ts';
import { cellText, type DayColumn, isMonthFirst, type RawCell, readDay } from '../import/cells/reading.ts';
import {
  columnTexts,
  type FieldWords,
  type SourceRow,
  type SourceTable,
  words,
} from '../import/columns/field-words.ts';
import { headingMatcher } from '../import/columns/headings.ts';
import { type Assignment, layoutOf, type TableLayout } from '../import/columns/layout.ts';

/** What a column of a bank statement holds. */
export const STATEMENT_FIELDS = [
  'day',
  'debit',
  'amount',
  'account',
  'payee',
  'purpose',
  'reference',
] as const;
export type StatementField = (typeof STATEMENT_FIELDS)[number];

/** Headings of statements; no bank's description of its file was seen, so that any column can be chosen by hand. */
export const STATEMENT_WORDS: Readonly<Record<StatementField, FieldWords>> = {
  day: words(
    'Datum',
    'datum valute, datum knjiženja, datum izvršenja, datum transakcije, datum obrade, datum naloga, valuta datum, date, booking date, value date',
  ),
  debit: words(
    'Isplata',
    'duguje, dugovni promet, zaduženje, na teret, teret, rashod, isplate, iznos duguje, dugovno, debit, odliv',
  ),
  amount: words('Iznos', 'iznos km, iznos bam, iznos transakcije, promet, amount, iznos naloga'),
  account: words(
    'Račun primaoca',
    'račun, račun partnera, račun primatelja, račun korisnika, protivračun, protiv račun, broj računa primaoca, kontra račun, račun nalogoprimca, račun platioca primaoca, iban, partija, račun primaoca pošiljaoca, broj računa, account',
  ),
  payee: words(
    'Primalac',
    'naziv primaoca, primatelj, naziv, naziv partnera, partner, korisnik, naziv korisnika, primalac pošiljalac, nalogoprimac, komitent, name',
  ),
  purpose: words('Svrha', 'svrha doznake, svrha plaćanja, svrha uplate, opis, opis transakcije, description'),
  reference: words(
    'Poziv na broj',
    'referenca, poziv na broj odobrenja, broj naloga, referenca plaćanja, poziv, reference',
  ),
};

const matchOf = headingMatcher(STATEMENT_FIELDS, STATEMENT_WORDS);

/** The columns of a statement by their headings. */
export const statementLayout = (table: SourceTable): TableLayout<StatementField> =>
  layoutOf(table, { matchOf, ofContent: { account: 'account', day: 'day', amount: 'amount' } });

/** Money that left the account. */
export interface StatementLine {
  /** The same in every import of the same statement. */
  readonly id: string;
  /** Line of the file. */
  readonly line: number;
  readonly day: Day;
  readonly amount: Feninga;
  /** 16 digits; empty when the line has none. */
  readonly account: string;
  readonly payee: string;
  readonly purpose: string;
  readonly reference: string;
}

export interface Statement {
  readonly lines: readonly StatementLine[];
  /** Lines with a day or an amount that cannot be read. */
  readonly unread: readonly number[];
}

/** Why the columns are not enough; undefined when they are. */
export function columnsProblem(assignment: Assignment<StatementField>): string | undefined {
  if (!assignment.includes('day')) return 'Izaberite kolonu datuma.';
  if (!assignment.includes('debit') && !assignment.includes('amount'))
    return 'Izaberite kolonu isplate ili iznosa.';
  return undefined;
}

/** Reads the outgoing lines of a statement; headings, totals and incoming payments are left out. */
export function readStatement(
  table: SourceTable,
  header: number | undefined,
  assignment: Assignment<StatementField>,
): Statement {
  const rows = table.rows.slice((header ?? -1) + 1);
  const at = (field: StatementField): number => assignment.indexOf(field);
  const money = at('debit') >= 0 ? at('debit') : at('amount');
  const texts = columnTexts(rows, money).map(unsigned);
  const signs = signsOf(texts);
  const isOutgoing = outgoingOf(columnTexts(rows, money), at('debit') >= 0);
  const days: DayColumn = {
    isMonthFirst: isMonthFirst(columnTexts(rows, at('day'))),
    is1904: table.is1904 === true,
  };
  const lines: StatementLine[] = [];
  const unread: number[] = [];
  const seen = new Map<string, number>();
  for (const row of rows) {
    const text = (field: StatementField): string => (at(field) < 0 ? '' : cellText(row.cells[at(field)]));
    const written = cellText(row.cells[money]);
    if (written === '' || text('day') === '' || !isOutgoing(written)) continue;
    const day = readDay(row.cells[at('day')] ?? '', days);
    const amount = readAmount(magnitudeOf(row.cells[money], written), signs);
    if ('problem' in day || 'problem' in amount) {
      if (/\d/.test(written)) unread.push(row.line);
      continue;
    }
    if (amount.value === 0) continue;
    const account = accountIn(text('account')) || accountIn(text('purpose'));
    const own = {
      day: day.value,
      amount: amount.value,
      account,
      payee: text('payee'),
      purpose: text('purpose'),
      reference: text('reference'),
    };
    const base = [own.day, own.amount, account, own.payee, own.purpose, own.reference].join('|');
    const number = (seen.get(base) ?? 0) + 1;
    seen.set(base, number);
    lines.push({ ...own, line: row.line, id: `${base}|${number}` });
  }
  return { lines, unread };
}

/**
 * Which texts of the column are payments out. A column of both directions has a minus on them. In a column of payments out, where some have no
 * minus, one with a minus is a payment that was reversed.
 */
function outgoingOf(texts: readonly string[], isDebit: boolean): (text: string) => boolean {
  const amounts = texts.filter((text) => /[1-9]/.test(text));
  if (!amounts.some(isNegative)) return () => true;
  const isReversal = isDebit && !amounts.every(isNegative);
  return (text) => isNegative(text) !== isReversal;
}

/** A number of a workbook stays one: it may have more decimals than a text of an amount. */
const magnitudeOf = (cell: RawCell | undefined, written: string): RawCell =>
  typeof cell === 'number' ? Math.abs(cell) : unsigned(written);

const isNegative = (text: string): boolean => /^[-−–(]|-$/.test(text.trim());

const unsigned = (text: string): string => text.trim().replace(/^[-−–+(]\s*|\s*[-)]$/g, '');

/** Not a part of a longer number, as a foreign IBAN is. */
const ACCOUNT = /(?<!\d[\s-]?)(?:BA39)?\s?(?:\d[\s-]?){16}(?!\d)/i;

/** The account in a text: with its country, separators, or between words. */
function accountIn(text: string): string {
  const [found] = ACCOUNT.exec(text) ?? [];
  const digits = found === undefined ? '' : withoutBosnianHead(bareAccount(found));
  return /^\d{16}$/.test(digits) ? digits : '';
}

/** The first rows under the headings, to recognise the columns by. */
export const sampleRows = ({ rows }: SourceTable, header: number | undefined): readonly SourceRow[] =>
  rows.slice((header ?? -1) + 1, (header ?? -1) + 4);
