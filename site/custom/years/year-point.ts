import { leastSure } from '../../calculator/answer/law-cited.ts';
import type { Point } from './chart-geometry.ts';
import type { YearAnswer } from './use-years.ts';

/** A year's amount, and whether a figure it is made of is of low certainty. */
export interface YearPoint extends Point {
  readonly isUnsure: boolean;
}

/** One line over the years. */
export const pointsOf = (years: readonly YearAnswer[], red: string): YearPoint[] =>
  years.map(({ godina, redovi }) => ({
    godina,
    iznos: Number(redovi.get(red)?.vrijednost ?? 0),
    isUnsure: [...redovi.values()].some(({ zakon }) => leastSure(zakon)?.pouzdanost === 'niska'),
  }));
