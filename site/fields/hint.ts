import type { Day } from '@obracun/engine/kernel/day.ts';
import type { Hint } from '@obracun/engine/kernel/field.ts';
import { formatDay } from '@obracun/engine/kernel/format.ts';
import { formatValue } from '@obracun/engine/kernel/value.ts';
import type { PublicTree } from '@obracun/engine/law/public.ts';
import { unbroken } from './unbroken.ts';

/** Held units in one published unit. */
const SCALES = { iznos: 100, posto: 10_000, sati: 100, koeficijent: 1_000_000, da_ne: 1 } as const;

/** A hint with the figure the law has on that day, and since when; without the figure where the law is not known. */
export function writeHint({ tekst, zakon }: Hint, law: PublicTree | undefined, day: Day | undefined): string {
  if (zakon === undefined) return tekst;
  const figure = law && day && figureOn(law, zakon, day);
  return figure
    ? `${tekst.replace('{}', figure.written)} Od ${unbroken(formatDay(figure.od))}`
    : withoutFigure(tekst);
}

const withoutFigure = (text: string): string =>
  text
    .replace('do {} KM', 'do važećeg iznosa')
    .replace('{} KM', 'važeći iznos')
    .replace('{}', 'važeći procenat');

function figureOn(law: PublicTree, path: string, day: Day): { written: string; od: Day } | undefined {
  const [name = '', key = ''] = path.split('.');
  const parameter = law.parametri[name];
  const change = day <= law.poznato_do ? parameter?.promjene.findLast(({ od }) => od <= day) : undefined;
  const value = change?.vrijednost[key];
  const unit = parameter?.znacenja[key]?.jedinica;
  if (!change || !unit || typeof value !== 'number') return undefined;
  return { written: formatValue(unit, Math.round(value * SCALES[unit])), od: change.od };
}
