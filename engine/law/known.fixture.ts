import { addDays, type Day, yearOf } from '../core/days/day.ts';
import type { AnyParameter, LawTree } from '../core/law.ts';
import { knownUntil } from '../core/law.ts';

const FIRST = 2018;

/** The years the product covers whose law is known, oldest first. */
export const knownYears = (tree: LawTree): number[] =>
  Array.from({ length: yearOf(knownUntil(tree)) - FIRST + 1 }, (_, index) => FIRST + index);

/** The first day on which a figure of the law is not known yet. */
export const unknownDay = (tree: LawTree): Day => addDays(knownUntil(tree), 1);

/** The first year a figure is not known for, whatever else of it is. */
export const yearWithout = ({ poznato_do }: AnyParameter): number => yearOf(addDays(poznato_do, 1));

/** The law as far as this day, and unknown behind it: figures of an estimate stay when the next year is known. */
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
