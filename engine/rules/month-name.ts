import { MONTH_NAMES } from '../core/days/day.ts';
import type { Entity } from './working-hours.ts';

const AUGUST: Readonly<Record<Entity, string>> = { rs: 'avgust', fbih: 'august', bd: 'avgust' };

/** Forms of a month's name: nominative, and genitive as used after a day. */
export type MonthForm = 0 | 1;

/** The month in the words of an entity: `avgust` in Republika Srpska and the District. */
export const monthNameIn = (entity: Entity, month: number, form: MonthForm = 0): string =>
  (MONTH_NAMES[month - 1]?.[form] ?? '').replace(/^august/, AUGUST[entity]);
