import type { Day } from './day.ts';
import { changeOn, type LawTree, type Source } from './law.ts';

/** One provision of the law that a line rests on. */
export interface Citation extends Source {
  readonly naziv: string;
  readonly od: Day;
}

/** The provision behind a parameter on a day; undefined when it had no value then. */
export function citation(tree: LawTree, day: Day, name: string): Citation | undefined {
  const parameter = tree.parametri[name];
  const change = parameter && changeOn(parameter, day);
  return change && { naziv: parameter.naziv, od: change.od, ...change.izvor };
}

/** `Zakon o radu, Sl. glasnik RS 1/16, čl. 124`, or that no official source was found, and what the figure is from. */
export const writeCitation = ({ propis, glasilo, clan, url }: Source): string =>
  [propis, glasilo, clan].filter(Boolean).join(', ') ||
  ['službeni izvor nije nađen', url && `podatak je sa ${url}`].filter(Boolean).join(', ');
