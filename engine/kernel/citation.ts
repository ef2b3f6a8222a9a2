import type { Day } from './day.ts';
import { type Change, changeOn, type LawTree, type Source } from './law.ts';

/** One provision of the law that a line rests on. */
export interface Citation extends Source {
  readonly naziv: string;
  readonly od: Day;
}

/** The provision behind a parameter on a day; undefined when it had no value then. */
export function citation(tree: LawTree, day: Day, name: string): Citation | undefined {
  const parameter = tree.parametri[name];
  const change = parameter && changeOn(parameter, day);
  return change && cite(parameter.naziv, change);
}

const cite = (naziv: string, { od, izvor }: Change<unknown>): Citation => ({ naziv, od, ...izvor });

const texts = new WeakMap<Change<unknown>, string>();

/** The provisions behind these parameters on a day as JSON, one after another; each is written once. */
export function citationsJson(tree: LawTree, day: Day, names: readonly string[]): string {
  let text = '';
  for (const name of names) {
    const parameter = tree.parametri[name];
    const change = parameter && changeOn(parameter, day);
    if (!change) continue;
    const cited = texts.get(change) ?? JSON.stringify(cite(parameter.naziv, change));
    texts.set(change, cited);
    text += text ? `,${cited}` : cited;
  }
  return text;
}

/** `Zakon o radu, Sl. glasnik RS 1/16, čl. 124`, or that no official source was found, and what the figure is from. */
export const writeCitation = ({ propis, glasilo, clan, url }: Source): string =>
  [propis, glasilo, clan].filter(Boolean).join(', ') ||
  ['službeni izvor nije nađen', url && `podatak je sa ${url}`].filter(Boolean).join(', ');
