import { byDay, type Day, firstDayOf, lastDayOf, monthCount, type YearMonth } from '../../core/days/day.ts';
import {
  DATED_NAMES,
  type DatedName,
  type Earlier,
  WORKER_FIELDS,
  type Worker,
  type WorkerFieldKind,
  type WorkerHistory,
} from './worker.ts';

type Value<N extends DatedName> = Worker[N];

/** A value from a day on; the first one of a list has no day. */
export interface DatedValue<V = unknown> {
  readonly from?: Day;
  readonly value?: V;
}

const earlierOf = ({ history }: Worker, name: DatedName): readonly Earlier<unknown>[] =>
  history?.[name] ?? [];

/** The value of a field on a day. */
export function valueOn<N extends DatedName>(worker: Worker, name: N, day: Day): Value<N> {
  const earlier = earlierOf(worker, name).find(({ before }) => day < before);
  return earlier ? (earlier.value as Value<N>) : worker[name];
}

/** Every value of a field with its first day, first to last. */
export function changesOf<N extends DatedName>(worker: Worker, name: N): readonly DatedValue<Value<N>>[] {
  const earlier = earlierOf(worker, name);
  const values = [...earlier.map(({ value }) => value), worker[name]];
  return values.map((value, at) => {
    const before = earlier[at - 1]?.before;
    return {
      ...(before !== undefined && { from: before }),
      ...(value !== undefined && { value: value as Value<N> }),
    };
  });
}

/**
 * A worker with other values of a field: in order of their days, the later of two from one day.
 * @param changes one at least; the first in order holds from the beginning
 */
export function withChanges<N extends DatedName>(
  worker: Worker,
  name: N,
  changes: readonly DatedValue<Value<N>>[],
): Worker {
  const inOrder = changes.toSorted((one, other) => byDay(one.from ?? '', other.from ?? ''));
  const stored: DatedValue<Value<N>>[] = [];
  for (const change of inOrder) {
    if (stored.length > 0 && stored.at(-1)?.from === change.from) stored.pop();
    stored.push(change);
  }
  const earlier = stored.slice(0, -1).map(({ value }, at) => ({
    before: stored[at + 1]?.from ?? '',
    ...(value !== undefined && { value }),
  }));
  const { [name]: _, history, ...rest } = worker;
  const { [name]: __, ...others } = history ?? {};
  const all: WorkerHistory = earlier.length === 0 ? others : { ...others, [name]: earlier };
  const newest = stored.at(-1)?.value;
  return {
    ...rest,
    ...(newest !== undefined && { [name]: newest }),
    ...(Object.keys(all).length > 0 && { history: all }),
  } as Worker;
}

/** A worker with a value that holds from a day on, until the next change. */
export function withValueFrom<N extends DatedName>(
  worker: Worker,
  name: N,
  from: Day,
  value: Value<N>,
): Worker {
  const change = { from, ...(value !== undefined && { value }) };
  return withChanges(worker, name, [...changesOf(worker, name), change]);
}

/** Equal stored values. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * True for a value that says nothing, so that a later one only completes the record. Of the other kinds, no value is a value: full time,
 * no dependants, a regular worker.
 */
export const isUnknown = (name: DatedName, value: unknown): boolean =>
  value === '' || (value === undefined && COMPLETED.has(WORKER_FIELDS[name].kind));

const COMPLETED: ReadonlySet<WorkerFieldKind> = new Set([
  'municipality',
  'text',
  'account',
  'contractKind',
] as const);

/**
 * An edited worker whose changed dated fields hold from a day on, as after a change; what was unknown before is completed for all days.
 * @param from undefined: the edit is a correction, for the days of the newest value
 */
export function withEdit(before: Worker, edited: Worker, from: Day | undefined): Worker {
  const changed = changedNames(before, edited).filter((name) => !isUnknown(name, before[name]));
  if (from === undefined) return edited;
  return changed.reduce((worker, name) => {
    // Of the edited record, so that corrections of earlier values made with it stay.
    const { [name]: _, ...rest } = worker;
    const held = { ...rest, ...(before[name] !== undefined && { [name]: before[name] }) } as Worker;
    return withValueFrom(held, name, from, edited[name]);
  }, edited);
}

/** The dated fields with another newest value. One whose earlier values were edited too is a correction: its days are stated there. */
export const changedNames = (before: Worker, edited: Worker): readonly DatedName[] =>
  DATED_NAMES.filter(
    (name) => !isSame(before[name], edited[name]) && isSame(before.history?.[name], edited.history?.[name]),
  );

const months = new WeakMap<Worker, Map<number, Worker>>();

/**
 * The worker as in a month, without earlier values: each dated field by the day its rule names (`WORKER_FIELDS`). A worker without
 * earlier values is returned as is, and the same month of one worker is the same object.
 */
export function workerIn(worker: Worker, month: YearMonth): Worker {
  if (worker.history === undefined) return worker;
  const known = months.get(worker) ?? new Map<number, Worker>();
  months.set(worker, known);
  const key = monthCount(month);
  const found = known.get(key) ?? resolved(worker, month);
  known.set(key, found);
  return found;
}

function resolved(worker: Worker, month: YearMonth): Worker {
  const { history: _, ...plain } = worker;
  const values = DATED_NAMES.map((name) => {
    const day = WORKER_FIELDS[name].dated === 'firstDay' ? firstDayOf(month) : lastDayOf(month);
    return [name, valueOn(worker, name, day)] as const;
  });
  const given = values.filter(([, value]) => value !== undefined);
  const missing = new Set(values.filter(([, value]) => value === undefined).map(([name]) => name as string));
  const stored = Object.entries(plain).filter(([name]) => !missing.has(name));
  return { ...Object.fromEntries(stored), ...Object.fromEntries(given) } as unknown as Worker;
}
