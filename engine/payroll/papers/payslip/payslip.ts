import type { Day } from '../../../core/days/day.ts';
import type { Described } from '../../../core/explanation/explanation.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import type { PaidLine } from '../../model/pay-kind.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { PensionFund } from '../../model/worker.ts';
import type { YearSoFar } from './year-so-far.ts';

/** A line of the answer: in KM, hours or percent, as in the call. */
export type PayslipFigure = Pick<Described, 'label' | 'kind' | 'value'>;

/** Payer or recipient, with the names as they prefer them; empty values are omitted. */
export interface PayslipPerson {
  readonly name: string;
  readonly address?: string;
  /** JIB of an employer, JMBG of a worker. */
  readonly number?: string;
}

export interface PayslipWorker extends PayslipPerson {
  readonly position?: string;
  readonly account?: string;
}

/** Deductions from the pay. */
export interface PayslipDeduction {
  readonly name: string;
  readonly amount: Feninga;
  /** The worker has it already: an advance, another payout, pay in kind. */
  readonly isReceived?: boolean;
}

/** One worker's wage of one month, for the payslip: the lines of an answer by name, and both parties. */
export interface Payslip {
  readonly entity: PayrollEntity;
  readonly year: number;
  readonly month: number;
  readonly payday?: Day;
  readonly employer: PayslipPerson;
  /** PNG or JPEG as a `data:` URL. */
  readonly logo?: string;
  readonly worker: PayslipWorker;
  /** From `linesOf` or an answer on the screen. */
  readonly lines: ReadonlyMap<string, PayslipFigure>;
  /** The kinds of pay in the further taxed and untaxed pay of the lines; undefined: each is one row. */
  readonly pays?: readonly PaidLine[];
  /** Of the tax card of the Federation, in millionths. */
  readonly coefficient?: number;
  /** Of pensions, in the District. */
  readonly fund?: PensionFund;
  /** By name; undefined: the sum of the answer, in one row. */
  readonly deductions?: readonly PayslipDeduction[];
  /** The payout; undefined: that of the answer. */
  readonly paid?: Feninga;
  /** Undefined in the first known month of the year. */
  readonly soFar?: YearSoFar;
  /** Remarks below the rows: a skipped deduction, an estimate. */
  readonly notes?: readonly string[];
  /** Address of the page that explains it, with its figures after `#`; undefined where they do not add up. */
  readonly explainedAt?: string;
  /** With signature lines. */
  readonly isSigned: boolean;
}
