import { addDays } from '../kernel/calendar.ts';
import { type Day, yearOf } from '../kernel/day.ts';
import type { LawTree } from '../kernel/law.ts';

const FIRST = 2018;

/** The years the product covers whose law is known, oldest first. */
export const knownYears = ({ poznato_do }: LawTree): number[] =>
  Array.from({ length: yearOf(poznato_do) - FIRST + 1 }, (_, index) => FIRST + index);

/** The first day whose law is not known yet. */
export const unknownDay = ({ poznato_do }: LawTree): Day => addDays(poznato_do, 1);
