import { cellText, type RawCell } from '../cells/reading.ts';

/** Headings of a field. */
export interface FieldText {
  /** In our own files and lists. */
  readonly label: string;
  /** In files of other programs, separated by commas. */
  readonly also: string;
  /** Headings that count before the label where a file has both. */
  readonly preferred?: readonly string[];
}

export const fieldText = (label: string, also = ''): FieldText => ({ label, also });

/** Columns that identify the worker of a line, in any table. */
const PERSON_FIELDS = ['jmbg', 'firstName', 'lastName', 'fullName', 'surnameFirst', 'person'] as const;

export type PersonField = (typeof PERSON_FIELDS)[number];

const PERSON: ReadonlySet<string> = new Set(PERSON_FIELDS);

/** True for a column that identifies the worker. */
export const isPersonField = (field: string): boolean => PERSON.has(field);

/** True for a line without cells that identify a worker. */
export const isNobody = (cells: readonly { readonly field: string }[]): boolean =>
  !cells.some(({ field }) => isPersonField(field));

/** Reason for skipping such a line. */
export const NOBODY = 'nema ni imena ni JMBG';

/** A line of the file, numbered from 1. */
export interface SourceRow {
  readonly line: number;
  readonly cells: readonly RawCell[];
}

/** One sheet, or a whole CSV. */
export interface SourceTable {
  readonly rows: readonly SourceRow[];
  /** The workbook counts days from 1904. */
  readonly is1904?: boolean;
}

/** The texts of one column in the given rows, without empty ones. */
export const columnTexts = (rows: readonly SourceRow[], column: number): string[] =>
  rows.map(({ cells }) => cellText(cells[column])).filter((text) => text !== '');
