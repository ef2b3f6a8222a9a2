import type { Issue } from '../../../core/issue.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { type Requested, requestOf, type WageRequest } from '../api-request/request.ts';
import type { EarlierPay } from '../api-request/sick-leave.ts';
import { insuredWithoutPay } from '../api-request/without-pay.ts';
import { type WorkerInMonth, workerInMonth } from '../api-request/worker-in-month.ts';
import { withRefunds } from '../fund-pay/pay.ts';
import { hasAddedTaxedPay, withAdded } from '../payouts/amounts.ts';
import { addsPay, ownPayouts } from '../payouts/month-payouts.ts';
import { hundredthsOf } from './figures.ts';
import { isRaised } from './raised-base.ts';
import { settle, stepOf, type WageStep } from './settle.ts';

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
 * Calculates a firm's month, of all workers or of some: one round of requests, and a second for agreed nets whose month is not ordinary;
 * for every payout with taxed pay of its own the month is calculated once more with it. A refused wage does not affect the others.
 * @param earlier data of earlier closed months
 */
export async function calculateMonth(
  firm: Firm,
  workers: readonly Worker[],
  month: PayrollMonth,
  ask: RequestWages,
  earlier: EarlierPays = new Map(),
): Promise<{ readonly wages: readonly SettledWage[]; readonly unsettled: readonly Unsettled[] }> {
  const isByGross = ({ id }: Worker): boolean => hasAddedTaxedPay(firm, month, id, earlier.get(id));
  const steps = new Map<string, WageStep[]>();
  const refused = new Map<string, Unsettled>();
  const take = (outcomes: readonly (WageStep | Unsettled)[]): void => {
    for (const outcome of outcomes) {
      const { id } = outcome.worker;
      if ('reason' in outcome) refused.set(id, outcome);
      else steps.set(id, [...(steps.get(id) ?? []), outcome]);
    }
  };
  const addedTo = ({ id }: Worker): number => ownPayouts(month, id).filter(addsPay).length;
  for (let step = 0; step <= Math.max(0, ...workers.map(addedTo)); step++) {
    const staff = workers.filter((worker) => addedTo(worker) >= step && !refused.has(worker.id));
    const of = withAdded(firm, month, steps, step);
    take(await calculateStep({ firm, month: of, ask, earlier, isByGross }, staff));
  }
  const all = workers.map(
    (worker) => refused.get(worker.id) ?? settledOf(worker, month, steps.get(worker.id) ?? []),
  );
  return {
    wages: all.filter((one) => 'payout' in one),
    unsettled: all.filter((one) => 'reason' in one),
  };
}

/** The month of one worker from its steps; unsettled without any, or when its payouts exceed it. */
function settledOf(worker: Worker, month: PayrollMonth, steps: readonly WageStep[]): SettledWage | Unsettled {
  const [first, ...more] = steps;
  if (!first) return { worker, reason: NO_ANSWER.detail, issues: [] };
  const settled = settle(first, more, month);
  return 'reason' in settled ? { worker, reason: settled.reason, issues: [] } : settled;
}

/** Everything a step is calculated from, besides its workers. */
interface StepInput {
  readonly firm: Firm;
  readonly month: PayrollMonth;
  readonly ask: RequestWages;
  readonly earlier: EarlierPays;
  readonly isByGross: (worker: Worker) => boolean;
}

/** One round of requests for some workers, and a second where a gross has to be found first. */
async function calculateStep(
  { firm, month, ask, earlier, isByGross }: StepInput,
  workers: readonly Worker[],
): Promise<readonly (WageStep | Unsettled)[]> {
  const request = (of: WorkerInMonth, agreedGross?: Feninga) =>
    requestOf(of, {
      ...(agreedGross !== undefined && { agreedGross }),
      isByGross: isByGross(of.worker),
    });
  const requests = workers
    .map((worker) => workerInMonth(firm, worker, month, earlier.get(worker.id)))
    .map((of) => ({ of, requested: request(of) }));
  const firsts = await answersTo(ask, requests);
  const again = requests.map(({ of, requested }, at) => ({
    requested: 'first' in requested ? second(of, firsts[at], request) : undefined,
  }));
  const seconds = await answersTo(ask, again);
  const outcomes = requests.map(({ of, requested }, at) => {
    const last = again[at]?.requested ?? requested;
    return { of, outcome: outcomeOf(of, last, seconds[at] ?? firsts[at]) };
  });
  const steps = outcomes.flatMap(({ of, outcome }) => ('figures' in outcome ? [{ of, wage: outcome }] : []));
  return [
    ...(await withRefunds(firm.entity, steps, ask)),
    ...outcomes.flatMap(({ outcome }) => ('reason' in outcome ? [outcome] : [])),
  ];
}

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
  of: WorkerInMonth,
  first: WageAnswer | undefined,
  request: (of: WorkerInMonth, agreedGross: Feninga) => Requested,
) {
  if (!first || !('odgovor' in first)) return undefined;
  return request(of, hundredthsOf(first.odgovor.bruto_plata_osnovna));
}

function outcomeOf(
  of: WorkerInMonth,
  requested: Requested,
  answer: WageAnswer | undefined,
): WageStep | Unsettled {
  const { worker } = of;
  if ('reason' in requested) return { worker, reason: requested.reason, issues: requested.issues ?? [] };
  const lacksIncome = 'wage' in requested && lacksOtherIncome(of, requested.wage);
  if (answer && 'odgovor' in answer && 'wage' in requested) {
    const wage = stepOf(of, requested, answer.odgovor);
    return lacksIncome && isRaised(wage) ? { worker, reason: WHICH_INCOME, issues: [] } : wage;
  }
  const refused = answer && 'detail' in answer ? answer : NO_ANSWER;
  const issues = refused.greske ?? [];
  const isUncovered = issues.some(({ polje }) => polje === 'najniza_osnovica');
  if (isUncovered && lacksIncome) return { worker, reason: WHICH_INCOME, issues: [] };
  return { worker, reason: isUncovered ? `${refused.detail} ${WHERE_LEAST_BASE}` : refused.detail, issues };
}

/** In Republika Srpska employers share the minimum base by income: when it is raised to, the income at the other one must be known. */
const lacksOtherIncome = ({ entity, worker }: WorkerInMonth, { unos }: WageRequest): boolean =>
  entity === 'rs' &&
  insuredWithoutPay(entity, worker) === undefined &&
  worker.worksElsewhere === true &&
  unos.najniza_osnovica === true &&
  !('drugi_prihod' in unos);

const WHICH_INCOME =
  'Upišite bruto kod drugog poslodavca, kod radnika ili u kolonu „Prihod kod drugog poslodavca“ (0,00 ako ga nema). Najniža osnovica se dijeli po prihodima (Zakon o doprinosima čl. 10a st. 2).';

/** Converts the field of the call to that of the worker. */
const WHERE_LEAST_BASE =
  'Isključuje se za ovog radnika: Radnici, polje „Osnovica doprinosa“, „Bruto kakav jeste“.';

const NO_ANSWER: { detail: string; greske?: readonly Issue[] } = {
  detail: 'Za ovog radnika nije stigao odgovor: pokušajte ponovo.',
};
