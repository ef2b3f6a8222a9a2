import type { Presentation } from './calculator.ts';
import type { Described, Explanation } from './described.ts';

/** The JSON of an answer: its lines by name, and the explanation where one was asked for and given. */
export interface AnswerJson {
  readonly [red: string]: unknown;
  readonly objasnjenje?: Explanation;
}

/**
 * The lines of an answer, by name, in the order of the definition. What a line is called and measured in comes from there,
 * so an answer of bare fields is read as well as an explained one; how it came about is then empty.
 */
export function linesOf(
  definition: Presentation,
  { objasnjenje, ...answer }: AnswerJson,
): Map<string, Described> {
  const { redovi = {}, propisi = {} } = objasnjenje ?? {};
  const figureOf = (red: string): unknown =>
    redovi[red]?.vrijednost ?? answer[red] ?? sumOf(definition, figureOf, red);
  const lines = Object.entries(definition.redovi).flatMap(([red, { naziv, vrsta }]) => {
    const vrijednost = figureOf(red);
    if (typeof vrijednost !== 'number' && typeof vrijednost !== 'string') return [];
    const { formula = '', racun = '', zakon = [] } = redovi[red] ?? {};
    const cited = zakon.flatMap((name) => propisi[name] ?? []);
    return [[red, { red, naziv, vrsta, vrijednost, formula, racun, zakon: cited }] as const];
  });
  return new Map(lines);
}

/** A sum of amounts that an answer leaves to who reads it; undefined where a part of it is missing. */
function sumOf(
  { zbrojevi }: Presentation,
  figureOf: (red: string) => unknown,
  red: string,
): number | undefined {
  const parts = zbrojevi?.[red]?.map(
    (part) => Number(figureOf(part.replace('−', ''))) * (part.startsWith('−') ? -1 : 1),
  );
  const feninga = parts?.reduce((sum, part) => sum + Math.round(part * 100), 0) ?? Number.NaN;
  return Number.isNaN(feninga) ? undefined : feninga / 100;
}
