import type { Day } from '../../../core/days/day.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import { plain, withComma } from '../../../core/numbers/units.ts';
import type { Cell } from '../../../documents/blocks.ts';
import { csvText } from '../../../documents/csv.ts';
import type { Sheet } from '../../../documents/sheet.ts';
import type { Journal } from './journal.ts';
import { amountOrEmpty, type JournalRow, journalRows } from './journal-sheets.ts';

const amountText = (amount: Feninga): string => (amount === 0 ? '' : withComma(plain(amount, 2)));

/** `31.10.2026`, as programs read it. */
const plainDay = (day: Day): string => day.split('-').toReversed().join('.');

type Columns<T> = readonly (readonly [title: string, cell: (row: JournalRow) => T])[];

const tableOf = <T>(columns: Columns<T>, journals: readonly Journal[]): readonly (readonly T[])[] =>
  journalRows(journals).map((row) => columns.map(([, cell]) => cell(row)));

const titlesOf = (columns: Columns<unknown>): readonly string[] => columns.map(([title]) => title);

/** Columns usual in imports of ledgers, and after them those that few read. */
const GENERIC: Columns<string> = [
  ['Datum', ({ journal }) => plainDay(journal.day)],
  ['Broj naloga', ({ journal }) => journal.number],
  ['Broj dokumenta', ({ journal }) => journal.document],
  ['Konto', ({ account }) => account],
  ['Naziv konta', ({ name }) => name],
  ['Analitika', ({ partner }) => partner],
  ['Duguje', ({ debit }) => amountText(debit)],
  ['Potražuje', ({ credit }) => amountText(credit)],
  ['Mjesto troška', ({ costCentre }) => costCentre],
  ['Opis', ({ description }) => description],
];

/** The journals as a plain CSV for any ledger. */
export const ledgerCsv = (journals: readonly Journal[]): string =>
  csvText([titlesOf(GENERIC), ...tableOf(GENERIC, journals)]);

const none = (): Cell => '';

/**
 * The columns of „Import Journal Entry from Excel File“ of Pantheon, in its order and words. Currency and rate stay empty: amounts are domestic.
 */
const PANTHEON: Columns<Cell> = [
  ['Journal entry number', ({ journal }) => journal.number],
  ['Period date', ({ journal }) => formatDay(journal.day)],
  ['Account', ({ account }) => account],
  ['Subject', ({ partner }) => partner],
  ['Debit', ({ debit }) => amountOrEmpty(debit)],
  ['Credit', ({ credit }) => amountOrEmpty(credit)],
  ['Document', ({ journal }) => journal.document],
  ['Linked Document', none],
  ['Document Date', ({ journal }) => formatDay(journal.day)],
  ['Value Date (Due Date)', none],
  ['Currency', none],
  ['Exchange Rate', none],
  ['Department', none],
  ['Cost Center', ({ costCentre }) => costCentre],
  ['Note', ({ description }) => description],
  ['Contra Account', none],
  ['VAT Date', none],
  ['External Document', none],
  ['Status', none],
  ['Status name', none],
  ['Value Debit', none],
  ['Value Credit', none],
];

/** Columns left out of a file for the journal that is open in the program. */
const OF_JOURNAL = 2;

/** @param isIntoOpen without the number and the period: into the journal that is open in the program */
export function pantheonSheet(journals: readonly Journal[], isIntoOpen: boolean): Sheet {
  const columns = PANTHEON.slice(isIntoOpen ? OF_JOURNAL : 0);
  return {
    name: 'Temeljnica',
    widths: columns.map(([title]) => Math.max(12, title.length)),
    rows: [titlesOf(columns), ...tableOf(columns, journals)],
    strongRows: [0],
  };
}

/**
 * The columns known of the template of Minimax, in its order; where its template has the amounts was not found, so they are last, to be copied
 * into it.
 */
const MINIMAX: Columns<string> = [
  ['Datum', ({ journal }) => plainDay(journal.day)],
  ['Opis', ({ journal, description }) => `${journal.document}, ${description}`],
  ['Konto', ({ account }) => account],
  ['Stranka', ({ partner }) => partner],
  ['Analitika', ({ costCentre }) => costCentre],
  ['Radnik', () => ''],
  ['Duguje', ({ debit }) => amountText(debit)],
  ['Potražuje', ({ credit }) => amountText(credit)],
];

/** The journals in the columns known of the template of Minimax. */
export const minimaxCsv = (journals: readonly Journal[]): string =>
  csvText([titlesOf(MINIMAX), ...tableOf(MINIMAX, journals)]);
