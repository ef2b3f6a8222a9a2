import type { Day } from '../../core/days/day.ts';
import type { Feninga, Ppm } from '../../core/numbers/money.ts';

/** An earlier employment at the firm; both days included. */
export interface EmploymentSpell {
  readonly from: Day;
  readonly to: Day;
}

/** A part of the pay that goes to another account of the worker: an amount, or a share of the pay. */
export interface AccountPart {
  /** 16 digits. */
  readonly account: string;
  readonly amount?: Feninga;
  readonly share?: Ppm;
}

/** Workers with rules of their own; a regular one has none. */
export const WORKER_STATUSES = ['trainee', 'training', 'disabled', 'pensioner', 'unpaid'] as const;
/** Pripravnik, stručno osposobljavanje without employment, disabled, pensioner, owner or director without pay. */
export type WorkerStatus = (typeof WORKER_STATUSES)[number];

/** As statistics count it; undefined: by the JMBG. */
export const SEXES = ['M', 'Ž'] as const;
export type Sex = (typeof SEXES)[number];

/** Length of an employment contract. */
export const CONTRACT_KINDS = ['neodređeno', 'određeno'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Months counted for 12 months of work, where service is counted longer. */
export const LONGER_SERVICES = ['14', '15', '16'] as const;
export type LongerService = (typeof LONGER_SERVICES)[number];
