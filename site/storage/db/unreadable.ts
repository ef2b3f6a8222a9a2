import { isDraft, isRecord } from './record.ts';
import { type StoredDraft, type StoredRecord, TABLES, type TableName } from './tables.ts';

/** A record this version cannot read. It stays until the user removes it. */
export interface Unreadable extends StoredRecord {
  readonly table: TableName;
  /** Its description. */
  readonly name: string;
  /** The exportable part: its content, or the whole record when that is malformed. */
  readonly given: unknown;
}

type Row = StoredRecord & Partial<StoredDraft>;

/** True of a record in the format of its table, whatever its content. */
export const isWhole = (table: TableName, row: Row): boolean =>
  table === 'nacrti' ? isDraft(row) : isRecord(row);

export const unreadableOf = (table: TableName, row: Row): Unreadable => ({
  ...row,
  table,
  name: nameOf(table, row),
  given: isWhole(table, row) ? row.content : row,
});

/** A record set aside has a description. */
const nameOf = (table: TableName, { name }: Row): string =>
  table === 'odlozeno' && typeof name === 'string' ? name : TABLES[table].toLowerCase();
