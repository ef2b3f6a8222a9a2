import type { Chosen } from '../form/form-fields.ts';
import type { Answer, AnswerLine } from './answer.ts';

/** The lines people came for, by what they gave, as far as the answer has them. */
export const mainLines = (
  { presentation: { glavni, osnove }, redovi }: Answer,
  { osnova }: Chosen,
): AnswerLine[] => present(redovi, glavni[osnove[osnova]?.red ?? ''] ?? glavni.uvijek);

/** The lines of those names that an answer has. */
export const present = (lines: Answer['redovi'], names: readonly string[]): AnswerLine[] =>
  names.flatMap((name) => lines.get(name) ?? []);
