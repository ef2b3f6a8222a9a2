import type { Day } from '../../kernel/days/day.ts';
import { snFbih } from '../gazettes.ts';

/** The first day of the rulebook of 2021 on the income tax act. */
export const RULEBOOK_2021: Day = '2021-06-26';

/** The rulebook on the income tax act, with its amendments. */
export const rulebook2021 = snFbih('48/21, 77/21, 20/22, 57/22, 5/23, 85/23, 97/23, 36/24, 57/24');
