import type { Issue } from '../../core/issue.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import { type Requested, requestOf, type WageRequest } from '../api-request/request.ts';
import type { EarlierPay } from '../api-request/sick-leave.ts';
import type { Firm } from '../model/firm.ts';
import type { PayrollMonth } from '../model/month.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { SettledWage } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';
import { withRefunds } from '../refunds/pay.ts';
import { hundredthsOf } from './figures.ts';
import { isRaised } from './raised-base.ts';
import { settle } from './settle.ts';

/** The answer of `POST /obracuni` for one wage. */
export type WageAnswer =
  | { readonly status: 200; readonly odgovor: Readonly<Record<string, unknown>> }
  | { readonly status: number; readonly detail: string; readonly greske?: readonly Issue[] };

/** Sends many wages and returns their answers in the same order. */
export type RequestWages = (requests: readonly WageRequest[]) => Promise<readonly WageAnswer[]>;

/** By worker id. */
export type EarlierPays = ReadonlyMap<string, EarlierPay>;

/** A worker whose month could not be calculated, and the reason. */
export interface Unsettled {
  readonly worker: Worker;
  readonly reason: string;
  readonly issues: readonly Issue[];
}

/**
 * Calculates a firm's month, of all workers or of some: one round of requests, and a second for agreed nets whose month is not ordinary. A
 * refused wage does not affect the others.
 * @param earlier data of earlier closed months
 */
export async function calculateMonth(
  firm: Firm,
  workers: readonly Worker[],
  month: PayrollMonth,
  ask: RequestWages,
  earlier: EarlierPays = new Map(),
): Promise<{ readonly wages: readonly SettledWage[]; readonly unsettled: readonly Unsettled[] }> {
  const request = (worker: Worker, agreedGross?: Feninga) =>
    requestOf(firm, worker, month, {
      ...(agreedGross !== undefined && { agreedGross }),
      earlier: earlier.get(worker.id),
    });
  const requests = workers.map((worker) => ({ worker, requested: request(worker) }));
  const firsts = await answersTo(ask, requests);
  const again = requests.map(({ worker, requested }, at) => ({
    worker,
    requested: 'first' in requested ? second(worker, firsts[at], request) : undefined,
  }));
  const seconds = await answersTo(ask, again);
  const all = requests.map(({ worker, requested }, at) => {
    const last = again[at]?.requested ?? requested;
    return outcomeOf(firm, worker, month, last, seconds[at] ?? firsts[at]);
  });
  return {
    wages: await withRefunds(firm, month, all.filter(isWage), ask, earlier),
    unsettled: all.filter((one) => 'reason' in one),
  };
}

const isWage = (one: SettledWage | Unsettled): one is SettledWage => 'payout' in one;

interface WorkerRequest {
  readonly requested: Requested | undefined;
}

/** The answers, in the order of the requests. */
async function answersTo(
  ask: RequestWages,
  all: readonly WorkerRequest[],
): Promise<(WageAnswer | undefined)[]> {
  const requests = all.map(({ requested }) => requestIn(requested));
  const sent = requests.filter((request) => request !== undefined);
  const answers = sent.length === 0 ? [] : await ask(sent);
  let next = 0;
  return requests.map((request) => (request === undefined ? undefined : answers[next++]));
}

function requestIn(requested: Requested | undefined): WageRequest | undefined {
  if (requested === undefined || 'reason' in requested) return undefined;
  return 'wage' in requested ? requested.wage : requested.first;
}

/** Sends the second request with the gross of an agreed net; a refusal of the first remains. */
function second(
  worker: Worker,
  first: WageAnswer | undefined,
  request: (worker: Worker, agreedGross: Feninga) => Requested,
) {
  if (!first || !('odgovor' in first)) return undefined;
  return request(worker, hundredthsOf(first.odgovor.bruto_plata_osnovna));
}

function outcomeOf(
  { entity }: Firm,
  worker: Worker,
  month: PayrollMonth,
  requested: Requested,
  answer: WageAnswer | undefined,
): SettledWage | Unsettled {
  if ('reason' in requested) return { worker, reason: requested.reason, issues: requested.issues ?? [] };
  const lacksIncome = 'wage' in requested && lacksOtherIncome(entity, worker, requested.wage);
  if (answer && 'odgovor' in answer && 'wage' in requested) {
    const { poziv, unos } = requested.wage;
    const wage = settle({ worker, entity, call: poziv, request: unos, answer: answer.odgovor }, month);
    return lacksIncome && isRaised(wage) ? { worker, reason: WHICH_INCOME, issues: [] } : wage;
  }
  const refused = answer && 'detail' in answer ? answer : NO_ANSWER;
  const issues = refused.greske ?? [];
  const isUncovered = issues.some(({ polje }) => polje === 'najniza_osnovica');
  if (isUncovered && lacksIncome) return { worker, reason: WHICH_INCOME, issues: [] };
  return { worker, reason: isUncovered ? `${refused.detail} ${WHERE_LEAST_BASE}` : refused.detail, issues };
}

/** In Republika Srpska employers share the minimum base by income: when it is raised to, the income at the other one must be known. */
const lacksOtherIncome = (
  entity: PayrollEntity,
  { worksElsewhere }: Worker,
  { unos }: WageRequest,
): boolean =>
  entity === 'rs' && worksElsewhere === true && unos.najniza_osnovica === true && !('drugi_prihod' in unos);

const WHICH_INCOME =
  'Radi i kod drugog poslodavca, pa se najniža osnovica dijeli po prihodima (Zakon o doprinosima čl. 10a st. 2): upišite bruto tamo kod radnika ili u kolonu „Prihod kod drugog poslodavca“; 0,00 ako ga nema.';

/** Converts the field of the call to that of the worker. */
const WHERE_LEAST_BASE =
  'Isključuje se za ovog radnika: Radnici, polje „Osnovica doprinosa“, „Bruto kakav jeste“.';

const NO_ANSWER: { detail: string; greske?: readonly Issue[] } = {
  detail: 'Za ovog radnika nije stigao odgovor: pokušajte ponovo.',
};
