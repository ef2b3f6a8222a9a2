import { firstDayOf, type YearMonth } from '../../core/days/year-month.ts';
import { changeOn, valueOn } from '../../core/law-by-day.ts';
import { type Feninga, share } from '../../core/numbers/money.ts';
import { topli_obrok_neoporezivo as bd } from '../../law/bd/hot-meal.ts';
import { topli_obrok_neoporezivo as fbih, topli_obrok_pravilo } from '../../law/fbih/hot-meal.ts';
import type { PayrollMonth } from '../model/month.ts';
import type { PayrollEntity } from '../model/place.ts';

type Month = YearMonth & Pick<PayrollMonth, 'averageNet'>;
type IsTaxed = (meal: Feninga | undefined, month: Month) => boolean;

const above =
  (limit: typeof bd | typeof fbih): IsTaxed =>
  (meal = 0, month) =>
    meal > (changeOn<{ readonly iznos: Feninga }>(limit, firstDayOf(month))?.vrijednost.iznos ?? 0);

/** Where something of a meal a day is pay, so that a day without one changes the wage; in Republika Srpska all of it is, the least where none was said. */
export const TAXED_MEAL: Readonly<Record<PayrollEntity, IsTaxed>> = {
  fbih: (meal = 0, month) =>
    month.averageNet === undefined
      ? above(fbih)(meal, month)
      : meal > share(month.averageNet, valueOn(topli_obrok_pravilo, firstDayOf(month)).posto),
  rs: (meal) => meal !== 0,
  bd: above(bd),
};
