import type { Presentation } from './calculator.ts';
import type { Described, Explanation } from './explanation/explanation.ts';
import { HUNDREDTHS, type Ppm, share } from './numbers/money.ts';

/** A rate of the law on the day of the answer, by its path; undefined when it is not available. */
type RateOf = (path: string) => Ppm | undefined;
type FigureOf = (name: string) => unknown;

/** The JSON of an answer: its lines by name, and the explanation if requested and given. */
export interface AnswerJson {
  readonly [line: string]: unknown;
  readonly objasnjenje?: Explanation;
}

/**
 * The lines of an answer, by name, in the order of the definition. Labels and units come from the definition, so bare answers are read as
 * well as explained ones; explanations are then empty.
 * @param rateOf rates for the lines such an answer omits; without it they are missing
 */
export function linesOf(
  definition: Presentation,
  { objasnjenje, ...answer }: AnswerJson,
  rateOf: RateOf = () => undefined,
): Map<string, Described> {
  const { redovi = {}, propisi = {} } = objasnjenje ?? {};
  const figureOf = (name: string): unknown =>
    redovi[name]?.vrijednost ??
    answer[name] ??
    addedUp(definition, figureOf, name) ??
    sharedOut(definition, figureOf, rateOf, name);
  const lines = Object.entries(definition.lines).flatMap(([name, { label, kind }]) => {
    const value = figureOf(name);
    if (typeof value !== 'number' && typeof value !== 'string') return [];
    const { formula = '', racun: working = '', zakon = [] } = redovi[name] ?? {};
    const citations = zakon.flatMap((provision) => propisi[provision] ?? []);
    return [[name, { name, label, kind, value, formula, working, citations }] as const];
  });
  return new Map(lines);
}

/** A sum that an answer omits; undefined when a part of it is missing. */
function addedUp({ sums }: Presentation, figureOf: FigureOf, name: string): number | undefined {
  const parts = sums?.[name]?.map(
    (part) => Number(figureOf(part.replace('−', ''))) * (part.startsWith('−') ? -1 : 1),
  );
  const feninga = parts?.reduce((sum, part) => sum + Math.round(part * 100), 0) ?? Number.NaN;
  return Number.isNaN(feninga) ? undefined : feninga / 100;
}

/** A rate of the law of another amount; undefined when either is missing. */
function sharedOut(
  { shares }: Presentation,
  figureOf: FigureOf,
  rateOf: RateOf,
  name: string,
): number | undefined {
  const part = shares?.[name];
  const rate = part && rateOf(part.rate);
  const whole = part && Math.round(Number(figureOf(part.of)) * HUNDREDTHS);
  return rate === undefined || !Number.isSafeInteger(whole)
    ? undefined
    : share(Number(whole), rate) / HUNDREDTHS;
}
