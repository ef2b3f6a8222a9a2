import { hoursInMonth } from '@obracun/engine/payroll/api-request/month-share.ts';
import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import { ENTRY_NAMES, type EntryName, MONTH_COLUMNS } from '@obracun/engine/payroll/model/month-columns.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { WorkerChange } from '../../storage/payroll/months.ts';
import { isEmpty, type MonthChange } from './change.ts';

type Entries = WorkerMonth['entries'];

/** Hours a fund paid for in the month before. */
export interface FundBefore {
  readonly hours: number;
  /** A fund paid for the whole month then: it most likely goes on. Of a part nobody can tell whether it began or ended. */
  readonly wasWhole: boolean;
  /** The hours of this whole month. */
  readonly whole: number;
  /** As it was typed for the forms. */
  readonly payoutKind?: string;
}

/** What of the month before may be taken over for one worker. */
export interface WorkerCopy {
  readonly worker: Worker;
  /** Copied without a question. */
  readonly recurring: Entries;
  /** What happened then: taken where somebody says that it happens again. */
  readonly once: Entries;
  readonly fund?: FundBefore;
}

/** What somebody said of it, by worker: the columns of `once` that are taken, and the hours a fund pays for now; undefined for none. */
export interface CopyChoices {
  readonly taken: Readonly<Record<string, readonly EntryName[]>>;
  readonly fundHours: Readonly<Record<string, number | undefined>>;
}

export const NOTHING_CHOSEN: CopyChoices = { taken: {}, fundHours: {} };

/**
 * True for a column that is copied without a question. Agreed pay, the meal, transport and standing deductions recur by themselves, because they are
 * the worker's own; transport of the month recurs where the worker has no standing one. Everything else happened in that month.
 */
function recurs(name: EntryName, { transport = 0 }: Worker): boolean {
  const { copied } = MONTH_COLUMNS[name];
  return copied === 'always' || (copied === 'withoutStanding' && transport === 0);
}

/** What may be copied of the month before, of workers in whose month nothing is typed yet. */
export function copiesOf(
  earlier: PayrollMonth,
  month: PayrollMonth,
  workers: readonly Worker[],
  entity: PayrollEntity,
): readonly WorkerCopy[] {
  return workers.flatMap((worker) => {
    const [before, now] = [earlier.workers[worker.id], month.workers[worker.id]];
    if (!before || isEmpty(before.entries) || !isEmpty(now?.entries ?? {}) || now?.unread) return [];
    const { fundHours = 0, ...others } = before.entries;
    const part = (isTaken: (name: EntryName) => boolean): Entries =>
      Object.fromEntries(
        ENTRY_NAMES.flatMap((name) => {
          const value = name === 'fundHours' ? undefined : others[name];
          return value !== undefined && isTaken(name) ? [[name, value]] : [];
        }),
      );
    const fund = fundHours > 0 ? fundOf(worker, entity, earlier, month) : undefined;
    const copy = {
      worker,
      recurring: part((name) => recurs(name, worker)),
      once: part((name) => !recurs(name, worker)),
      ...(fund && { fund }),
    };
    return isEmpty(copy.recurring) && isEmpty(copy.once) && !fund ? [] : [copy];
  });
}

function fundOf(
  worker: Worker,
  entity: PayrollEntity,
  earlier: PayrollMonth,
  month: PayrollMonth,
): FundBefore {
  const { entries, payoutKind } = earlier.workers[worker.id] ?? { entries: {} };
  const hours = entries.fundHours ?? 0;
  return {
    hours,
    wasWhole: hours >= hoursInMonth(worker, entity, earlier),
    whole: hoursInMonth(worker, entity, month),
    ...(payoutKind && { payoutKind }),
  };
}

/** What the copies change in a month, in one step. */
export function changeOfCopies(
  copies: readonly WorkerCopy[],
  workers: PayrollMonth['workers'],
  { taken, fundHours }: CopyChoices,
): MonthChange {
  const changes = copies.flatMap(({ worker: { id }, recurring, once, fund }): [string, WorkerChange][] => {
    const chosen = (taken[id] ?? []).flatMap((name) => {
      const value = once[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const onFund = fund ? (fundHours[id] ?? 0) : 0;
    // Who is away all month works no overtime in it.
    const isAway = fund !== undefined && onFund > 0 && onFund >= fund.whole;
    const entries = {
      ...(!isAway && recurring),
      ...Object.fromEntries(chosen),
      ...(onFund > 0 && { fundHours: onFund }),
    };
    if (isEmpty(entries)) return [];
    const before = workers[id];
    if (!isEmpty(before?.entries ?? {}) || before?.unread) return [];
    const kind = onFund > 0 && fund?.payoutKind ? { payoutKind: fund.payoutKind } : {};
    return [[id, { before, after: { ...before, ...kind, entries } }]];
  });
  return Object.fromEntries(changes);
}
