import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { HUNDREDTHS, km } from '@obracun/engine/core/numbers/money.ts';
import { CallError, noNetwork } from '../../../calculator/api/answer.ts';
import { postList } from '../../../calculator/api/post-list.ts';
import { readProblem } from '../../../calculator/api/problem.ts';
import { readAnswer } from '../../../calculator/api/read-answer.ts';
import type { ComparedBasis, Comparison, WageColumn } from './columns.ts';
import { type ColumnOutcome, findCost } from './find-cost.ts';

/** A column with what came of it. */
export interface Answered {
  readonly column: WageColumn;
  readonly outcome: ColumnOutcome;
}

/** A comparison with the answers of its columns, in their order. */
export interface Compared extends Pick<Comparison, 'isOfMonths' | 'basis' | 'amount'> {
  readonly answered: readonly Answered[];
}

/** What each call takes an amount as. No call starts from a cost: it is found by the gross. */
const FIELDS = { trosak: 'bruto_ukupno_input', neto: 'neto_plata_input', bruto: 'bruto_ukupno_input' };

/** One amount in one column. */
interface AskedWage {
  readonly column: WageColumn;
  readonly amount: number;
}

/**
 * Asks for all columns in one request; those of a cost, each until its gross is found.
 * @throws CallError when the network or the service fails
 */
export async function askColumns(comparison: Comparison, signal: AbortSignal): Promise<Compared> {
  const { columns, basis, amount } = comparison;
  const outcomes =
    basis === 'trosak'
      ? await Promise.all(columns.map((column) => costIn(column, amount, signal)))
      : await askRows(
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
    askRows(
      grosses.map((gross) => ({ column, amount: gross / HUNDREDTHS })),
      'trosak',
      signal,
    );
  return findCost(ask, km(cost));
}

/**
 * Asks for many wages in one request, each with how its lines came about.
 * @throws CallError when the network or the service fails
 */
export async function askRows(
  rows: readonly AskedWage[],
  basis: ComparedBasis,
  signal: AbortSignal,
): Promise<readonly ColumnOutcome[]> {
  const calls = rows.map(({ column: { wage, input }, amount }) => ({
    poziv: wage.definition.path,
    unos: { ...input, [FIELDS[basis]]: amount },
  }));
  const { isOk, json: answers } = await postList(calls, { explained: true, signal }).catch((error) => {
    throw noNetwork(error);
  });
  if (!isOk || !Array.isArray(answers))
    throw new CallError(
      readProblem(answers).detail ?? 'Servis za obračun trenutno ne odgovara: pokušajte ponovo.',
    );
  return Promise.all(rows.map(({ column }, at) => outcomeOf(column, answers[at])));
}

async function outcomeOf({ wage, input }: WageColumn, answered: unknown): Promise<ColumnOutcome> {
  const isOk = isJsonObject(answered) && 'odgovor' in answered;
  try {
    return { answer: await readAnswer(wage.definition, isOk, isOk ? answered.odgovor : answered, input) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { refusal: error.message, isPassing: error.isPassing };
  }
}

/**
 * The outcomes, where any of them can be read.
 * @throws CallError where none can, and none for what was asked: it is then asked again as a whole
 */
export function someRead(outcomes: readonly ColumnOutcome[]): readonly ColumnOutcome[] {
  const failed = outcomes.filter((outcome) => 'refusal' in outcome && outcome.isPassing);
  const [first] = failed;
  if (first && 'refusal' in first && failed.length === outcomes.length) throw new CallError(first.refusal);
  return outcomes;
}
