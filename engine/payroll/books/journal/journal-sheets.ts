import { formatDay } from '../../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { Cell } from '../../../documents/blocks.ts';
import { amountFigure } from '../../../documents/figures.ts';
import { type RecordColumn, type Sheet, sheetName, tableSheet } from '../../../documents/sheet.ts';
import type { Journal, JournalLine } from './journal.ts';

/** A line with the journal it is in. */
export interface JournalRow extends JournalLine {
  readonly journal: Journal;
}

/** The lines of some journals, one after another. */
export const journalRows = (journals: readonly Journal[]): readonly JournalRow[] =>
  journals.flatMap((journal) => journal.lines.map((line) => ({ ...line, journal })));

const text = (title: string, width: number, cell: (row: JournalRow) => string): RecordColumn<JournalRow> => ({
  title,
  width,
  cell,
});

/** The other side of an amount is empty. */
export const amountOrEmpty = (amount: Feninga): Cell => (amount === 0 ? '' : amountFigure(amount));

const amount = (title: string, of: (row: JournalRow) => Feninga): RecordColumn<JournalRow> => ({
  title,
  width: 14,
  cell: (row) => amountOrEmpty(of(row)),
  total: (rows) => amountFigure(sumOf(rows, of)),
});

const COLUMNS: readonly RecordColumn<JournalRow>[] = [
  text('Datum', 12, ({ journal }) => formatDay(journal.day)),
  text('Broj naloga', 16, ({ journal }) => journal.number),
  text('Konto', 10, ({ account }) => account),
  text('Naziv konta', 44, ({ name }) => name),
  text('Mjesto troška', 18, ({ costCentre }) => costCentre),
  text('Partner', 28, ({ partner }) => partner),
  amount('Duguje', ({ debit }) => debit),
  amount('Potražuje', ({ credit }) => credit),
  text('Dokument', 24, ({ journal }) => journal.document),
  text('Opis', 44, ({ description }) => description),
];

/** One sheet of all lines of some journals, with the sum of each side. */
export const journalSheet = (name: string, journals: readonly Journal[]): Sheet =>
  tableSheet(name, COLUMNS, journalRows(journals));

/** A sheet for each journal of a month. */
export const journalSheets = (journals: readonly Journal[]): readonly Sheet[] =>
  journals.map((journal) => journalSheet(journal.title, [journal]));

interface AccountSum {
  readonly account: string;
  readonly name: string;
  readonly debit: Feninga;
  readonly credit: Feninga;
}

const SUMS: readonly RecordColumn<AccountSum>[] = [
  { title: 'Konto', width: 10, cell: ({ account }) => account },
  { title: 'Naziv konta', width: 60, cell: ({ name }) => name },
  ...(
    [
      ['Duguje', (one) => one.debit],
      ['Potražuje', (one) => one.credit],
      ['Saldo', (one) => one.debit - one.credit],
    ] satisfies [string, (one: AccountSum) => Feninga][]
  ).map(([title, of]) => ({
    title,
    width: 14,
    cell: (one: AccountSum) => amountFigure(of(one)),
    total: (all: readonly AccountSum[]) => amountFigure(sumOf(all, of)),
  })),
];

/** The turnover of each account over some journals. */
function accountSums(journals: readonly Journal[]): readonly AccountSum[] {
  const sums = new Map<string, AccountSum>();
  for (const { account, name, debit, credit } of journalRows(journals)) {
    const before = sums.get(account);
    sums.set(account, {
      account,
      name,
      debit: debit + (before?.debit ?? 0),
      credit: credit + (before?.credit ?? 0),
    });
  }
  return [...sums.values()].toSorted((one, other) => (one.account < other.account ? -1 : 1));
}

/** The months of a year, each on a sheet, after the turnover of every account. */
export const yearJournalSheets = (
  year: number,
  months: readonly { readonly month: number; readonly journals: readonly Journal[] }[],
): readonly Sheet[] => [
  tableSheet(`Promet po kontima ${year}`, SUMS, accountSums(months.flatMap(({ journals }) => journals))),
  ...months.map(({ month, journals }) => journalSheet(sheetName(`${month}-${year}`), journals)),
];
