import type { Day } from './day.ts';
import { formatDay } from './format.ts';
import { type Change, knownChangeOn, type LawTree, type Source } from './law.ts';

/** One provision of the law that a line rests on. */
export interface Citation extends Source {
  readonly naziv: string;
  readonly od: Day;
}

/** The provision behind a parameter on a day; undefined when it had no value then. */
export function citation(tree: LawTree, day: Day, name: string): Citation | undefined {
  const parameter = tree.parametri[name];
  const change = parameter && knownChangeOn(parameter, day);
  return change && cite(parameter.naziv, change);
}

const cite = (naziv: string, { od, izvor }: Change<unknown>): Citation => ({ naziv, od, ...izvor });

const texts = new WeakMap<Change<unknown>, string>();

/** The same as JSON, written once for all answers that rest on it; empty when it had no value then. */
export function citationJson(tree: LawTree, day: Day, name: string): string {
  const parameter = tree.parametri[name];
  const change = parameter && knownChangeOn(parameter, day);
  if (!change) return '';
  const text = texts.get(change) ?? JSON.stringify(cite(parameter.naziv, change));
  texts.set(change, text);
  return text;
}

/** The day it was checked; of what no source was found for, the day it was looked for. */
export const checkedWords = (source: Source): string =>
  `${isFound(source) ? 'provjereno' : 'izvor tražen'} ${formatDay(source.provjereno)}`;

const isFound = ({ propis, glasilo, clan, url }: Source): boolean =>
  [propis, glasilo, clan, url].some((part) => part !== undefined);

/** `Zakon o radu, Sl. glasnik RS 1/16, čl. 124`, or that no official source was found, and what the figure is from. */
export const writeCitation = ({ propis, glasilo, clan, url }: Source): string =>
  [propis, glasilo, clan].filter(Boolean).join(', ') ||
  ['službeni izvor nije nađen', url && `podatak preuzet s ${url}`].filter(Boolean).join(', ');
