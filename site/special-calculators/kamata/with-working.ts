import type { Answer } from '../../calculator/api/answer.ts';
import { writeFigure } from '../../calculator/api/figure.ts';

/** The answer with the formula of the interest, in words and in figures, under the lines it belongs to. */
export function withWorking(answer: Answer): Answer {
  const line = answer.lines.get('kamata');
  if (!line) return answer;
  const note = `Kamata = ${line.formula} = ${line.working} = ${writeFigure(line)}`;
  const sections = answer.presentation.sections.map((section) =>
    section.lines.includes(line.name) ? { ...section, note } : section,
  );
  return { ...answer, presentation: { ...answer.presentation, sections } };
}
