import type { Day } from '../../../core/days/day.ts';

/** `2026-11-06` → `061126` */
export const shortDay = (day: Day): string => `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)}`;

/** `2026-11-06` → `06-11-2026` */
export const dashedDay = (day: Day): string => day.split('-').reverse().join('-');

/** `2026-11-06` → `20261106` */
export const compactDay = (day: Day): string => day.replaceAll('-', '');
