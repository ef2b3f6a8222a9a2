import type { Contents, TableName } from './tables.ts';

/** Effects of an import. */
export interface ImportRecord {
  readonly id: typeof LAST_IMPORT;
  readonly changed: number;
  /** Records that were replaced. */
  readonly before: Contents;
  /** Moments of the imported records, by id: those changed since are kept. */
  readonly brought: Readonly<Record<TableName, Readonly<Record<string, number>>>>;
}

/** Only the last one can be undone. */
export const LAST_IMPORT = 'posljednji';
