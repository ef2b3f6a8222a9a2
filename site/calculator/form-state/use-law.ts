import { isDay } from '@obracun/engine/core/days/day.ts';
import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { PublicLaw } from '@obracun/engine/law/public.ts';
import { type Ask, useRequest } from '../../lazy-loading/use-request.ts';

let law: Promise<PublicLaw> | undefined;

/** Fetched once for all pages; the next page retries after a failure. */
const fetchLaw: Ask<PublicLaw> = (address) => {
  law ??= fetch(address)
    .then((response): Promise<unknown> => response.json())
    .then((given) => {
      if (!isLaw(given)) throw new Error('no law');
      return given;
    })
    .catch((error) => {
      law = undefined;
      throw error;
    });
  return law;
};

/** The dated law, for hints; undefined until it is loaded after the first paint, and while it fails to load. */
export const useLaw = (): PublicLaw | undefined => useRequest('/zakon.json', fetchLaw).answer;

type Part = Readonly<Record<string, unknown>>;

/** Whether a response can be read as law. A proxy may answer anything. */
export const isLaw = (given: unknown): given is PublicLaw =>
  isJsonObject(given) && isFilled(given.propisi) && Object.values(given.propisi).every(isTree);

const isFilled = (given: unknown): given is Part => isJsonObject(given) && Object.keys(given).length > 0;

const isTree = (tree: unknown): boolean =>
  isJsonObject(tree) &&
  (tree.najnoviji_izvor === undefined || isMonth(tree.najnoviji_izvor)) &&
  isFilled(tree.parametri) &&
  Object.values(tree.parametri).every(isParameter);

const isMonth = (given: unknown): boolean => typeof given === 'string' && isDay(`${given}-01`);

const isDayIn = (given: unknown): boolean => typeof given === 'string' && isDay(given);

const isParameter = (parameter: unknown): boolean =>
  isJsonObject(parameter) &&
  isDayIn(parameter.poznato_do) &&
  isJsonObject(parameter.znacenja) &&
  Object.values(parameter.znacenja).every(isJsonObject) &&
  Array.isArray(parameter.promjene) &&
  parameter.promjene.every(isChange);

const isChange = (change: unknown): boolean =>
  isJsonObject(change) && isDayIn(change.od) && isJsonObject(change.vrijednost) && isJsonObject(change.izvor);
