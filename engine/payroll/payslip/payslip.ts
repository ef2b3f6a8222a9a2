import type { Day } from '../../core/days/day.ts';
import type { Described } from '../../core/explanation/described.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { PensionFund } from '../model/worker.ts';

/** A line of the answer as it is read off: in KM, hours or percent, as the call gave it. */
export type PayslipFigure = Pick<Described, 'label' | 'kind' | 'value'>;

/** Who pays or is paid, as they want to be written; what is empty is left out. */
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

/** What is kept back of the pay. */
export interface PayslipDeduction {
  readonly name: string;
  readonly amount: Feninga;
}

/** One worker's wage of one month, to be handed over: the lines of an answer by name, and whom it is about. */
export interface Payslip {
  readonly entity: PayrollEntity;
  readonly year: number;
  readonly month: number;
  readonly payday?: Day;
  readonly employer: PayslipPerson;
  /** PNG or JPEG as a `data:` URL. */
  readonly logo?: string;
  readonly worker: PayslipWorker;
  /** As `linesOf` or an answer on the screen has them. */
  readonly lines: ReadonlyMap<string, PayslipFigure>;
  /** Of the tax card of the Federation, in millionths. */
  readonly coefficient?: number;
  /** Of pensions, in the District. */
  readonly fund?: PensionFund;
  /** By name; undefined: the sum the answer has, in one row. */
  readonly deductions?: readonly PayslipDeduction[];
  /** What is paid out; undefined: as the answer has it. */
  readonly paid?: Feninga;
  /** Said below the rows: a deduction left out, an estimate. */
  readonly notes?: readonly string[];
  /** With places to sign. */
  readonly isSigned: boolean;
}
