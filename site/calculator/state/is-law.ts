import { isDay } from '@obracun/engine/kernel/days/day.ts';
import type { PublicLaw } from '@obracun/engine/law/public.ts';
import { isPlain } from '../../device/kept/content.ts';

type Part = Readonly<Record<string, unknown>>;

/** Whether a law can be read for hints as it stands. Something between us and the service may answer anything. */
export const isLaw = (given: unknown): given is PublicLaw =>
  isPlain(given) && isFilled(given.propisi) && Object.values(given.propisi).every(isTree);

const isFilled = (given: unknown): given is Part => isPlain(given) && Object.keys(given).length > 0;

const isTree = (tree: unknown): boolean =>
  isPlain(tree) &&
  (tree.najnoviji_izvor === undefined || isMonth(tree.najnoviji_izvor)) &&
  isFilled(tree.parametri) &&
  Object.values(tree.parametri).every(isParameter);

const isMonth = (given: unknown): boolean => typeof given === 'string' && isDay(`${given}-01`);

const isDayIn = (given: unknown): boolean => typeof given === 'string' && isDay(given);

const isParameter = (parameter: unknown): boolean =>
  isPlain(parameter) &&
  isDayIn(parameter.poznato_do) &&
  isPlain(parameter.znacenja) &&
  Object.values(parameter.znacenja).every(isPlain) &&
  Array.isArray(parameter.promjene) &&
  parameter.promjene.every(isChange);

const isChange = (change: unknown): boolean =>
  isPlain(change) && isDayIn(change.od) && isPlain(change.vrijednost) && isPlain(change.izvor);
