import type { Day } from '../days/day.ts';
import type { AnyParameter, Change, LawTree, Source } from '../law.ts';
import { knownChangeOn } from '../law.ts';
import { formatDay } from '../numbers/format.ts';

/** One provision of the law behind a line. */
export interface Citation extends Source {
  readonly naziv: string;
  readonly od: Day;
}

/** The provision behind a parameter on a day; undefined when it has no value then. */
export function citation(tree: LawTree, day: Day, name: string): Citation | undefined {
  const parameter = tree.parametri[name];
  const change = parameter && knownChangeOn(parameter, day);
  return change && cite(parameter.naziv, change);
}

const cite = (naziv: string, { od, izvor }: Change<unknown>): Citation => ({
  naziv,
  od,
  ...withoutMedia(izvor),
});

/** Results cite only reliable sources, or say that there is none; newspapers are cited on the page of the law. */
function withoutMedia(source: Source): Source {
  const { mediji: _, ...found } = source;
  return found;
}

const texts = new WeakMap<Change<unknown>, string>();

/** The same as JSON, cached for all answers that cite it; empty when the parameter has no value then. */
export function citationJson(tree: LawTree, day: Day, name: string): string {
  const parameter = tree.parametri[name];
  const change = parameter && knownChangeOn(parameter, day);
  if (!change) return '';
  const text = texts.get(change) ?? JSON.stringify(cite(parameter.naziv, change));
  texts.set(change, text);
  return text;
}

/** The day it was checked; for a figure without a source, the day of the search. */
export const checkedText = (source: Source): string =>
  `${isFound(source) ? 'provjereno' : 'izvor tražen'} ${formatDay(source.provjereno)}`;

/** Month of the newest source of a figure: its own, or that of the tree; undefined without a source. */
export function newestSource(
  { najnoviji_izvor: ofTree }: LawTree,
  parameter: AnyParameter,
): string | undefined {
  const last = parameter.promjene.at(-1)?.izvor;
  return parameter.najnoviji_izvor ?? (last && isFound(last) ? ofTree : undefined);
}

const isFound = ({ propis, glasilo, clan, url, mediji }: Source): boolean =>
  [propis, glasilo, clan, url, mediji].some((part) => part !== undefined);

/** Text for a figure without act or gazette. */
export const NOT_IN_GAZETTE = 'u službenom glasilu nije pronađeno';

/** `Zakon o radu, Sl. glasnik RS 1/16, čl. 124`, or a statement that no gazette was found and where the figure is from. */
export const writeCitation = ({ propis, glasilo, clan, url }: Source): string =>
  [propis, glasilo, clan].filter(Boolean).join(', ') ||
  [NOT_IN_GAZETTE, url && `podatak preuzet s ${url}`].filter(Boolean).join(', ');
