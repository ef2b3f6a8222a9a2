import { type Day, isDay } from '@obracun/engine/core/days/day.ts';
import type { Hint } from '@obracun/engine/core/field.ts';
import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { monthInWords } from '@obracun/engine/core/numbers/format.ts';
import type { PublicLaw } from '@obracun/engine/law/public.ts';
import type { Entered } from '../../fields/parsing/entered.ts';
import { writeFigureOn, writeHint } from '../../fields/parsing/hint.ts';
import { type Ask, useRequest } from '../../lazy-loading/use-request.ts';
import { useToday } from '../../platform/clock.ts';
import { formDay } from './last-period.ts';
import type { Form } from './use-form.ts';

/** Hints and rates with the figures of the month of the form. */
export function useLawText({ definition, state }: Form): LawText {
  const law = useLaw()?.propisi[definition.entity];
  const today = useToday();
  return {
    hintOf: (hint) => writeHint(hint, law, formDay(state.entered, today)),
    notSeenSince: (entered) => notSeenSince(law?.najnoviji_izvor, formDay(entered, today)),
    figureOf: (path, entered) => writeFigureOn(law, path, formDay(entered, today)),
  };
}

/**
 * Figures hold until they are changed, so a month after the newest source is calculated too.
 * @param newest month of the newest known source of that law, `2026-06`
 */
export function notSeenSince(newest: string | undefined, day: Day | undefined): string | undefined {
  if (newest === undefined || day === undefined || day.slice(0, newest.length) <= newest) return undefined;
  return `Posljednja izmjena: ${monthInWords(newest)}`;
}

/** The law in the texts of a form, on its day. */
export interface LawText {
  readonly hintOf: (hint: Hint) => string;
  /** A formatted figure by its path, `minuli_rad.stopa`; undefined while the law is unknown. */
  readonly figureOf: (path: string, entered: Entered) => string | undefined;
  /** Note for a day after the newest known source; undefined for any other. */
  readonly notSeenSince: (entered: Entered) => string | undefined;
}

/** For forms without dated law. */
export const NO_LAW: LawText = {
  hintOf: ({ text }) => text,
  figureOf: () => undefined,
  notSeenSince: () => undefined,
};

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
