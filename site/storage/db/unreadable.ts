import { isDraft, isRecord } from './record.ts';
import { type Kept, type KeptDraft, TABLES, type TableName } from './tables.ts';

/** Something kept that this version cannot read. It stays where it is until a person takes it away. */
export interface Unreadable extends Kept {
  readonly table: TableName;
  /** What it is, or was. */
  readonly name: string;
  /** What there is to be had of it: its content, or all of it where more than the content is not as it was kept. */
  readonly given: unknown;
}

type Row = Kept & Partial<KeptDraft>;

/** True of what was kept as this program keeps what stands in a table, whatever its content says. */
export const isWhole = (table: TableName, row: Row): boolean =>
  table === 'nacrti' ? isDraft(row) : isRecord(row);

export const unreadableOf = (table: TableName, row: Row): Unreadable => ({
  ...row,
  table,
  name: nameOf(table, row),
  given: isWhole(table, row) ? row.content : row,
});

/** What was set aside says what it was. */
const nameOf = (table: TableName, { name }: Row): string =>
  table === 'odlozeno' && typeof name === 'string' ? name : TABLES[table].toLowerCase();
