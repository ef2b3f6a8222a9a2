import { isAmbiguous, readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import type { Item } from '@obracun/engine/documents/invoice/invoice.ts';
import { type FieldText, fieldText } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { headingMatcher } from '@obracun/engine/payroll/files/import/columns/headings.ts';
import { layoutOf, skippedBecause } from '@obracun/engine/payroll/files/import/columns/layout.ts';
import { pastedCells } from '../../../ui/spreadsheet/state/copying.ts';

type ItemColumn = Exclude<keyof Item, 'unread'>;

const HEADINGS: Readonly<Record<ItemColumn, FieldText>> = {
  sifra: fieldText('Šifra', 'šifra artikla, šifra robe, kod'),
  description: fieldText(
    'Opis',
    'naziv artikla, naziv robe, naziv usluge, naziv, artikal, roba, usluga, stavka',
  ),
  jedinica: fieldText('Jed. mjere', 'jedinica mjere, jedinica, jm, jmj'),
  quantity: fieldText('Količina', 'kol, kom'),
  price: fieldText(
    'Cijena',
    'cijena bez pdv, cijena bez pdv a, jedinična cijena, cijena po jedinici, cijena km, vpc',
  ),
  discountRate: fieldText('Rabat %', 'rabat, popust %, popust'),
  taxRate: fieldText('PDV %', 'stopa pdv, stopa pdv a'),
};

const COLUMNS = Object.keys(HEADINGS) as readonly ItemColumn[];
const matchOf = headingMatcher(COLUMNS, HEADINGS, (column, mark) => mark === 'km' && column === 'price');

const NUMBERS = ['quantity', 'price', 'discountRate', 'taxRate'] as const;
/** Ten-thousandths of a piece and of a KM, and of a percent. */
const SCALE = 10_000;

/** The items of cells copied from a spreadsheet; undefined for a text that is one cell, which the field takes by itself. */
export function pastedItems(text: string, empty: Item): readonly Item[] | undefined {
  const cells = pastedCells(text);
  if (!cells.some(({ length }) => length > 1)) return undefined;
  const rows = cells.map((line, at) => ({ line: at + 1, cells: line }));
  const layout = layoutOf({ rows }, { matchOf, ofContent: {} });
  const assignment = layout.header === undefined ? byContent(cells) : layout.assignment;
  return rows
    .filter((row, at) => skippedBecause(row, at, layout) === undefined)
    .map((row) => itemOf(row.cells, assignment, empty));
}

const isNumber = (text: string): boolean => readNumber(text) !== undefined;

/** The first column of words is the description, then come quantity and price; one column of numbers is the price. */
function byContent(cells: readonly (readonly string[])[]): readonly (ItemColumn | undefined)[] {
  const width = Math.max(...cells.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) =>
    cells.map((line) => line[column] ?? '').filter((text) => text !== ''),
  );
  const first = columns.findIndex((texts) => texts.length > 0 && !texts.every(isNumber));
  const numbers = columns.flatMap((texts, column) =>
    column > first && texts.length > 0 && texts.every(isNumber) ? [column] : [],
  );
  const [quantity, price] = numbers.length > 1 ? numbers : [undefined, numbers[0]];
  return columns.map((_, column) => {
    if (column === first) return 'description';
    if (column === quantity) return 'quantity';
    return column === price ? 'price' : undefined;
  });
}

/** One item. A number that is none, or may be read in two ways, stays as typed in its field. */
function itemOf(
  cells: readonly string[],
  assignment: readonly (ItemColumn | undefined)[],
  empty: Item,
): Item {
  const text = (column: ItemColumn): string => cells[assignment.indexOf(column)] ?? '';
  const typed = NUMBERS.map((column) => [column, text(column)] as const).filter(([, cell]) => cell !== '');
  const read = typed.map(
    ([column, cell]) => [column, isAmbiguous(cell) ? undefined : readNumber(cell), cell] as const,
  );
  const unread = read.flatMap(([column, value, cell]) =>
    value === undefined ? [[column, cell] as const] : [],
  );
  return {
    ...empty,
    sifra: text('sifra'),
    description: text('description'),
    jedinica: text('jedinica'),
    ...Object.fromEntries(
      read.map(([column, value]) => [column, value === undefined ? 0 : Math.round(value * SCALE)]),
    ),
    ...(unread.length > 0 && { unread: Object.fromEntries(unread) }),
  };
}
