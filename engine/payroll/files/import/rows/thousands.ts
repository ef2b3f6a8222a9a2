import { type AmountSigns, isUnsureAmount, signsOf } from '../cells/amount.ts';
import { columnTexts, type SourceTable } from '../columns/field-text.ts';
import type { Assignment, TableLayout } from '../columns/layout.ts';
import { type ColumnQuestion, THOUSANDS } from './judged.ts';

/** A table with its assigned columns. */
interface Columns<F extends string> {
  readonly table: SourceTable;
  readonly layout: Pick<TableLayout<F>, 'header'>;
  readonly assignment: Assignment<F>;
}

const questionId = (column: number): string => `hiljade:${column}`;

/** Takes from a cell what is not its amount, such as a minus. */
type Bare = (text: string) => string;
const asWritten: Bare = (text) => text;

const textsOf = <F extends string>({ table, layout }: Columns<F>, column: number, bare: Bare): string[] =>
  columnTexts(table.rows.slice((layout.header ?? -1) + 1), column).map(bare);

/** Asks, for each column of amounts with an ambiguous one, what its separator means. */
export const thousandsQuestions = <F extends string>(
  columns: Columns<F>,
  isAmount: (field: F) => boolean,
  bare = asWritten,
): ColumnQuestion[] =>
  columns.assignment.flatMap((field, column) => {
    if (field === undefined || !isAmount(field)) return [];
    const texts = textsOf(columns, column, bare);
    const signs = signsOf(texts);
    return texts.some((text) => isUnsureAmount(text, signs))
      ? [{ id: questionId(column), column, ...THOUSANDS, examples: [...new Set(texts)].slice(0, 3) }]
      : [];
  });

/** Separators of each column of amounts, with the current answer. */
export const amountSigns = <F extends string>(
  columns: Columns<F>,
  isAmount: (field: F) => boolean,
  answers: Readonly<Record<string, string>>,
  bare = asWritten,
): readonly AmountSigns[] =>
  columns.assignment.map((field, column) => {
    const answer = answers[questionId(column)] as AmountSigns['answer'];
    const texts = field !== undefined && isAmount(field) ? textsOf(columns, column, bare) : [];
    return { ...signsOf(texts), ...(answer && { answer }) };
  });
