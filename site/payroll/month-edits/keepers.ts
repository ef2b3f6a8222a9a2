import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthId } from '@obracun/engine/payroll/reading/month.ts';
import { ask } from '../../storage/db/ask.ts';
import { contentKey } from '../../storage/db/content.ts';
import { changeMonth, type MonthOf, type WorkerChange, withChanges } from '../../storage/payroll/months.ts';
import { type MonthChange, tidy } from './change.ts';
import { Journal, takeOver } from './journal.ts';
import type { KeepingOutcome, MonthStep } from './keeping.ts';
import { MonthKeeper } from './month-keeper.ts';
import { mergedTerms, withTerms } from './terms.ts';

const keepers = new Map<string, MonthKeeper>();

/** What keeps a month in this tab. It is the same whatever the screen shows: what waits goes on after the month was left. */
export function keeperOf(of: MonthOf): MonthKeeper {
  const id = monthId(of.firm, of.year, of.month);
  const keeper = keepers.get(id) ?? new MonthKeeper((steps) => keepMerged(of, steps), new Journal(of));
  if (!keepers.has(id)) keeper.subscribe(askBeforeLoss);
  keepers.set(id, keeper);
  return keeper;
}

/** Keeps what was typed in tabs that were left before they kept it, where its firm is still here. @throws KeepingFailed */
export const keepWhatWasLeft = (): Promise<void> =>
  takeOver(async ({ of, steps, refused }) => {
    const firm = await ask((db) => db.firme.get(of.firm));
    if (!firm) return;
    const keeper = keeperOf(of);
    keeper.tell(refused);
    for (const step of steps) keeper.send(step);
    await keeper.safe();
  });

/** The browser asks before a page is left that has something which would be lost with it. */
function askBeforeLoss(): void {
  const isAtRisk = [...keepers.values()].some((keeper) => keeper.isAtRisk());
  if (isAtRisk) addEventListener('beforeunload', preventLeaving);
  else removeEventListener('beforeunload', preventLeaving);
}

const preventLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Keeps steps in the order they were made, all in one transaction; where another tab was quicker, what of them does not
 * touch the same.
 * @throws KeepingFailed
 */
export async function keepMerged(of: MonthOf, steps: readonly MonthStep[]): Promise<KeepingOutcome> {
  let refused: readonly string[] = steps.flatMap(touched);
  const saved = await changeMonth(of, (month) => {
    const merged = allMerged(month, steps);
    refused = merged.refused;
    return merged.month === month ? undefined : merged.month;
  });
  if ('kept' in saved) return { moment: saved.kept.changed, refused, isClosed: false };
  const isClosed = (saved.elsewhere?.content as PayrollMonth | undefined)?.isClosed === true;
  return { moment: undefined, refused, isClosed };
}

const touched = ({ workers, terms }: MonthStep): readonly string[] => [
  ...Object.keys(workers),
  ...(terms ? mergedTerms(terms.before, terms).taken : []),
];

/** A month after steps made one after the other, the same where none was made; and of what they were not. */
function allMerged(month: PayrollMonth, steps: readonly MonthStep[]) {
  let now = month;
  const refused: string[] = [];
  for (const { workers, terms } of steps) {
    const merged = mergedInto(now.workers, workers);
    refused.push(...merged.refused);
    if (Object.keys(merged.change).length > 0)
      now = { ...now, workers: withChanges(now.workers, merged.change) };
    if (!terms) continue;
    const said = mergedTerms(now, terms);
    refused.push(...said.refused);
    if (said.taken.length > 0) now = withTerms(now, said.terms);
  }
  return { month: now, refused };
}

/** A change as it is to be made to a month that another tab has changed meanwhile, and the workers of whom it is not made. */
interface Merged {
  readonly change: MonthChange;
  readonly refused: readonly string[];
}

/** What both tabs changed of a worker stands as the other one left it; everything else goes together. */
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

/** What is said part by part, `entries.overtime` and `note`, whatever parts there are; undefined where one was changed on both sides. */
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
