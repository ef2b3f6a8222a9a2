import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { readFullName } from '@obracun/engine/payroll/files/import/cells/reading.ts';
import { isPersonField } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { skippedBecause } from '@obracun/engine/payroll/files/import/columns/layout.ts';
import type { StaffField } from '@obracun/engine/payroll/files/import/columns/staff-fields.ts';
import { staffColumnsOf } from '@obracun/engine/payroll/files/import/staff/read-staff.ts';

/** What the amounts of all rows are. */
export const QUICK_KINDS = ['neto', 'bruto', 'isplata'] as const;
export type QuickKind = (typeof QUICK_KINDS)[number];

/** A pasted line: surname and first name, and the agreed amount. */
interface PastedPerson {
  readonly name: string;
  readonly amount: string;
}

type Cells = readonly (readonly string[])[];

/** Which columns hold the names and the amount, and which lines are workers. */
interface PastedColumns {
  readonly names: readonly (readonly [field: StaffField, column: number])[];
  readonly amount: number;
  readonly isWorker: (at: number) => boolean;
}

/** The columns by the rules of the import of staff; without known headings by what their cells hold. */
function columnsOf(cells: Cells, kind: QuickKind | undefined): PastedColumns {
  const rows = cells.map((line, at) => ({ line: at + 1, cells: line }));
  // The entity matters to none of these columns.
  const { layout, assignment } = staffColumnsOf({ rows }, 'fbih');
  const isWorker = (at: number): boolean => {
    const row = rows[at];
    return row !== undefined && skippedBecause(row, at, layout) === undefined;
  };
  if (layout.header === undefined) return { ...byContent(cells.filter((_, at) => isWorker(at))), isWorker };
  const names = assignment.flatMap((field, column) =>
    field !== undefined && field !== 'jmbg' && isPersonField(field) ? [[field, column] as const] : [],
  );
  const wanted: readonly StaffField[] = kind === 'bruto' ? ['gross', 'amount'] : ['net', 'amount'];
  const known = wanted.map((field) => assignment.indexOf(field)).find((column) => column >= 0);
  const either = kind === undefined ? assignment.indexOf('gross') : -1;
  return { names, amount: known ?? either, isWorker };
}

/** Digits of a JMBG or an account are no amount. */
const isAmount = (text: string): boolean =>
  !/^\d{12,}$/.test(text.replace(/[\s-]/g, '')) && readNumber(text) !== undefined;

/** `1, 2, 3`, `5., 6.` */
const isRunning = (texts: readonly string[]): boolean =>
  texts.length > 1 &&
  texts.every(
    (text, at) =>
      /^\d{1,4}\.?$/.test(text) &&
      (at === 0 || Number.parseInt(text, 10) === Number.parseInt(texts[at - 1] ?? '', 10) + 1),
  );

/** Names are the first one or two columns of words, the amount the last column of amounts after them. */
function byContent(cells: Cells): Omit<PastedColumns, 'isWorker'> {
  const width = Math.max(0, ...cells.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) =>
    cells.map((line) => line[column] ?? '').filter((text) => text !== ''),
  );
  const areNames = columns.map(
    (texts) => texts.length > 0 && texts.every((text) => /\p{L}/u.test(text) && !isAmount(text)),
  );
  const first = areNames.indexOf(true);
  const isSecond =
    first >= 0 && areNames[first + 1] === true && columns[first]?.every((text) => !/\s/.test(text));
  const amount = columns.findLastIndex(
    (texts, column) => column > first && texts.length > 0 && texts.every(isAmount) && !isRunning(texts),
  );
  if (first < 0) return { names: [], amount };
  const parts: PastedColumns['names'] = isSecond
    ? [
        ['lastName', first],
        ['firstName', first + 1],
      ]
    : [['person', first]];
  return { names: parts, amount };
}

/** The workers of pasted lines: without headings, totals and empty lines; a number or a JMBG is not taken for the amount. */
export function pastedPeople(cells: Cells, kind: QuickKind | undefined): readonly PastedPerson[] {
  const { names, amount, isWorker } = columnsOf(cells, kind);
  return cells.flatMap((line, at) => {
    // A line with its names in two cells, among others with one.
    const isMoved = /\p{L}{3}/u.test(line[amount] ?? '');
    const own = isMoved ? byContent([line]) : { names, amount };
    const person = { name: nameOf(line, own.names), amount: line[own.amount] ?? '' };
    return isWorker(at) && (person.name !== '' || person.amount !== '') ? [person] : [];
  });
}

/** A surname of two words keeps a comma, after which the first name is certain. */
const joined = (lastName: string, firstName: string): string =>
  [lastName, firstName].filter(Boolean).join(/\s/.test(lastName) && firstName !== '' ? ', ' : ' ');

function nameOf(line: readonly string[], names: PastedColumns['names']): string {
  const of = (wanted: StaffField): string =>
    names.map(([field, column]) => (field === wanted ? (line[column] ?? '') : '')).find(Boolean) ?? '';
  const given = of('fullName');
  const read = given === '' ? undefined : readFullName(given, 'ime-prezime');
  if (read && 'value' in read) return joined(read.value.lastName, read.value.firstName);
  return given || of('surnameFirst') || of('person') || joined(of('lastName'), of('firstName'));
}

/** The amounts of a pasted column, each for its own row: an empty cell stays one. */
export function pastedAmounts(cells: Cells, kind: QuickKind | undefined): readonly string[] {
  if (cells.every(({ length }) => length < 2)) return cells.map(([text = '']) => text);
  const { amount, isWorker } = columnsOf(cells, kind);
  return cells.flatMap((line, at) => (isWorker(at) ? [line[amount] ?? ''] : []));
}
