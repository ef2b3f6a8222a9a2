import type { Answer } from '../../calculator/answer/answer.ts';
import { writeFigure } from '../../calculator/answer/figure.ts';

/** The answer with the formula of the interest, in words and in figures, under the lines it belongs to. */
export function withWorking(answer: Answer): Answer {
  const line = answer.redovi.get('kamata');
  if (!line) return answer;
  const napomena = `Kamata = ${line.formula} = ${line.racun} = ${writeFigure(line)}`;
  const cjeline = answer.presentation.cjeline.map((section) =>
    section.redovi.includes(line.red) ? { ...section, napomena } : section,
  );
  return { ...answer, presentation: { ...answer.presentation, cjeline } };
}
