import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { allWarningsOf } from '../rows/deduction-notes.ts';
import type { MonthRow } from '../rows/rows.ts';

const seenOf = ({ seenWarnings }: Pick<Firm, 'seenWarnings'>, worker: string): readonly string[] =>
  seenWarnings?.[worker] ?? [];

/** The warnings of a row that were not marked as seen. */
export const newWarningsOf =
  (firm: Firm) =>
  (row: MonthRow): readonly string[] =>
    allWarningsOf(row).filter((sentence) => !seenOf(firm, row.id).includes(sentence));

/** The warnings of a row that were marked as seen. */
export const seenWarningsOf =
  (firm: Firm) =>
  (row: MonthRow): readonly string[] =>
    allWarningsOf(row).filter((sentence) => seenOf(firm, row.id).includes(sentence));

type Seen = NonNullable<Firm['seenWarnings']>;

/** The marks of a firm with a warning of these workers marked as seen. */
export const withSeen = (firm: Firm, sentence: string, rows: readonly MonthRow[]): Seen => ({
  ...firm.seenWarnings,
  ...Object.fromEntries(rows.map(({ id }) => [id, [...new Set([...seenOf(firm, id), sentence])]])),
});

/** The marks of a firm without those of the workers of these rows. */
export const withoutSeen = (firm: Firm, rows: readonly MonthRow[]): Seen =>
  Object.fromEntries(
    Object.entries(firm.seenWarnings ?? {}).filter(([worker]) => rows.every(({ id }) => id !== worker)),
  );
