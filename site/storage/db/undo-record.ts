import type { Contents, TableName } from './tables.ts';

/** What an import did. */
export interface BroughtIn {
  readonly id: typeof LAST_IMPORT;
  readonly changed: number;
  /** What stood there before and no longer does. */
  readonly before: Contents;
  /** What came, by id, with its moment: what was changed since is left alone. */
  readonly brought: Readonly<Record<TableName, Readonly<Record<string, number>>>>;
}

/** Only the last one can be undone. */
export const LAST_IMPORT = 'posljednji';
