import type {
  EntryName,
  LeastBaseOfMonth,
  PayrollMonth,
  WorkerMonth,
} from '@obracun/engine/payroll/model/month.ts';
import { contentKey } from '../../storage/db/content.ts';
import type { WorkerChange } from '../../storage/payroll/months.ts';
import { readEntry } from './read-entry.ts';

/** A column that is typed into: an entry of the month, or the note. */
export type TypedColumn = EntryName | 'note';

/** Changes of several workers, by their id. */
export type MonthChange = Readonly<Record<string, WorkerChange>>;

/** A text typed into one column of one worker. */
export interface TypedText {
  readonly worker: string;
  readonly column: TypedColumn;
  readonly text: string;
  /** What stood there when it was begun, where another tab has written something else meanwhile. */
  readonly found?: string;
  /** The same for all that is typed while one field stays open: it is taken back as one step. */
  readonly session?: symbol | undefined;
}

const NOTHING: WorkerMonth = { entries: {} };

/** What typed texts change in a month, together; workers of whom nothing changes are left out. */
export function changeOf(workers: PayrollMonth['workers'], texts: readonly TypedText[]): MonthChange {
  const change: Record<string, WorkerChange> = {};
  for (const { worker, column, text, found } of texts) {
    const { before, after } = change[worker] ?? { before: workers[worker], after: workers[worker] };
    change[worker] = {
      before: found === undefined ? before : withText(before ?? NOTHING, column, found),
      after: withText(after ?? NOTHING, column, text.trim()),
    };
  }
  return withoutSame(change);
}

/** A worker's month with a deduction lowered or raised for this month alone, or as it stands again. */
export function withDeduction(
  workerMonth: WorkerMonth | undefined,
  deduction: string,
  amount: number | undefined,
): WorkerMonth | undefined {
  const { deductions = {}, ...rest } = workerMonth ?? NOTHING;
  const { [deduction]: _, ...others } = deductions;
  return tidy({ ...rest, deductions: amount === undefined ? others : { ...others, [deduction]: amount } });
}

/** A worker's month with the kind of payout typed for the forms; empty for the usual one. */
export const withPayoutKind = (
  workerMonth: WorkerMonth | undefined,
  payoutKind: string,
): WorkerMonth | undefined => tidy({ ...(workerMonth ?? NOTHING), payoutKind });

/** A worker's month with the part of the minimum contribution base chosen for it; undefined for the usual one. */
export function withLeastBase(
  workerMonth: WorkerMonth | undefined,
  leastBase: LeastBaseOfMonth | undefined,
): WorkerMonth | undefined {
  const { leastBase: _, ...rest } = workerMonth ?? NOTHING;
  return tidy({ ...rest, ...(leastBase && { leastBase }) });
}
/** A worker's month that takes back what an earlier closing of another month paid too much, or does not. */
export function withOverpaid(
  workerMonth: WorkerMonth | undefined,
  closing: string,
  amount: number | undefined,
): WorkerMonth | undefined {
  const { overpaid = {}, ...rest } = workerMonth ?? NOTHING;
  const { [closing]: _, ...others } = overpaid;
  const taken = amount === undefined ? others : { ...others, [closing]: amount };
  return tidy({ ...rest, ...(!isEmpty(taken) && { overpaid: taken }) });
}

/** The months of all workers by the percentages of today, where one was opened again with those it was closed by. */
export const withoutPaidBy = (workers: PayrollMonth['workers']): MonthChange =>
  Object.fromEntries(
    Object.entries(workers).flatMap(([id, before]) => {
      const { paidBy, ...rest } = before;
      return paidBy ? [[id, { before, after: tidy(rest) }]] : [];
    }),
  );

function withText(workerMonth: WorkerMonth, column: TypedColumn, text: string): WorkerMonth | undefined {
  if (column === 'note') return tidy({ ...workerMonth, note: text });
  const { value, error } = readEntry(column, text);
  const { [column]: _value, ...entries } = workerMonth.entries;
  const { [column]: _text, ...unread } = workerMonth.unread ?? {};
  return tidy({
    ...workerMonth,
    entries: value === undefined ? entries : { ...entries, [column]: value },
    unread: error === undefined ? unread : { ...unread, [column]: text },
  });
}

/** Without parts that say nothing; undefined when nothing is left. */
export function tidy({
  entries,
  unread = {},
  deductions = {},
  note,
  payoutKind,
  ...rest
}: WorkerMonth): WorkerMonth | undefined {
  const said = {
    ...rest,
    entries,
    ...(!isEmpty(unread) && { unread }),
    ...(!isEmpty(deductions) && { deductions }),
    ...(note && { note }),
    ...(payoutKind && { payoutKind }),
  };
  return isEmpty(entries) && Object.keys(said).length === 1 ? undefined : said;
}

export const isEmpty = (part: object): boolean => Object.keys(part).length === 0;

/** A change without the workers of whom nothing changes. */
export const withoutSame = (change: MonthChange): MonthChange =>
  Object.fromEntries(Object.entries(change).filter(([, one]) => !saysTheSame(one)));

const saysTheSame = ({ before, after }: WorkerChange): boolean =>
  contentKey(before ?? null) === contentKey(after ?? null);

/** The change that takes another back. */
export const reversed = (change: MonthChange): MonthChange =>
  mapped(change, ({ before, after }) => ({ before: after, after: before }));

const mapped = (change: MonthChange, map: (one: WorkerChange) => WorkerChange): MonthChange =>
  Object.fromEntries(Object.entries(change).map(([worker, one]) => [worker, map(one)]));
