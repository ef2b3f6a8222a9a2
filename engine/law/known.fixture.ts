import { addDays, type Day, yearOf } from '../core/days/day.ts';
import type { AnyParameter, LawTree } from '../core/law.ts';
import { knownUntil } from '../core/law.ts';

const FIRST = 2018;

/** The covered years whose law is known to their end, oldest first. */
export const knownYears = (tree: LawTree): number[] =>
  Array.from({ length: yearOf(unknownDay(tree)) - FIRST }, (_, index) => FIRST + index);

/** The first day on which a figure of the law is not known. */
export const unknownDay = (tree: LawTree): Day => addDays(knownUntil(tree), 1);

/** The first day on which this figure is not known. */
export const firstUnknown = ({ poznato_do }: AnyParameter): Day => addDays(poznato_do, 1);

/** The first year for which some part of a figure is not known. */
export const yearWithout = ({ poznato_do }: AnyParameter): number => yearOf(addDays(poznato_do, 1));

/** The law truncated after this day: figures of an estimate stay the same when the next year becomes known. */
export const knownThrough = <T extends LawTree>(tree: T, day: Day): T => ({
  ...tree,
  parametri: Object.fromEntries(
    Object.entries(tree.parametri).map(([name, parameter]) => {
      const promjene = parameter.promjene.filter(({ od }) => od <= day);
      const poznato_do = parameter.poznato_do < day ? parameter.poznato_do : day;
      return [name, { ...parameter, promjene, poznato_do }];
    }),
  ),
});
