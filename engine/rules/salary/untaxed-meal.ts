import type { Warning } from '../../core/issue.ts';
import { formatMoney } from '../../core/numbers/format.ts';
import { type Feninga, HUNDREDTHS, type Hundredths, mulDiv } from '../../core/numbers/money.ts';

/**
 * A meal outside the gross up to a daily limit; `topli_obrok_iznad` is the excess.
 * @param limit the untaxed amount of a day; undefined while it is not known and there is no meal
 */
export function untaxedMeal(topli_dani: Hundredths, topli_obrok_dan: Feninga, limit: Feninga | undefined) {
  const untaxed = Math.min(topli_obrok_dan, limit ?? 0);
  return {
    topli_obrok_dan,
    topli_obrok_neoporezivo: limit,
    topli_obrok: mulDiv(topli_dani, untaxed, HUNDREDTHS),
    topli_obrok_iznad: mulDiv(topli_dani, topli_obrok_dan - untaxed, HUNDREDTHS),
  };
}

interface Meal {
  readonly topli_obrok_oporezivi: Feninga;
  readonly topli_obrok_neoporezivo?: Feninga | undefined;
}

/** A meal above the limit, whose excess is part of the gross. */
export function mealWarnings(
  { topli_obrok_oporezivi, topli_obrok_neoporezivo }: Meal,
  izvor: string | null,
): Warning[] {
  if (topli_obrok_oporezivi === 0 || topli_obrok_neoporezivo === undefined) return [];
  const poruka = `Topli obrok prelazi neoporezivih ${formatMoney(topli_obrok_neoporezivo)} po danu: u bruto je ušlo ${formatMoney(topli_obrok_oporezivi)}.`;
  return [{ polje: 'topli_obrok_oporezivi', poruka, izvor }];
}
