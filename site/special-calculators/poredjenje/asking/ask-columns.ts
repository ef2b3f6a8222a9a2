import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { HUNDREDTHS, km } from '@obracun/engine/core/numbers/money.ts';
import { type Answer, CallError, noNetwork } from '../../../calculator/api/answer.ts';
import { postList } from '../../../calculator/api/post-list.ts';
import { readProblem } from '../../../calculator/api/problem.ts';
import { readAnswer } from '../../../calculator/api/read-answer.ts';
import type { ComparedBasis, Comparison, WageColumn } from './columns.ts';

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

/** What came of a column: an answer, with what is to be said of it, or the sentence it was refused with. */
type ColumnOutcome = { readonly answer: Answer; readonly note?: string } | ColumnRefusal;

interface ColumnRefusal {
  readonly refusal: string;
  /** No field is to blame: it may be answered when it is asked again. */
  readonly isPassing?: boolean;
}

/** Asks for the wages of some grosses, in feninga. */
export type AskGrosses = (grosses: readonly number[]) => Promise<readonly ColumnOutcome[]>;

/** What a wage costs, in feninga. Where the employer pays nothing on top, the gross is all. */
export const costOf = ({ lines }: Answer): number =>
  km(Number(lines.get('ukupni_trosak')?.value ?? lines.get('bruto_ukupno')?.value ?? 0));

const ROUNDS = 5;
/** Rounding of lines moves a cost by less than so many feninga of gross. */
const NEAR = [-3, -2, -1, 0, 1, 2, 3];

/** A gross that was asked for, and what it costs. */
interface Asked {
  readonly gross: number;
  readonly costs: number;
}

/**
 * The wage that costs so much. Every answer says where to ask next: the first as if a cost were a multiple of its gross, those after
 * it by the two last ones, because contributions on the least base do not grow with the gross. Where rounding leaves out the very
 * cost, the nearest is taken, which is then said.
 * @param cost in feninga
 */
export async function findCost(ask: AskGrosses, cost: number): Promise<ColumnOutcome> {
  let gross = cost;
  let before: Asked | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [outcome] = await ask([gross]);
    if (!outcome) break;
    if ('refusal' in outcome || costOf(outcome.answer) === cost) return outcome;
    const asked = { gross, costs: costOf(outcome.answer) };
    const next = Math.max(0, Math.round(gross + (cost - asked.costs) * grossFor(asked, before)));
    if (next === gross) break;
    before = asked;
    gross = next;
  }
  return nearestOf(await ask(NEAR.map((step) => Math.max(0, gross + step))), cost);
}

/** How much gross one fening of cost is. */
function grossFor(last: Asked, before: Asked | undefined): number {
  if (!before || before.costs === last.costs) return last.gross / last.costs;
  return (last.gross - before.gross) / (last.costs - before.costs);
}

function nearestOf(outcomes: readonly ColumnOutcome[], cost: number): ColumnOutcome {
  const answers = outcomes.flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : []));
  const off = (answer: Answer): number => Math.abs(costOf(answer) - cost);
  const [answer] = answers.sort((one, other) => off(one) - off(other));
  if (!answer) return { refusal: 'Taj trošak nije nađen: upišite drugi iznos.' };
  const found = costOf(answer);
  return found === cost
    ? { answer }
    : { answer, note: `Nijedan bruto ne daje tačno taj trošak: najbliži je ${formatMoney(found)}.` };
}
