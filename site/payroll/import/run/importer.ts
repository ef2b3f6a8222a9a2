import type { SourceTable } from '@obracun/engine/payroll/import/columns/field-words.ts';
import type { Assignment, TableLayout } from '@obracun/engine/payroll/import/columns/layout.ts';
import type {
  ColumnQuestion,
  ImportChoices,
  JudgedLine,
} from '@obracun/engine/payroll/import/rows/judged.ts';

/** What becomes of one thing: `8 h → 0 h`, what it was and will be as they are written. */
export interface EffectDetail {
  readonly label: string;
  readonly change: string;
}

/** What a line does to what is kept. */
export interface LineEffect {
  readonly word: string;
  /** Nothing is to be kept: it already stands so. */
  readonly isSame: boolean;
  readonly details: readonly EffectDetail[];
}

/** Puts what an import did back to how it was before. @returns how many stay as they are, because they were changed since */
export type UndoImport = () => Promise<number>;

/** One kind of table that can come in: how it is read, called and kept. */
export interface Importer<P, F extends string = string> {
  /** Under it the assignment of columns is remembered, by their headings. */
  readonly key: string;
  /** Where a file is opened: a look elsewhere and back finds it there. */
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
  /** Fields a column may be given, in the order of the list. */
  readonly fields: readonly F[];
  readonly label: (field: F) => string;
  /** What should be known before anything goes in. */
  readonly notes: (assignment: Assignment<F>) => readonly string[];
  /** Why a heading that is known is not taken. */
  readonly notTaken: (heading: string) => string | undefined;
  /** Fields in which a line says whose it is. */
  readonly isWho: (field: F) => boolean;
  readonly effect: (proposal: P) => LineEffect;
  /** Keeps what goes in, as one step. */
  readonly keep: (proposals: readonly P[]) => Promise<UndoImport>;
  /** `1 radnik`, `2 radnika` */
  readonly counted: (count: number) => string;
}
