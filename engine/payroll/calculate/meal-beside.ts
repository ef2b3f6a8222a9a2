import type { Feninga } from '../../core/numbers/money.ts';
import type { PayrollEntity } from '../model/place.ts';
import { hundredthsOf } from './hundredths.ts';

/** In Republika Srpska the meal is a part of the gross. */
export const MEAL_IS_WAGE: Readonly<Record<PayrollEntity, boolean>> = { fbih: false, rs: true, bd: false };

/** What is paid for meals beside the wage, from the answer of its call. */
export const mealBeside = (
  entity: PayrollEntity,
  { topli_obrok }: Readonly<Record<string, unknown>>,
): Feninga => (MEAL_IS_WAGE[entity] ? 0 : hundredthsOf(topli_obrok));
