import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import { contentKey } from '../../storage/db/content.ts';
import type { WorkerChange } from '../../storage/payroll/months.ts';
import { type MonthChange, tidy } from './change.ts';

/** A change as it is to be made to a month that another tab has changed meanwhile, and the workers of whom it is not made. */
export interface Merged {
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
