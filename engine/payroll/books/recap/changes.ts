import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { type RecapLine, recapLinesOf } from '../../month/recap-lines.ts';
import { causesOf } from './causes.ts';
import type { ChangeCause } from './change-cause.ts';

/** A line of a recap that differs from another month. */
export interface ChangedLine {
  readonly line: RecapLine;
  readonly before: number;
  readonly after: number;
}

/** One worker compared with another month; without a wage in both months there are no causes, because there is nothing to compare. */
export interface WageChange {
  readonly worker: Worker;
  readonly kind: 'changed' | 'started' | 'ended';
  readonly lines: readonly ChangedLine[];
  readonly causes: readonly ChangeCause[];
}

/**
 * The changes from one settled month to another, by worker in the order of the later, with causes; workers with the same figures are
 * omitted.
 * @param present workers of the later month, including those whose wage has an error: their changes are unknown
 */
export function changesBetween(
  before: SettledMonth,
  after: SettledMonth,
  present: readonly Pick<Worker, 'id'>[],
): WageChange[] {
  const isPresent = new Set(present.map(({ id }) => id));
  const lines = recapLinesOf(after.firm.entity);
  const inMonth = ({ wages }: SettledMonth, id: string): SettledWage | undefined =>
    wages.find(({ worker }) => worker.id === id);
  const here = after.wages.map((wage) => changeOf(lines, inMonth(before, wage.worker.id), wage));
  const ended = before.wages
    .filter(({ worker }) => !inMonth(after, worker.id) && !isPresent.has(worker.id))
    .map((wage) => changeOf(lines, wage, undefined));
  return [...here, ...ended].filter((change) => change !== undefined);
}

function changeOf(
  lines: readonly RecapLine[],
  before: SettledWage | undefined,
  after: SettledWage | undefined,
): WageChange | undefined {
  const valueIn = (wage: SettledWage | undefined, { value }: RecapLine): number => (wage ? value(wage) : 0);
  const changed = lines
    .map((line) => ({ line, before: valueIn(before, line), after: valueIn(after, line) }))
    .filter((one) => one.before !== one.after);
  const worker = (after ?? before)?.worker;
  if (!worker || changed.length === 0) return undefined;
  if (!before || !after) return { worker, kind: after ? 'started' : 'ended', lines: changed, causes: [] };
  return { worker, kind: 'changed', lines: changed, causes: causesOf(before, after) };
}
