import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import type { WorkerChange } from '../kept/months.ts';
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
  const [were, are, shall] = [partsOf(before), partsOf(now), partsOf(after)];
  const changed = [...new Set([...were.keys(), ...shall.keys()])].filter(
    (name) => were.get(name) !== shall.get(name),
  );
  if (changed.some((name) => ![were.get(name), shall.get(name)].includes(are.get(name)))) return undefined;
  for (const name of changed) are.set(name, shall.get(name));
  return { before: now, after: fromParts(now ?? after, are) };
}

type Part = number | string | undefined;
const GROUPS = ['entries', 'unread', 'deductions'] as const;

/** What a worker's month says, part by part: `entries.overtime`, `note`. */
const partsOf = (month: WorkerMonth | undefined): Map<string, Part> =>
  new Map([
    ['note', month?.note],
    ['payoutKind', month?.payoutKind],
    ...GROUPS.flatMap((group) =>
      Object.entries<Part>(month?.[group] ?? {}).map(([name, value]): [string, Part] => [
        `${group}.${name}`,
        value,
      ]),
    ),
  ]);

function fromParts(
  month: WorkerMonth | undefined,
  parts: ReadonlyMap<string, Part>,
): WorkerMonth | undefined {
  const {
    entries: _,
    unread: _unread,
    deductions: _deductions,
    note: _note,
    payoutKind: _kind,
    ...rest
  } = month ?? { entries: {} };
  const group = <T extends Part>(name: (typeof GROUPS)[number]) =>
    Object.fromEntries(
      [...parts]
        .filter(([key, value]) => key.startsWith(`${name}.`) && value !== undefined)
        .map(([key, value]) => [key.slice(name.length + 1), value as T]),
    ) as Record<string, T>;
  return tidy({
    ...rest,
    entries: group<number>('entries'),
    unread: group<string>('unread'),
    deductions: group<number>('deductions'),
    note: String(parts.get('note') ?? ''),
    payoutKind: String(parts.get('payoutKind') ?? ''),
  });
}
