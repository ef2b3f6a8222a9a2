import type { Definition } from '@obracun/engine/core/calculator.ts';
import { isDay } from '@obracun/engine/core/days/day.ts';
import { presentationOf } from '@obracun/engine/core/define.ts';
import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { type AnswerJson, linesOf } from '@obracun/engine/core/lines-of.ts';
import { type Answer, type AnswerLine, failure } from './answer.ts';
import { readProblem, saidIn } from './problem.ts';

/**
 * Parses the answer of a service.
 * @param fields the fields of the call
 * @throws CallError when it is a refusal, or not an answer
 */
export async function readAnswer(
  definition: Definition,
  isOk: boolean,
  json: unknown,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  if (!isOk) {
    const { detail, greske } = readProblem(json);
    throw failure(definition, detail, greske);
  }
  const answer = (json ?? {}) as AnswerJson;
  if (!isExplanation(answer.objasnjenje)) throw failure(definition);
  const presentation = await presentationOf(definition);
  const lacksShares = !answer.objasnjenje && Object.keys(presentation.shares).length > 0;
  const rateOf = lacksShares ? (await import('./shared-rates.ts')).splitOn(fields) : undefined;
  const lines = new Map([...linesOf(presentation, answer, rateOf)].flatMap(lineRead));
  if (lines.size === 0) throw failure(definition);
  return {
    presentation,
    lines,
    warnings: saidIn(answer.upozorenja),
    isEstimate: answer.procjena === true,
  };
}

type Named = readonly [string, AnswerLine];

/** A figure may be text, as other services write it. An invalid or out-of-range figure, and an invalid day, is no line. */
function lineRead([name, line]: Named): readonly Named[] {
  const { kind, value: given } = line;
  if (kind === 'datum') return typeof given === 'string' && isDay(given) ? [[name, line]] : [];
  const value = typeof given === 'string' && DECIMAL.test(given) ? Number(given) : given;
  return typeof value === 'number' && Math.abs(value) <= LARGEST ? [[name, { ...line, value }]] : [];
}

const DECIMAL = /^-?\d{1,12}(?:\.\d{1,6})?$/;
/** Values beyond it cannot be drawn to scale. */
const LARGEST = 1_000_000_000_000;

type Given = Readonly<Record<string, unknown>>;

/**
 * Whether an explanation can be rendered as sent, or is absent. Other services may send anything.
 * @param given the member `objasnjenje` of an answer
 */
function isExplanation(given: unknown): boolean {
  if (given === undefined || given === null) return true;
  if (!isJsonObject(given)) return false;
  const { redovi = {}, propisi = {} } = given;
  return (
    isJsonObject(redovi) &&
    isJsonObject(propisi) &&
    Object.values(redovi).every((line) => isLine(line, propisi)) &&
    Object.values(propisi).every(isCitation)
  );
}

const isText = (given: unknown): boolean => given === undefined || typeof given === 'string';

const isLine = (line: unknown, propisi: Given): boolean =>
  isJsonObject(line) &&
  (isText(line.vrijednost) || typeof line.vrijednost === 'number') &&
  [line.formula, line.racun].every(isText) &&
  (line.zakon === undefined || isNames(line.zakon, propisi));

/** A name every object inherits is not that of a provision. */
const isNames = (zakon: unknown, propisi: Given): boolean =>
  Array.isArray(zakon) &&
  zakon.every((name) => typeof name === 'string' && (Object.hasOwn(propisi, name) || !(name in propisi)));

const CERTAINTIES: readonly unknown[] = ['visoka', 'srednja', 'niska'];

const isCitation = (cited: unknown): boolean =>
  isJsonObject(cited) &&
  typeof cited.naziv === 'string' &&
  [cited.od, cited.provjereno].every((day) => typeof day === 'string' && isDay(day)) &&
  CERTAINTIES.includes(cited.pouzdanost) &&
  ['propis', 'glasilo', 'clan', 'napomena'].every((part) => isText(cited[part])) &&
  isAddress(cited.url);

function isAddress(url: unknown): boolean {
  if (url === undefined) return true;
  try {
    return typeof url === 'string' && /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}
