import { type Day, dayOf, isDay } from '@obracun/engine/core/days/day.ts';
import { changeOn, lastChangeOf } from '@obracun/engine/core/law.ts';
import type { Ppm } from '@obracun/engine/core/numbers/money.ts';
import { raspodjela_nezaposlenost, raspodjela_zdravstveno } from '@obracun/engine/law/fbih/revenue-split.ts';

const SPLITS = { raspodjela_zdravstveno, raspodjela_nezaposlenost };

type CallFields = Readonly<Record<string, unknown>>;

/** The day of an answer, if the call contains it. */
function dayIn({ datum, godina, mjesec }: CallFields): Day | undefined {
  const day = typeof datum === 'string' ? datum : dayOf(Number(godina), Number(mjesec ?? 1));
  return isDay(day) ? day : undefined;
}

/**
 * The share of a contribution for the Federation, for an answer with the whole alone: the specified fields do not
 * contain the parts. Without a day, by the newest rate.
 */
export function splitOn(fields: CallFields): (path: string) => Ppm | undefined {
  const day = dayIn(fields);
  return (path) => {
    const split = Object.entries(SPLITS).find(([name]) => path === `${name}.federacija`)?.[1];
    if (split === undefined) return undefined;
    return (day === undefined ? lastChangeOf(split) : changeOn(split, day))?.vrijednost.federacija;
  };
}
