import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { WageRequest } from '@obracun/engine/payroll/api-request/request.ts';
import type { AskWages, WageAnswer } from '@obracun/engine/payroll/calculate/calculate-month.ts';
import { postList } from '../../calculator/api/post-list.ts';
import { readProblem, saidIn } from '../../calculator/api/problem.ts';

/** The most wages the service takes in one list. */
const MOST = 1000;

/** Wages could not be asked for: a sentence that says why, and what to do. */
export class WagesUnasked extends Error {}

const OFFLINE = 'Nema veze sa servisom za obračun: upisano je sačuvano i izračunaće se čim veza bude tu.';

/**
 * Asks the service for many wages, as many lists as it takes. Nothing that names anybody is sent.
 * @throws WagesUnasked when the network or the service fails
 */
export const askWages: AskWages = async (requests) => {
  const answers: WageAnswer[] = [];
  for (let from = 0; from < requests.length; from += MOST)
    answers.push(...(await askList(requests.slice(from, from + MOST))));
  return answers;
};

async function askList(requests: readonly WageRequest[]): Promise<readonly WageAnswer[]> {
  const said = await postList(requests).catch(() => undefined);
  if (!said) throw new WagesUnasked(OFFLINE);
  const answers = said.isOk ? wageAnswersIn(said.json, requests.length) : undefined;
  if (answers) return answers;
  throw new WagesUnasked(
    readProblem(said.json).detail ?? 'Servis za obračun trenutno ne odgovara: pokušavam ponovo.',
  );
}

/** KM or hours; beyond it nothing is calculated, and hundredths would be no whole numbers any more. */
const LARGEST = 10_000_000_000;

/** Of what came as a list of answers, the list if each is one: a wage is never made of half an answer. */
const wageAnswersIn = (given: unknown, count: number): readonly WageAnswer[] | undefined =>
  Array.isArray(given) && given.length === count && given.every(isWageAnswer) ? given : undefined;

const isWageAnswer = (given: unknown): given is WageAnswer =>
  isJsonObject(given) &&
  typeof given.status === 'number' &&
  ('odgovor' in given ? isCalculated(given.odgovor) : isRefusal(given));

/** A line an entity does not have is left out; one that is there is a figure. */
const isCalculated = (answer: unknown): boolean =>
  isJsonObject(answer) &&
  [answer.bruto_ukupno, answer.neto_plata].every(isFigure) &&
  Object.values(answer).every(
    (value) => isFigure(value) || typeof value === 'boolean' || Array.isArray(value),
  );

const isFigure = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= LARGEST;

const isRefusal = ({ detail, greske = [] }: Readonly<Record<string, unknown>>): boolean =>
  typeof detail === 'string' && Array.isArray(greske) && saidIn(greske).length === greske.length;
