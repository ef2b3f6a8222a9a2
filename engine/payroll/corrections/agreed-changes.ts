import { firstDayOf, lastDayOf, type YearMonth } from '../../core/days/day.ts';
import type { Agreed, Worker } from '../model/worker.ts';

/** What was agreed for the days of a month: what began before it and still held, and what began inside it. */
export function agreedWithin(agreed: readonly Agreed[], month: YearMonth): readonly Agreed[] {
  const begun = agreed.filter(({ from }) => from <= lastDayOf(month));
  const held = begun.findLastIndex(({ from }) => from <= firstDayOf(month));
  return begun.slice(Math.max(0, held));
}

type Pay = Pick<Worker, 'agreed'>;

/** True where two states of a worker agree on another pay in a month. */
export const isPaidOtherwise = (one: Pay, other: Pay, month: YearMonth): boolean =>
  written(one, month) !== written(other, month);

/** When a pay began before the month is no part of it. */
const written = ({ agreed }: Pay, month: YearMonth): string =>
  JSON.stringify(
    agreedWithin(agreed, month).map(({ from, kind, amount }) => [
      from <= firstDayOf(month) ? '' : from,
      kind,
      amount,
    ]),
  );

/** The first day on which two states of a worker agree on another pay; undefined where they never do. */
export const firstOther = (one: Pay, other: Pay): string | undefined =>
  [...one.agreed, ...other.agreed]
    .filter((pay) => !isIn(one, pay) || !isIn(other, pay))
    .map(({ from }) => from)
    .toSorted()[0];

const isIn = ({ agreed }: Pay, { from, kind, amount }: Agreed): boolean =>
  agreed.some((pay) => pay.from === from && pay.kind === kind && pay.amount === amount);
