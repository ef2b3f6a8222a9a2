import type { WageRequest } from '@obracun/engine/payroll/api-request/request.ts';
import type { AskWages, WageAnswer } from '@obracun/engine/payroll/calculate/calculate-month.ts';
import { postList } from '../../calculator/api/post-list.ts';
import { readProblem } from '../../calculator/api/problem.ts';
import { wageAnswersIn } from './wage-answers.ts';

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
