import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import type { Answer } from '../../../calculator/api/answer.ts';

/** What came of a column: an answer, with what is to be said of it, or the sentence it was refused with. */
export type ColumnOutcome = { readonly answer: Answer; readonly note?: string } | ColumnRefusal;

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
