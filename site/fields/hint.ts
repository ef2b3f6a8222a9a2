import type { Day } from '@obracun/engine/kernel/day.ts';
import type { Hint } from '@obracun/engine/kernel/field.ts';
import { formatDay } from '@obracun/engine/kernel/format.ts';
import { scaleOf } from '@obracun/engine/kernel/units.ts';
import { formatValue } from '@obracun/engine/kernel/value.ts';
import type { PublicChange, PublicTree } from '@obracun/engine/law/public.ts';
import { unbroken } from './unbroken.ts';

/** A hint with the figure the law has on that day, and since when; without the figure where the law is not known. */
export function writeHint(hint: Hint, law: PublicTree | undefined, day: Day | undefined): string {
  if (hint.zakon === undefined) return hint.tekst;
  const figure = law && day && figureOn(law, hint.zakon, day);
  return figure ? hint.tekst.replace('{}', figure.written) + since(figure.change) : hint.bezIznosa;
}

/** What no act sets, such as a usual uplift, is in force since no day. */
const since = ({ od, izvor: { propis, glasilo, url } }: PublicChange): string =>
  propis || glasilo || url ? ` Od ${unbroken(formatDay(od))}` : '';

interface Figure {
  readonly written: string;
  readonly change: PublicChange;
}

function figureOn(law: PublicTree, path: string, day: Day): Figure | undefined {
  const [name = '', key = ''] = path.split('.');
  const parameter = law.parametri[name];
  const change = day <= law.poznato_do ? parameter?.promjene.findLast(({ od }) => od <= day) : undefined;
  const value = change?.vrijednost[key];
  const unit = parameter?.znacenja[key]?.jedinica;
  if (!change || !unit || typeof value !== 'number') return undefined;
  return { written: formatValue(unit, Math.round(value * scaleOf(unit))), change };
}
