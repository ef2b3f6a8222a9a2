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

/** Asked of a column of amounts, of workers or of hours, that has `1.800` and nothing to tell it by. */
export const THOUSANDS = {
  text: 'Da li znak prije tri cifre odvaja hiljade?',
  options: [
    { value: 'hiljade', label: 'Da, to su hiljade' },
    { value: 'decimale', label: 'Ne, to su decimale' },
  ],
} as const;

/** The answer in force: what was said, or what is suggested. */
export const answerTo = (
  question: Pick<ColumnQuestion, 'id' | 'suggested'>,
  answers: Readonly<Record<string, string>>,
): string | undefined => answers[question.id] ?? question.suggested;
