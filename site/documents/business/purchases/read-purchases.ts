import { isDay } from '@obracun/engine/core/days/day.ts';
import { readDayInput } from '@obracun/engine/core/days/day-input.ts';
import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { plainName } from '@obracun/engine/core/text/letters.ts';
import { BOOK_CODES } from '@obracun/engine/documents/books/book-codes.ts';
import { newPurchase, type Purchase, purchaseProblems } from '@obracun/engine/documents/books/purchase.ts';
import { cellText, type RawCell } from '@obracun/engine/payroll/import/cells/reading.ts';
import type { SourceTable } from '@obracun/engine/payroll/import/columns/field-words.ts';

type Column = Exclude<keyof Purchase, 'codeList'>;

/** Headings by column, without our letters: ours first, then those of other programs. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  code: ['Vrsta', 'tip', 'vrsta dokumenta'],
  number: ['Broj fakture', 'broj', 'broj racuna', 'broj dokumenta', 'jci', 'broj fakture ili jci'],
  date: ['Datum fakture', 'datum', 'datum racuna', 'datum dokumenta'],
  received: ['Primljeno', 'datum prijema', 'primljena'],
  supplier: ['Dobavljač', 'naziv', 'naziv dobavljaca', 'prodavac', 'partner'],
  seat: ['Sjedište', 'adresa', 'mjesto'],
  pdvBroj: ['PDV broj', 'pdv broj dobavljaca'],
  jib: ['JIB', 'id broj', 'jib dobavljaca'],
  base: ['Bez PDV-a', 'osnovica', 'iznos bez pdv', 'iznos bez pdv a'],
  vat: ['PDV', 'ulazni pdv', 'iznos pdv'],
  deductible: ['Odbija se', 'odbitni pdv', 'odbitni', 'priznati pdv'],
  flat: ['Paušalna naknada', 'pausal'],
};

const COLUMN_OF: ReadonlyMap<string, Column> = new Map(
  Object.entries(HEADINGS).flatMap(([column, names]) =>
    names.map((name) => [plainName(name), column as Column] as const),
  ),
);

/** The purchases of a table, and the lines that were not read, each with its reason. */
interface ReadPurchases {
  readonly purchases: readonly Purchase[];
  readonly problems: readonly string[];
}

const NO_HEADINGS =
  'U prvi red upišite naslove kolona, bar: Broj fakture, Datum fakture, Dobavljač, Bez PDV-a i PDV.';
const NEEDED: readonly Column[] = ['number', 'date', 'supplier', 'base', 'vat'];

/** Reads purchases by the headings of the first row; a line that cannot be read is left out and named. */
export function purchasesIn({ rows }: SourceTable): ReadPurchases {
  const [head, ...lines] = rows;
  const columns = head?.cells.map((cell) => COLUMN_OF.get(plainName(cellText(cell)))) ?? [];
  if (!NEEDED.every((column) => columns.includes(column))) return { purchases: [], problems: [NO_HEADINGS] };
  const read = lines
    .filter(({ cells }) => cells.some((cell) => cellText(cell).trim() !== ''))
    .map(({ line, cells }) =>
      readLine(line, new Map(columns.map((column, at) => [column, cells[at] ?? '']))),
    );
  return {
    purchases: read.flatMap(({ purchase }) => (purchase ? [purchase] : [])),
    problems: read.flatMap(({ problem }) => (problem ? [problem] : [])),
  };
}

interface ReadLine {
  readonly purchase?: Purchase;
  readonly problem?: string;
}

function readLine(line: number, cells: ReadonlyMap<Column | undefined, RawCell>): ReadLine {
  const text = (column: Column): string => cellText(cells.get(column) ?? '').trim();
  const [base, vat, flat, deductible] = (['base', 'vat', 'flat', 'deductible'] as const).map((column) =>
    amountIn(cells.get(column) ?? ''),
  );
  if (base === undefined || vat === undefined || flat === undefined || deductible === undefined)
    return { problem: `Red ${line}: iznos se ne može pročitati.` };
  const date = dayIn(cells.get('date') ?? '');
  const received = dayIn(cells.get('received') ?? '') || date;
  const code = BOOK_CODES.find((one) => one === text('code').padStart(2, '0')) ?? '01';
  const purchase: Purchase = {
    ...newPurchase(received),
    code,
    number: text('number'),
    date,
    supplier: text('supplier'),
    seat: text('seat'),
    pdvBroj: text('pdvBroj'),
    jib: text('jib'),
    base,
    vat,
    deductible: text('deductible') === '' ? vat : deductible,
    flat,
  };
  const [problem] = Object.values(purchaseProblems(purchase));
  return problem === undefined ? { purchase } : { problem: `Red ${line}: ${problem}` };
}

/** Feninga; nothing typed is 0. A number of a workbook has no separators: `2,125` of a formula is not two thousand. */
function amountIn(cell: RawCell): number | undefined {
  const text = cellText(cell).trim();
  if (text === '') return 0;
  const number = typeof cell === 'number' ? cell.toFixed(DECIMALS) : readNumber(text.replace(/\s*KM$/i, ''));
  return number === undefined ? undefined : Math.round(Number(`${number}e2`));
}

/** More than any amount has, and fewer than binary rounding shows. */
const DECIMALS = 6;

function dayIn(cell: RawCell): string {
  const text = typeof cell === 'object' && 'day' in cell ? cell.day : cellText(cell).trim();
  return isDay(text) ? text : (readDayInput(text).day ?? '');
}
