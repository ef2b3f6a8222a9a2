import type { Day } from '../../core/days/day.ts';
import { snFbih } from '../source.ts';

/** The first day of the rulebook of 2021 on the income tax act. */
export const RULEBOOK_2021: Day = '2021-06-26';

/** The decree on the costs of business travel. */
export const perDiemDecree = {
  propis: 'Uredba o naknadama troškova za službena putovanja',
  glasilo: snFbih('44/16, 50/16, 31/23, 100/25'),
  clan: 'čl. 5 st. 2',
} as const;

/** The rulebook on the income tax act, with its amendments. */
export const rulebook2021 = snFbih('48/21, 77/21, 20/22, 57/22, 5/23, 85/23, 97/23, 36/24, 57/24');
