import type { Day, YearMonth } from '../../core/days/day.ts';

/** What was done to a firm, as far as its journal tells it apart. */
export const CHANGE_ACTIONS = [
  'firm',
  'workerAdded',
  'worker',
  'workerRemoved',
  'workers',
  'absence',
  'month',
  'workTime',
  'leave',
  'payments',
  'openings',
  'claim',
  'contract',
  'contractPayouts',
  'closed',
  'reopened',
  'raised',
  'takenBack',
  'locked',
  'unlocked',
  'handedOver',
  'received',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** One line of a firm's journal of changes. Stays on the device. */
export interface ChangeEntry {
  readonly id: string;
  /** The firm's id. */
  readonly ofFirm: string;
  /** Milliseconds. */
  readonly at: number;
  /** The person's name, as typed on the device; empty when none was typed. */
  readonly who: string;
  readonly action: ChangeAction;
  /** The worker, as named then. */
  readonly about?: string;
  readonly ofMonth?: YearMonth;
  readonly from?: Day;
  readonly count?: number;
  /** As typed. */
  readonly reason?: string;
}

const PREFIX = 'dn:';

/** The beginning of the keys of a firm's journal, in order of time. */
export const changesPrefix = (firm: string): string => `${PREFIX}${firm}:`;

/** True for the key of a line of any journal. */
export const isChangeId = (id: string): boolean => id.startsWith(PREFIX);
