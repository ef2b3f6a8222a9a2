import type { Definition } from '@obracun/engine/core/calculator.ts';
import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { HUNDREDTHS, km } from '@obracun/engine/core/numbers/money.ts';
import { type Answer, CallError, noNetwork } from '../../../calculator/api/answer.ts';
import { postList } from '../../../calculator/api/call.ts';
import { readProblem } from '../../../calculator/api/problem.ts';
import { readAnswer } from '../../../calculator/api/read-answer.ts';
import type { ComparedBasis, Comparison, WageColumn } from './columns.ts';

/** A column with its outcome. */
export interface Answered {
  readonly column: WageColumn;
  readonly outcome: ColumnOutcome;
}

/** A comparison with the answers of its columns, in their order. */
export interface Compared extends Pick<Comparison, 'isOfMonths' | 'basis' | 'amount'> {
  readonly answered: readonly Answered[];
}

/** The basis of each kind of amount. No call has a cost basis: it is found by the gross. */
const FIELDS = { trosak: 'bruto_ukupno_input', neto: 'neto_plata_input', bruto: 'bruto_ukupno_input' };

/** One amount in one column. */
interface WageQuery {
  readonly column: WageColumn;
  readonly amount: number;
}

/**
 * Requests all columns at once; those of a cost repeatedly, until the gross is found.
 * @throws CallError when the network or the service fails
 */
export async function requestColumns(comparison: Comparison, signal: AbortSignal): Promise<Compared> {
  const { columns, basis, amount } = comparison;
  const outcomes =
    basis === 'trosak'
      ? await Promise.all(columns.map((column) => costIn(column, amount, signal)))
      : await requestRows(
          columns.map((column) => ({ column, amount })),
          basis,
          signal,
        );
  const read = someRead(outcomes);
  const answered = columns.flatMap((column, at) => {
    const outcome = read[at];
    return outcome ? [{ column, outcome }] : [];
  });
  return { ...comparison, answered };
}

async function costIn(column: WageColumn, cost: number, signal: AbortSignal): Promise<ColumnOutcome> {
  const ask = (grosses: readonly number[]) =>
    requestRows(
      grosses.map((gross) => ({ column, amount: gross / HUNDREDTHS })),
      'trosak',
      signal,
    );
  return findCost(ask, km(cost));
}

/**
 * Requests many wages at once, each with its explanation.
 * @throws CallError when the network or the service fails
 */
export const requestRows = (
  rows: readonly WageQuery[],
  basis: ComparedBasis,
  signal: AbortSignal,
): Promise<readonly ColumnOutcome[]> =>
  requestCalls(
    rows.map(({ column: { wage, input }, amount }) => ({
      definition: wage.definition,
      input: { ...input, [FIELDS[basis]]: amount },
    })),
    signal,
  );

/** One call with its fields. */
export interface AskedCall {
  readonly definition: Definition;
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * Requests many calls at once, each with its explanation.
 * @throws CallError when the network or the service fails
 */
export async function requestCalls(
  requested: readonly AskedCall[],
  signal: AbortSignal,
): Promise<readonly ColumnOutcome[]> {
  const calls = requested.map(({ definition, input }) => ({ poziv: definition.path, unos: input }));
  const { isOk, json: answers } = await postList(calls, { explained: true, signal }).catch(() => {
    throw noNetwork();
  });
  if (!isOk || !Array.isArray(answers))
    throw new CallError(
      readProblem(answers).detail ?? 'Servis za obračun trenutno ne odgovara: pokušajte ponovo.',
    );
  return Promise.all(requested.map((call, at) => outcomeOf(call, answers[at])));
}

async function outcomeOf({ definition, input }: AskedCall, answered: unknown): Promise<ColumnOutcome> {
  const isOk = isJsonObject(answered) && 'odgovor' in answered;
  try {
    return { answer: await readAnswer(definition, isOk, isOk ? answered.odgovor : answered, input) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { refusal: error.message, isPassing: error.isPassing };
  }
}

/**
 * The outcomes, if any of them is readable.
 * @throws CallError when none is, and none is refused for its input: the whole request is then retried
 */
export function someRead(outcomes: readonly ColumnOutcome[]): readonly ColumnOutcome[] {
  const failed = outcomes.filter((outcome) => 'refusal' in outcome && outcome.isPassing);
  const [first] = failed;
  if (first && 'refusal' in first && failed.length === outcomes.length) throw new CallError(first.refusal);
  return outcomes;
}

/** The outcome of a column: an answer with its warnings, or the sentence of a refusal. */
export type ColumnOutcome = { readonly answer: Answer; readonly note?: string } | ColumnRefusal;

interface ColumnRefusal {
  readonly refusal: string;
  /** No field is wrong: a retry may succeed. */
  readonly isPassing?: boolean;
}

/** Requests the wages of some grosses, in feninga. */
export type RequestGrosses = (grosses: readonly number[]) => Promise<readonly ColumnOutcome[]>;

/** The cost of a wage, in feninga. Without contributions of the employer it is the gross. */
export const costOf = ({ lines }: Answer): number =>
  km(Number(lines.get('ukupni_trosak')?.value ?? lines.get('bruto_ukupno')?.value ?? 0));

const ROUNDS = 5;
/** Rounding of lines moves a cost by less than this many feninga of gross. */
const NEAR = [-3, -2, -1, 0, 1, 2, 3];

/** A requested gross, and its cost. */
interface CostPoint {
  readonly gross: number;
  readonly costs: number;
}

/**
 * Finds the wage of a cost. Every answer gives the next gross to request: the first assumes a cost proportional to the gross, those after
 * it use the secant of the last two, because contributions on the minimum base do not grow with the gross. When rounding skips the
 * exact cost, the nearest is used, with a note.
 * @param cost in feninga
 */
export async function findCost(ask: RequestGrosses, cost: number): Promise<ColumnOutcome> {
  let gross = cost;
  let before: CostPoint | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [outcome] = await ask([gross]);
    if (!outcome) break;
    if ('refusal' in outcome || costOf(outcome.answer) === cost) return outcome;
    const point = { gross, costs: costOf(outcome.answer) };
    const next = Math.max(0, Math.round(gross + (cost - point.costs) * grossFor(point, before)));
    if (next === gross) break;
    before = point;
    gross = next;
  }
  return nearestOf(await ask(NEAR.map((step) => Math.max(0, gross + step))), cost);
}

/** The gross of one fening of cost. */
function grossFor(last: CostPoint, before: CostPoint | undefined): number {
  if (!before || before.costs === last.costs) return last.gross / last.costs;
  return (last.gross - before.gross) / (last.costs - before.costs);
}

function nearestOf(outcomes: readonly ColumnOutcome[], cost: number): ColumnOutcome {
  const answers = outcomes.flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : []));
  const off = (answer: Answer): number => Math.abs(costOf(answer) - cost);
  const [answer] = answers.sort((one, other) => off(one) - off(other));
  if (!answer) return { refusal: 'Taj trošak se ne može dobiti. Upišite drugi iznos.' };
  const found = costOf(answer);
  return found === cost
    ? { answer }
    : { answer, note: `Nijedan bruto ne daje tačno taj trošak: najbliži je ${formatMoney(found)}.` };
}
