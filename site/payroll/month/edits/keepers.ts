import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthId } from '@obracun/engine/payroll/model/reading/month.ts';
import { contentKey } from '../../../storage/db/content.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import {
  changeMonth,
  type MonthOf,
  type WorkerChange,
  withChanges,
} from '../../../storage/payroll/months.ts';
import { type MonthChange, tidy } from './change.ts';
import { journalOf, replayLogs } from './journal.ts';
import type { KeepingOutcome, MonthStep } from './keeping.ts';
import { MonthKeeper } from './month-keeper.ts';
import { mergedTerms, withTerms } from './terms.ts';

const keepers = new Map<string, MonthKeeper>();

/** The keepers of this tab, independent of the screen: pending saves continue after a month is left. */
export function keeperOf(of: MonthOf): MonthKeeper {
  const id = monthId(of.firm, of.year, of.month);
  const keeper = keepers.get(id) ?? new MonthKeeper((steps) => keepMerged(of, steps), journalOf(of));
  if (!keepers.has(id)) keeper.subscribe(confirmLoss);
  keepers.set(id, keeper);
  return keeper;
}

/** Saves the edits of closed tabs whose firm still exists. @throws KeepingFailed */
export const saveUnsavedEdits = (): Promise<void> =>
  replayLogs(async ({ of, steps, refused }) => {
    const firm = await withDatabase((db) => db.firme.get(of.firm));
    if (!firm) return;
    const keeper = keeperOf(of);
    keeper.tell(refused);
    for (const step of steps) keeper.send(step);
    await keeper.safe();
  });

/** The browser confirms leaving a page with edits that would be lost. */
function confirmLoss(): void {
  const isAtRisk = [...keepers.values()].some((keeper) => keeper.isAtRisk());
  if (isAtRisk) addEventListener('beforeunload', preventLeaving);
  else removeEventListener('beforeunload', preventLeaving);
}

const preventLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Saves steps in order, in one transaction; when another tab was faster, those parts that
 * do not conflict.
 * @throws KeepingFailed
 */
export async function keepMerged(of: MonthOf, steps: readonly MonthStep[]): Promise<KeepingOutcome> {
  let refused: readonly string[] = steps.flatMap(touched);
  const saved = await changeMonth(of, (month) => {
    const merged = allMerged(month, steps);
    refused = merged.refused;
    return merged.month === month ? undefined : merged.month;
  });
  if ('stored' in saved) return { moment: saved.stored.changed, refused, isClosed: false };
  const isClosed = (saved.elsewhere?.content as PayrollMonth | undefined)?.isClosed === true;
  return { moment: undefined, refused, isClosed };
}

const touched = ({ workers, terms }: MonthStep): readonly string[] => [
  ...Object.keys(workers),
  ...(terms ? mergedTerms(terms.before, terms).taken : []),
];

/** A month after consecutive steps, the same object when none applied; and their conflicts. */
function allMerged(month: PayrollMonth, steps: readonly MonthStep[]) {
  let now = month;
  const refused: string[] = [];
  for (const { workers, terms } of steps) {
    const merged = mergedInto(now.workers, workers);
    refused.push(...merged.refused);
    if (Object.keys(merged.change).length > 0)
      now = { ...now, workers: withChanges(now.workers, merged.change) };
    if (!terms) continue;
    const merge = mergedTerms(now, terms);
    refused.push(...merge.refused);
    if (merge.taken.length > 0) now = withTerms(now, merge.terms);
  }
  return { month: now, refused };
}

/** A change rebased on a month changed by another tab, and the workers with conflicts. */
interface Merged {
  readonly change: MonthChange;
  readonly refused: readonly string[];
}

/** On a conflict the worker keeps the value of the other tab; all other changes are merged. */
export function mergedInto(workers: PayrollMonth['workers'], change: MonthChange): Merged {
  const merged = Object.entries(change).map(([id, one]) => ({ id, one: mergedChange(workers[id], one) }));
  return {
    change: Object.fromEntries(merged.flatMap(({ id, one }) => (one ? [[id, one]] : []))),
    refused: merged.flatMap(({ id, one }) => (one ? [] : [id])),
  };
}

function mergedChange(
  now: WorkerMonth | undefined,
  { before, after }: WorkerChange,
): WorkerChange | undefined {
  const parts = mergedParts(partsIn(before), partsIn(now), partsIn(after));
  return parts && { before: now, after: tidy({ entries: {}, ...parts }) };
}

type Parts = Readonly<Record<string, unknown>>;

/** Merges part by part, `entries.overtime` and `note`, for any parts; undefined when both sides changed one. */
function mergedParts(were: Parts, are: Parts, shall: Parts): Parts | undefined {
  const now: Record<string, unknown> = { ...are };
  for (const name of new Set([...Object.keys(were), ...Object.keys(shall)])) {
    const [was, is, will] = [were[name], are[name], shall[name]];
    if (isSame(was, will)) continue;
    const part = [was, is, will].every(isGroup)
      ? mergedParts(partsIn(was), partsIn(is), partsIn(will))
      : undefined;
    if (part) now[name] = part;
    else if (isSame(is, was) || isSame(is, will)) now[name] = will;
    else return undefined;
  }
  return Object.fromEntries(Object.entries(now).filter(([, part]) => part !== undefined));
}

const isGroup = (part: unknown): boolean => part === undefined || isJsonObject(part);
const partsIn = (group: unknown): Parts => ({ ...(group as Parts | undefined) });

const isSame = (one: unknown, other: unknown): boolean =>
  contentKey(one ?? null) === contentKey(other ?? null);
