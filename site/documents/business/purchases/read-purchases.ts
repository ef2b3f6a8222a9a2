import { addDays, type Day } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { Feninga } from '@obracun/engine/core/numbers/money.ts';
import { resultOf } from '@obracun/engine/core/result-of.ts';
import { plainName } from '@obracun/engine/core/text/letters.ts';
import { BOOK_CODES, type BookCode, PURCHASE_TEXT } from '@obracun/engine/documents/books/book-codes.ts';
import {
  newPurchase,
  type Purchase,
  purchaseKey,
  purchaseProblems,
} from '@obracun/engine/documents/books/purchase.ts';
import { type AmountSigns, readAmount } from '@obracun/engine/payroll/files/import/cells/amount.ts';
import {
  cellText,
  type DayColumn,
  isMonthFirst,
  readDay,
} from '@obracun/engine/payroll/files/import/cells/reading.ts';
import {
  columnTexts,
  type FieldText,
  fieldText,
  type SourceRow,
  type SourceTable,
} from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { headingMatcher } from '@obracun/engine/payroll/files/import/columns/headings.ts';
import {
  layoutOf,
  skippedBecause,
  type TableLayout,
} from '@obracun/engine/payroll/files/import/columns/layout.ts';
import type { ColumnQuestion } from '@obracun/engine/payroll/files/import/rows/judged.ts';
import { amountSigns, thousandsQuestions } from '@obracun/engine/payroll/files/import/rows/thousands.ts';
import { isNegative, unsigned } from '@obracun/engine/payroll/files/statements/direction.ts';

type Column = Exclude<keyof Purchase, 'codeList' | 'advances' | 'lowers'>;

/** Headings by column: ours first, then those of other programs. */
const HEADINGS: Readonly<Record<Column, FieldText>> = {
  code: fieldText('Vrsta', 'vrsta dokumenta, tip dokumenta, tip'),
  number: fieldText('Broj fakture', 'broj fakture ili jci, broj računa, broj dokumenta, jci, broj'),
  date: fieldText('Datum fakture', 'datum računa, datum dokumenta, datum'),
  received: fieldText('Primljeno', 'datum prijema, primljena'),
  supplier: fieldText('Dobavljač', 'naziv dobavljača, prodavac, partner, naziv'),
  seat: fieldText('Sjedište', 'adresa, mjesto'),
  pdvBroj: fieldText('PDV broj', 'pdv broj dobavljača'),
  jib: fieldText('JIB', 'jib dobavljača, id broj'),
  base: fieldText('Bez PDV-a', 'osnovica, iznos bez pdv, iznos bez pdv a'),
  vat: fieldText('PDV', 'ulazni pdv, iznos pdv, pdv iznos'),
  deductible: fieldText('Odbija se', 'odbitni pdv, odbitni, priznati pdv'),
  flat: fieldText('Paušalna naknada', 'paušal'),
};

const COLUMNS = Object.keys(HEADINGS) as readonly Column[];
const MONEY: readonly Column[] = ['base', 'vat', 'deductible', 'flat'];
const isMoney = (column: Column): boolean => MONEY.includes(column);

const matchOf = headingMatcher(COLUMNS, HEADINGS, (column, mark) => mark === 'km' && isMoney(column));

/** Purchases of a table with their columns. */
export interface PurchaseColumns {
  readonly table: SourceTable;
  readonly layout: TableLayout<Column>;
  readonly assignment: TableLayout<Column>['assignment'];
}

/** Finds the columns of a table by their headings. */
export function purchaseColumns(table: SourceTable): PurchaseColumns {
  const layout = layoutOf(table, { matchOf, ofContent: {} });
  return { table, layout, assignment: layout.assignment };
}

const NEEDED: readonly Column[] = ['number', 'date', 'supplier', 'base', 'vat'];

/** Why the columns are not enough; undefined when they are. */
export function missingColumns({ assignment }: PurchaseColumns): string | undefined {
  const missing = NEEDED.filter((column) => !assignment.includes(column)).map(
    (column) => HEADINGS[column].label,
  );
  return missing.length === 0
    ? undefined
    : `U red s naslovima kolona upišite i: ${missing.join(', ')}. Ništa nije uvezeno.`;
}

/** Headings over cells that no column takes. */
export const unusedHeadings = ({ table, layout, assignment }: PurchaseColumns): string[] =>
  layout.headings.filter(
    (heading, at) =>
      heading !== '' && !assignment[at] && columnTexts(rowsBelow({ table, layout }), at).length > 0,
  );

const rowsBelow = ({ table, layout }: Pick<PurchaseColumns, 'table' | 'layout'>): readonly SourceRow[] =>
  table.rows.slice((layout.header ?? -1) + 1);

/** Asks what the separator of ambiguous amounts means. */
export const purchaseQuestions = (columns: PurchaseColumns): ColumnQuestion[] =>
  thousandsQuestions(columns, isMoney, unsigned);

/** The purchases of a table, and the lines that were not read, each with its reason. */
export interface ReadPurchases {
  readonly purchases: readonly Purchase[];
  readonly problems: readonly string[];
}

interface PurchaseContext {
  readonly today: Day;
  readonly answers?: Readonly<Record<string, string>>;
  /** Purchases that are stored already. */
  readonly known?: readonly Purchase[];
}

/** Reads purchases by their headings; a line that cannot be read, or is recorded already, is left out and named. */
export function purchasesIn(columns: PurchaseColumns, context: PurchaseContext): ReadPurchases {
  return resultOf(readingPurchases(columns, context));
}

/** The same line by line, so that a long table can be read in slices. */
export function* readingPurchases(
  columns: PurchaseColumns,
  context: PurchaseContext,
): Generator<undefined, ReadPurchases> {
  const { today, answers = {}, known = [] } = context;
  const pass: Pass = {
    columns,
    signs: amountSigns(columns, isMoney, answers, unsigned),
    days: columns.assignment.map((_, at) => ({
      isMonthFirst: isMonthFirst(columnTexts(rowsBelow(columns), at)),
      is1904: columns.table.is1904 === true,
    })),
    latest: addDays(today, MOST_AHEAD),
  };
  const places = new Map(known.flatMap((one) => keyed(one, 'već upisana')));
  const purchases: Purchase[] = [];
  const problems: string[] = [];
  for (const [at, row] of columns.table.rows.entries()) {
    yield undefined;
    if (skippedBecause(row, at, columns.layout)) continue;
    const read = readLine(row, pass);
    const key = 'purchase' in read ? purchaseKey(read.purchase) : undefined;
    const place = key === undefined ? undefined : places.get(key);
    if (!('purchase' in read)) problems.push(`Red ${row.line}: ${read.problem}`);
    else if (place !== undefined)
      problems.push(`Red ${row.line}: faktura ${read.purchase.number} ovog dobavljača je ${place}.`);
    else {
      purchases.push(read.purchase);
      if (key !== undefined) places.set(key, `već u redu ${row.line}`);
    }
  }
  return { purchases, problems };
}

const keyed = (purchase: Purchase, place: string): (readonly [string, string])[] => {
  const key = purchaseKey(purchase);
  return key === undefined ? [] : [[key, place]];
};

/** A day later than this is a slip of the year. */
const MOST_AHEAD = 31;
/** VAT was introduced on this day. */
const EARLIEST = '2006-01-01';

interface Pass {
  readonly columns: PurchaseColumns;
  readonly signs: readonly AmountSigns[];
  readonly days: readonly DayColumn[];
  readonly latest: Day;
}

type ReadLine = { readonly purchase: Purchase } | { readonly problem: string };

function readLine(row: SourceRow, pass: Pass): ReadLine {
  const { assignment } = pass.columns;
  const text = (column: Column): string => cellText(row.cells[assignment.indexOf(column)]).trim();
  const amounts = new Map(MONEY.map((column) => [column, amountIn(row, column, pass)]));
  const days = (['date', 'received'] as const).map((column) => dayIn(row, column, pass));
  const code = codeOf(text('code'));
  const wrong = [...amounts.values(), ...days].find((one) => typeof one === 'object');
  if (wrong) return wrong;
  if (code === undefined) return { problem: unknownCode(text('code')) };
  const [date = '', given = ''] = days as readonly Day[];
  const money = (column: Column): Feninga => (amounts.get(column) as Feninga | undefined) ?? 0;
  const vat = money('vat');
  const purchase: Purchase = {
    ...newPurchase(given || date),
    code,
    number: text('number'),
    date,
    supplier: text('supplier'),
    seat: text('seat'),
    pdvBroj: text('pdvBroj'),
    jib: text('jib'),
    base: money('base'),
    vat,
    deductible: text('deductible') === '' ? vat : money('deductible'),
    flat: money('flat'),
  };
  const [problem] = Object.values(purchaseProblems(purchase));
  return problem === undefined ? { purchase } : { problem };
}

interface Fault {
  readonly problem: string;
}

/** Feninga of either sign; an empty cell is 0. */
function amountIn(row: SourceRow, column: Column, { columns, signs }: Pass): Feninga | Fault {
  const at = columns.assignment.indexOf(column);
  const cell = row.cells[at] ?? '';
  const text = cellText(cell);
  if (at < 0 || text === '') return 0;
  const label = HEADINGS[column].label;
  if (text.includes('%')) return { problem: `${label}: „${text}“ je procenat, upišite iznos u KM.` };
  const bare = typeof cell === 'number' ? Math.abs(cell) : unsigned(text);
  const read = readAmount(bare, signs[at] ?? { decimal: new Set() });
  if ('problem' in read) return { problem: `${label}: ${read.problem.text}` };
  return isNegative(text) ? -read.value : read.value;
}

/** The day; an empty cell is ''. */
function dayIn(row: SourceRow, column: 'date' | 'received', { columns, days, latest }: Pass): Day | Fault {
  const at = columns.assignment.indexOf(column);
  const cell = row.cells[at] ?? '';
  const format = days[at];
  if (at < 0 || format === undefined || cellText(cell) === '') return '';
  const label = HEADINGS[column].label;
  const read = readDay(cell, format);
  if ('problem' in read) return { problem: `${label}: ${read.problem.text}` };
  return read.value < EARLIEST || read.value > latest
    ? { problem: `${label}: ${formatDay(read.value)} ne može biti, ispravite godinu.` }
    : read.value;
}

/** Further words of other programs, by the beginning. */
const MORE_CODES: readonly (readonly [beginning: string, code: BookCode])[] = [
  ['racun', '01'],
  ['jci', '04'],
];

/** The code of a word or a number; an empty cell is an invoice, an unknown word is none. */
function codeOf(text: string): BookCode | undefined {
  if (text === '') return '01';
  const name = plainName(text);
  const numbered = BOOK_CODES.find((code) => code === name.padStart(2, '0'));
  const named = BOOK_CODES.find((code) => name.startsWith(plainName(PURCHASE_TEXT[code])));
  return numbered ?? named ?? MORE_CODES.find(([beginning]) => name.startsWith(beginning))?.[1];
}

const unknownCode = (text: string): string =>
  `Vrsta „${text}“ nije poznata: upišite ${BOOK_CODES.map((code) => PURCHASE_TEXT[code]).join(', ')}.`;
