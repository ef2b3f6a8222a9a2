import { HUNDREDTHS, mulDiv } from '../../../core/numbers/money.ts';
import { inWordsOf } from '../../../rules/entity-words.ts';
import type { PayrollEntity } from '../../model/place.ts';

/** A row of a statistical form: whole numbers, and what they were made of. */
export interface StatRow {
  readonly label: string;
  /** Whole KM, hours or people; undefined while not known. */
  readonly values: readonly (number | undefined)[];
  readonly working?: string;
  readonly isTotal?: true;
}

/** A table of a statistical form. */
export interface StatTable {
  readonly title: string;
  /** Of the columns with values. */
  readonly headings: readonly string[];
  readonly rows: readonly StatRow[];
  /** What the reader should know about its figures. */
  readonly note?: string;
}

/** A table in the words of an entity. */
export const tableIn = (entity: PayrollEntity, table: StatTable): StatTable =>
  entity === 'fbih'
    ? table
    : {
        ...table,
        title: inWordsOf(entity, table.title),
        rows: table.rows.map((row) => ({
          ...row,
          label: inWordsOf(entity, row.label),
          ...(row.working !== undefined && { working: inWordsOf(entity, row.working) }),
        })),
        ...(table.note !== undefined && { note: inWordsOf(entity, table.note) }),
      };

/** Hundredths as whole units. */
export const whole = (value: number): number => mulDiv(value, 1, HUNDREDTHS);

/** Hundredths as whole units whose sum is the rounded sum, so that rows and their total agree. */
export function wholeParts(values: readonly number[]): readonly number[] {
  let sum = 0;
  return values.map((value) => {
    const before = whole(sum);
    sum += value;
    return whole(sum) - before;
  });
}
