import type { Chosen } from '../form-state/form-fields.ts';
import type { Answer, AnswerLine } from './answer.ts';

/** The main lines for the given basis, as far as the answer has them. */
export const mainLines = ({ presentation, lines }: Answer, { basis }: Chosen): AnswerLine[] =>
  present(
    lines,
    presentation.mainLines[presentation.bases[basis]?.line ?? ''] ?? presentation.mainLines.otherwise,
  );

/** The lines of those names in an answer. */
export const present = (lines: Answer['lines'], names: readonly string[]): AnswerLine[] =>
  names.flatMap((name) => lines.get(name) ?? []);
