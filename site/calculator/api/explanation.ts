import { isDay } from '@obracun/engine/core/days/day.ts';
import { isJsonObject } from '@obracun/engine/core/json-object.ts';

type Given = Readonly<Record<string, unknown>>;

/**
 * Whether what says how the lines came about can be drawn as it stands; so can none. Another service may answer anything.
 * @param given what an answer has under `objasnjenje`
 */
export function isExplanation(given: unknown): boolean {
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

/** A name that every object has by birth names no provision. */
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
