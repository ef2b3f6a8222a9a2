import { type Day, yearOf } from '@obracun/engine/core/days/day.ts';
import type { Field, Hint } from '@obracun/engine/core/field.ts';
import { formatDay, unbroken } from '@obracun/engine/core/numbers/format.ts';
import { scaleOf } from '@obracun/engine/core/numbers/units.ts';
import { formatValue } from '@obracun/engine/core/numbers/value.ts';
import type { PublicChange, PublicTree } from '@obracun/engine/law/public.ts';

/** A hint with the figure of the law on that day, and its first day in that year; without the figure when the law is unknown. */
export const writeHint = (hint: Hint, law: PublicTree | undefined, day: Day | undefined): string =>
  inWords(hint, law, day).replaceAll(' %', '\u00a0%');

function inWords(hint: Hint, law: PublicTree | undefined, day: Day | undefined): string {
  if (hint.figure === undefined) return hint.text;
  const figure = law && day && figureOn(law, hint.figure, day);
  if (!figure) return hint.withoutFigure;
  return hint.text.replace('{}', figure.written) + since(figure.change, day);
}

/** The effective value of an empty field, as its placeholder; without unit. */
export function emptyMeans(
  { hint, emptyAs }: Field,
  figureOf: (path: string) => string | undefined,
): string | undefined {
  if (hint?.figure === undefined || !hint.fillsEmpty) return emptyAs?.toString();
  return figureOf(hint.figure)?.replace(/ %$/, '');
}

/** A figure of the law on that day, without its act; undefined when the law is unknown. */
export const writeFigureOn = (
  law: PublicTree | undefined,
  path: string,
  day: Day | undefined,
): string | undefined => (law && day ? figureOn(law, path, day)?.written : undefined);

/** The first day of a figure that is new this year. A figure without an act, such as a usual uplift, has none. */
const since = ({ od, izvor: { propis, glasilo, url } }: PublicChange, day: Day): string =>
  (propis || glasilo || url) && yearOf(od) === yearOf(day) ? ` Od ${unbroken(formatDay(od))}` : '';

interface LawFigure {
  readonly written: string;
  readonly change: PublicChange;
}

function figureOn(law: PublicTree, path: string, day: Day): LawFigure | undefined {
  const [name = '', key = ''] = path.split('.');
  const parameter = law.parametri[name];
  const isKnown = parameter !== undefined && day <= parameter.poznato_do;
  const change = isKnown ? parameter.promjene.findLast(({ od }) => od <= day) : undefined;
  const value = change?.vrijednost[key];
  const unit = parameter?.znacenja[key]?.jedinica;
  if (!change || !unit || typeof value !== 'number') return undefined;
  return { written: formatValue(unit, Math.round(value * scaleOf(unit))), change };
}
