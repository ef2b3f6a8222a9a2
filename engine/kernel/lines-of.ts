import type { Presentation } from './calculator.ts';
import type { Described, Explanation } from './explained/described.ts';

/** The JSON of an answer: its lines by name, and the explanation where one was asked for and given. */
export interface AnswerJson {
  readonly [line: string]: unknown;
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
  const figureOf = (name: string): unknown =>
    redovi[name]?.vrijednost ?? answer[name] ?? addedUp(definition, figureOf, name);
  const lines = Object.entries(definition.lines).flatMap(([name, { label, kind }]) => {
    const value = figureOf(name);
    if (typeof value !== 'number' && typeof value !== 'string') return [];
    const { formula = '', racun: working = '', zakon = [] } = redovi[name] ?? {};
    const citations = zakon.flatMap((provision) => propisi[provision] ?? []);
    return [[name, { name, label, kind, value, formula, working, citations }] as const];
  });
  return new Map(lines);
}

/** A sum of amounts that an answer leaves to who reads it; undefined where a part of it is missing. */
function addedUp(
  { sums }: Presentation,
  figureOf: (name: string) => unknown,
  name: string,
): number | undefined {
  const parts = sums?.[name]?.map(
    (part) => Number(figureOf(part.replace('−', ''))) * (part.startsWith('−') ? -1 : 1),
  );
  const feninga = parts?.reduce((sum, part) => sum + Math.round(part * 100), 0) ?? Number.NaN;
  return Number.isNaN(feninga) ? undefined : feninga / 100;
}
