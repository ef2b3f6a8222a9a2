import { firstDayOf, lastDayOf, type YearMonth } from '../../../core/days/day.ts';
import { choiceOf } from '../../model/agreed-pay.ts';
import type { Agreed, Worker } from '../../model/worker.ts';

/** Pay agreed for the days of a month: in force at its start, or begun inside it. */
export function agreedWithin(agreed: readonly Agreed[], month: YearMonth): readonly Agreed[] {
  const begun = agreed.filter(({ from }) => from <= lastDayOf(month));
  const held = begun.findLastIndex(({ from }) => from <= firstDayOf(month));
  return begun.slice(Math.max(0, held));
}

type Pay = Pick<Worker, 'agreed'>;

/** True when two states of a worker have different agreed pay in a month. */
export const isPaidOtherwise = (one: Pay, other: Pay, month: YearMonth): boolean =>
  written(one, month) !== written(other, month);

/** The start of pay before the month does not count. */
const written = ({ agreed }: Pay, month: YearMonth): string =>
  JSON.stringify(
    agreedWithin(agreed, month).map((one) => [
      one.from <= firstDayOf(month) ? '' : one.from,
      choiceOf(one),
      one.amount,
    ]),
  );

/** The first day with different agreed pay in two states of a worker; undefined if there is none. */
export const firstOther = (one: Pay, other: Pay): string | undefined =>
  [...one.agreed, ...other.agreed]
    .filter((pay) => !isIn(one, pay) || !isIn(other, pay))
    .map(({ from }) => from)
    .toSorted()[0];

const isIn = ({ agreed }: Pay, wanted: Agreed): boolean =>
  agreed.some(
    (pay) => pay.from === wanted.from && choiceOf(pay) === choiceOf(wanted) && pay.amount === wanted.amount,
  );
