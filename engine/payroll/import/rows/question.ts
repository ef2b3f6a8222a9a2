/** Something a whole column is asked once. */
export interface ColumnQuestion {
  readonly id: string;
  readonly column: number;
  readonly text: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Holds until the person says otherwise; without it cells wait for the answer. */
  readonly suggested?: string;
  /** What it probably is: shown, and in force only once the person says so. */
  readonly proposed?: string;
  /** Cells it is about. */
  readonly examples: readonly string[];
}

/** The answer in force: what was said, or what is suggested. */
export const answerTo = (
  question: Pick<ColumnQuestion, 'id' | 'suggested'>,
  answers: Readonly<Record<string, string>>,
): string | undefined => answers[question.id] ?? question.suggested;
