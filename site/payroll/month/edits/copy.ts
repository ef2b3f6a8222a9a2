import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import { ENTRY_NAMES, type EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import { hoursInMonth } from '@obracun/engine/payroll/model/month-share.ts';
import { isKindKey } from '@obracun/engine/payroll/model/pay-kind.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { columnOf, columnsOf } from '@obracun/engine/payroll/staff/pay-kinds/columns-of.ts';
import type { WorkerChange } from '../../../storage/payroll/months.ts';
import { isEmpty, type MonthChange } from './change.ts';

type Entries = WorkerMonth['entries'];

/** Hours paid by a fund in the previous month. */
export interface FundBefore {
  readonly hours: number;
  /** The fund paid for the whole month: the leave most likely continues. A part may be its start or its end. */
  readonly wasWhole: boolean;
  /** Hours of the whole month. */
  readonly whole: number;
  /** As typed for the forms. */
  readonly payoutKind?: string;
}

/** Entries of the previous month to copy for one worker. */
export interface WorkerCopy {
  readonly worker: Worker;
  /** Copied without confirmation. */
  readonly recurring: Entries;
  /** One-off entries: copied when ticked. */
  readonly once: Entries;
  readonly fund?: FundBefore;
}

/** The user's choices by worker: the copied columns of `once`, and the hours of a fund now; undefined for none. */
export interface CopyChoices {
  readonly taken: Readonly<Record<string, readonly EntryName[]>>;
  readonly fundHours: Readonly<Record<string, number | undefined>>;
}

export const NOTHING_CHOSEN: CopyChoices = { taken: {}, fundHours: {} };

/**
 * True for a column that is copied without a question. Agreed pay, meals, transport and standing deductions belong to the worker and need no copy.
 * Transport of the month is copied when the worker has no standing one. All other entries are one-off.
 */
function recurs(name: EntryName, firm: CopyingFirm, { transport = 0 }: Worker): boolean {
  const { copied } = columnOf(firm, name);
  return copied === 'always' || (copied === 'withoutStanding' && transport === 0);
}

type CopyingFirm = Pick<Firm, 'entity' | 'payKinds' | 'kindOrder'>;

/** Columns to copy: those of every firm, and the kinds of pay that the firm shows. */
export const copiedColumns = (firm: CopyingFirm): readonly EntryName[] => [
  ...ENTRY_NAMES,
  ...columnsOf(firm).filter(isKindKey),
];

/** Entries to copy from the previous month, for workers without entries yet. */
export function copiesOf(
  earlier: PayrollMonth,
  month: PayrollMonth,
  workers: readonly Worker[],
  firm: CopyingFirm,
): readonly WorkerCopy[] {
  return workers.flatMap((worker) => {
    const [before, now] = [earlier.workers[worker.id], month.workers[worker.id]];
    if (!before || isEmpty(before.entries) || !isEmpty(now?.entries ?? {}) || now?.unread) return [];
    const { fundHours = 0, ...others } = before.entries;
    const part = (isTaken: (name: EntryName) => boolean): Entries =>
      Object.fromEntries(
        copiedColumns(firm).flatMap((name) => {
          const value = name === 'fundHours' ? undefined : others[name];
          return value !== undefined && isTaken(name) ? [[name, value]] : [];
        }),
      );
    const fund = fundHours > 0 ? fundOf(worker, firm.entity, earlier, month) : undefined;
    const copy = {
      worker,
      recurring: part((name) => recurs(name, firm, worker)),
      once: part((name) => !recurs(name, firm, worker)),
      ...(fund && { fund }),
    };
    return isEmpty(copy.recurring) && isEmpty(copy.once) && !fund ? [] : [copy];
  });
}

function fundOf(
  worker: Worker,
  entity: Firm['entity'],
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

/** The change of a month by the copies, in one step. */
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
    // A worker away all month has no overtime.
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
