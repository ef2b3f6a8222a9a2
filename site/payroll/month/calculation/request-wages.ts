import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { WageRequest } from '@obracun/engine/payroll/month/api-request/request.ts';
import type { RequestWages, WageAnswer } from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import { postList } from '../../../calculator/api/call.ts';
import { readProblem, saidIn } from '../../../calculator/api/problem.ts';

/** Maximum number of wages in one list of the service. */
const MOST = 1000;

/** The request of wages failed: a sentence with the reason and the solution. */
export class WageRequestFailed extends Error {}

const OFFLINE = 'Nema interneta. Upisano je sačuvano, a obračun nastavljate čim se veza vrati.';

interface ListTerms {
  /** Calculations in one list of the service. */
  readonly most: number;
  readonly isExplained?: boolean;
  /** A partial answer refuses the whole list. */
  readonly isAnswer: (given: unknown) => given is WageAnswer;
}

/**
 * Requests many calculations from the service, in as many lists as needed. No personal data is sent.
 * @throws WageRequestFailed when the network or the service fails
 */
export async function requestInLists(
  requests: readonly WageRequest[],
  terms: ListTerms,
): Promise<readonly WageAnswer[]> {
  const answers: WageAnswer[] = [];
  for (let from = 0; from < requests.length; from += terms.most)
    answers.push(...(await requestList(requests.slice(from, from + terms.most), terms)));
  return answers;
}

/** Requests wages. @throws WageRequestFailed when the network or the service fails */
export const requestWages: RequestWages = (requests) =>
  requestInLists(requests, { most: MOST, isAnswer: isWageAnswer });

async function requestList(
  requests: readonly WageRequest[],
  { isExplained = false, isAnswer }: ListTerms,
): Promise<readonly WageAnswer[]> {
  const reply = await postList(requests, { explained: isExplained }).catch(() => undefined);
  if (!reply) throw new WageRequestFailed(OFFLINE);
  const answers = reply.isOk ? answersIn(reply.json, requests.length, isAnswer) : undefined;
  if (answers) return answers;
  throw new WageRequestFailed(
    readProblem(reply.json).detail ?? 'Servis za obračun trenutno ne odgovara: pokušavam ponovo.',
  );
}

/** KM or hours; larger values are not calculated, and their hundredths would not be exact integers. */
const LARGEST = 10_000_000_000;

/** The list of answers, if each is valid. */
const answersIn = (
  given: unknown,
  count: number,
  isAnswer: ListTerms['isAnswer'],
): readonly WageAnswer[] | undefined =>
  Array.isArray(given) && given.length === count && given.every(isAnswer) ? given : undefined;

const isWageAnswer = (given: unknown): given is WageAnswer =>
  isJsonObject(given) &&
  typeof given.status === 'number' &&
  ('odgovor' in given ? isCalculated(given.odgovor) : isRefusal(given));

/** A line missing in an entity is omitted; an existing one is a figure. */
const isCalculated = (answer: unknown): boolean =>
  isJsonObject(answer) &&
  [answer.bruto_ukupno, answer.neto_plata].every(isFigure) &&
  Object.values(answer).every(
    (value) => isFigure(value) || typeof value === 'boolean' || Array.isArray(value),
  );

/** True for an amount or hours. */
export const isFigure = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= LARGEST;

/** True for the answer of a refused calculation. */
export const isRefusal = ({ detail, greske = [] }: Readonly<Record<string, unknown>>): boolean =>
  typeof detail === 'string' && Array.isArray(greske) && saidIn(greske).length === greske.length;
