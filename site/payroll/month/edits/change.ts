import type { LeastBaseOfMonth, PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import { contentKey } from '../../../storage/db/content.ts';
import type { WorkerChange } from '../../../storage/payroll/months.ts';
import { readEntry } from './read-entry.ts';

/** An editable column: an entry of the month, or the note. */
export type TypedColumn = EntryName | 'note';

/** Changes of several workers, by their id. */
export type MonthChange = Readonly<Record<string, WorkerChange>>;

/** A text typed into one column of one worker. */
export interface TypedText {
  readonly worker: string;
  readonly column: TypedColumn;
  readonly text: string;
  /** Content when edit mode started, if another tab has changed it meanwhile. */
  readonly found?: string;
  /** The same for all input while one field is open: it is undone as one step. */
  readonly session?: symbol | undefined;
}

const NOTHING: WorkerMonth = { entries: {} };

/** The change of a month by typed texts; unchanged workers are omitted. */
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

/** A worker's month with a deduction changed for this month, or restored. */
export function withDeduction(
  workerMonth: WorkerMonth | undefined,
  deduction: string,
  amount: number | undefined,
): WorkerMonth | undefined {
  const { deductions = {}, ...rest } = workerMonth ?? NOTHING;
  const { [deduction]: _, ...others } = deductions;
  return tidy({ ...rest, deductions: amount === undefined ? others : { ...others, [deduction]: amount } });
}

/** A worker's month with a kind of payout for the forms; empty for the default. */
export const withPayoutKind = (
  workerMonth: WorkerMonth | undefined,
  payoutKind: string,
): WorkerMonth | undefined => tidy({ ...(workerMonth ?? NOTHING), payoutKind });

/** A worker's month with the chosen part of the minimum contribution base; undefined for the default. */
export function withLeastBase(
  workerMonth: WorkerMonth | undefined,
  leastBase: LeastBaseOfMonth | undefined,
): WorkerMonth | undefined {
  const { leastBase: _, ...rest } = workerMonth ?? NOTHING;
  return tidy({ ...rest, ...(leastBase && { leastBase }) });
}
/** A worker's month that withholds an overpayment of another month, or no longer does. */
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

/** The months of all workers with the current percentages, when one was reopened with those of its closing. */
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

/** Without empty parts; undefined when nothing is left. */
export function tidy({
  entries,
  unread = {},
  deductions = {},
  note,
  payoutKind,
  ...rest
}: WorkerMonth): WorkerMonth | undefined {
  const changed = {
    ...rest,
    entries,
    ...(!isEmpty(unread) && { unread }),
    ...(!isEmpty(deductions) && { deductions }),
    ...(note && { note }),
    ...(payoutKind && { payoutKind }),
  };
  return isEmpty(entries) && Object.keys(changed).length === 1 ? undefined : changed;
}

export const isEmpty = (part: object): boolean => Object.keys(part).length === 0;

/** A change without unchanged workers. */
export const withoutSame = (change: MonthChange): MonthChange =>
  Object.fromEntries(Object.entries(change).filter(([, one]) => !saysTheSame(one)));

const saysTheSame = ({ before, after }: WorkerChange): boolean =>
  contentKey(before ?? null) === contentKey(after ?? null);

/** The inverse of a change. */
export const reversed = (change: MonthChange): MonthChange =>
  mapped(change, ({ before, after }) => ({ before: after, after: before }));

const mapped = (change: MonthChange, map: (one: WorkerChange) => WorkerChange): MonthChange =>
  Object.fromEntries(Object.entries(change).map(([worker, one]) => [worker, map(one)]));
