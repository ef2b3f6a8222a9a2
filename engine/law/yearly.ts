import { type Day, dayOf, yearOf } from '../core/days/day.ts';
import type { LawTree, Yearly } from '../core/law.ts';
import { changeOn, isSetYearly } from '../core/law.ts';
import { lawTrees } from './index.ts';

/** A figure set for each year, and its last known day. */
export interface YearlyFigure extends Yearly {
  readonly stablo: keyof typeof lawTrees;
  readonly ime: string;
  readonly naziv: string;
  readonly poznato_do: Day;
}

const trees = Object.entries<LawTree>(lawTrees) as [YearlyFigure['stablo'], LawTree][];

/** All figures to look up when the year turns, and where they are published. */
export const yearlyFigures: readonly YearlyFigure[] = trees.flatMap(([stablo, { parametri }]) =>
  Object.entries(parametri).flatMap(([ime, { naziv, poznato_do, godisnje }]) =>
    godisnje ? [{ stablo, ime, naziv, poznato_do, ...godisnje }] : [],
  ),
);

/** Those that end with their year. */
export const setYearly = yearlyFigures.filter(isSetYearly);

/** The figures a year lacks: not known to its end, or known only by a figure of an earlier year. Those in force until changed are not. */
export const missingFor = (year: number): readonly YearlyFigure[] =>
  setYearly.filter(({ stablo, ime, poznato_do }) => {
    const parameter = trees.find(([name]) => name === stablo)?.[1].parametri[ime];
    const change = parameter && changeOn(parameter, dayOf(year, 12, 31));
    return poznato_do < dayOf(year, 12, 31) || change === undefined || yearOf(change.od) < year;
  });
