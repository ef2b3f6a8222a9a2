import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import type { Assignment, TableLayout } from '@obracun/engine/payroll/files/import/columns/layout.ts';
import type {
  ColumnQuestion,
  ImportChoices,
  JudgedLine,
} from '@obracun/engine/payroll/files/import/rows/judged.ts';

/** One change, old and new value formatted: `8 h → 0 h`. */
export interface EffectDetail {
  readonly label: string;
  readonly change: string;
}

/** Effect of a line on saved data. */
export interface LineEffect {
  readonly word: string;
  /** Equal to saved data: nothing to save. */
  readonly isSame: boolean;
  readonly details: readonly EffectDetail[];
}

/** Undoes an import. @returns the number of items kept because they changed since */
export type UndoImport = () => Promise<number>;

/** One kind of import: parsing, labels and saving. */
export interface Importer<P, F extends string = string> {
  /** Key for saved column assignments, by heading. */
  readonly key: string;
  /** Key of the open file, which survives navigation. */
  readonly place: string;
  readonly layout: (table: SourceTable) => TableLayout<F>;
  readonly questions: (
    table: SourceTable,
    layout: TableLayout<F>,
    assignment: Assignment<F>,
  ) => readonly ColumnQuestion[];
  readonly judge: (
    table: SourceTable,
    layout: TableLayout<F>,
    assignment: Assignment<F>,
    choices: ImportChoices,
  ) => Generator<JudgedLine<P, F>>;
  /** Fields assignable to a column, in list order. */
  readonly fields: readonly F[];
  readonly label: (field: F) => string;
  /** Notes shown before the import. */
  readonly notes: (assignment: Assignment<F>) => readonly string[];
  /** Reason for ignoring a known heading. */
  readonly notTaken: (heading: string) => string | undefined;
  /** Fields that identify the worker of a line. */
  readonly isWho: (field: F) => boolean;
  readonly effect: (proposal: P) => LineEffect;
  /** Saves accepted lines in one step. */
  readonly keep: (proposals: readonly P[]) => Promise<UndoImport>;
  /** `1 radnik`, `2 radnika` */
  readonly counted: (count: number) => string;
}
