import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import type { Answer } from '../../calculator/call.ts';
import { writeFigure } from '../../calculator/figure.ts';

/** The definition with the formula of the interest, in words and in figures, under the lines it belongs to. */
export function withWorking(definition: Definition, { redovi }: Answer): Definition {
  const line = redovi.get('kamata');
  if (!line) return definition;
  const napomena = `Kamata = ${line.formula} = ${line.racun} = ${writeFigure(line)}`;
  const cjeline = definition.cjeline.map((section) =>
    section.redovi.includes(line.red) ? { ...section, napomena } : section,
  );
  return { ...definition, cjeline };
}
