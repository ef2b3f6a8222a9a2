import type { Day } from '../../core/days/day.ts';
import type { Feninga, Hundredths, Ppm } from '../../core/numbers/money.ts';
import type { MunicipalityKey } from './place.ts';

export type PensionFund = 'rs' | 'fbih';
export type Schooling = 'NK' | 'PK' | 'KV' | 'SSS' | 'VŠS' | 'VSS';

/** What was agreed from a day on: a raise is another of these, the past stays. */
export interface Agreed {
  readonly from: Day;
  readonly kind: 'bruto' | 'neto' | 'satnica';
  /** A whole month at the worker's own hours a day, or an hour. */
  readonly amount: Feninga;
}

/** What is kept back every month and paid to somebody. */
export interface StandingDeduction {
  readonly id: string;
  readonly name: string;
  readonly creditor: string;
  /** 16 digits; empty: it is withheld and paid by hand. */
  readonly account: string;
  /** Reference number, the loan or the party. */
  readonly reference: string;
  /** So many feninga, or a share of the net. */
  readonly amount?: Feninga;
  readonly share?: Ppm;
  /** The debt that is left: it falls by itself with every closed month and stops at 0; undefined: no end. */
  readonly remaining?: Feninga;
  /** What closings of two devices took together beyond a debt that is at 0: none of it comes back when one of them is opened again. */
  readonly overpaid?: Feninga;
  /** Ordered by a court: the law limits it. */
  readonly isEnforced?: boolean;
}

/** Service before this employment; what comes after follows the months. */
export interface PriorService {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** Somebody employed, with the percentages that are not those of the firm. It never leaves the device. */
export interface Worker extends OwnRates {
  readonly id: string;
  /** The firm's id. */
  readonly firm: string;
  readonly firstName: string;
  readonly lastName: string;
  /** 13 digits; empty while it is not known. */
  readonly jmbg: string;
  readonly address: string;
  /** Of residence. */
  readonly municipality?: MunicipalityKey;
  /** 16 digits; empty while it is not known. */
  readonly account: string;
  readonly position: string;
  readonly schooling?: Schooling;
  /** Undefined: full time. */
  readonly dailyHours?: Hundredths;
  readonly employedFrom?: Day;
  readonly employedTo?: Day;
  readonly priorService: PriorService;
  /** In order of `from`; the one in force is the last that has begun. */
  readonly agreed: readonly Agreed[];
  /** Tax card of the Federation, in millionths. */
  readonly coefficient?: number;
  /** Tax card of Republika Srpska and of the District, in millionths: a shared child is half. */
  readonly dependants?: number;
  /** Other reductions of the base on that card, a month. */
  readonly taxReduction?: Feninga;
  /** The tax card is at another employer: nothing on it counts here. */
  readonly cardElsewhere?: boolean;
  /** In the District. */
  readonly fund?: PensionFund;
  /** A day; undefined as the firm has it. */
  readonly hotMeal?: Feninga;
  /** A month, untaxed. */
  readonly transport?: Feninga;
  readonly deductions: readonly StandingDeduction[];
  /** Working for another firm too: the minimum contribution base is shared, in the Federation by working time. */
  readonly worksElsewhere?: boolean;
  /** Gross a month at the other employer: in Republika Srpska the minimum contribution base is shared by income. */
  readonly otherIncome?: Feninga;
  /** As that of the firm, which it stands before: who is hired on the last days of a month may earn less than contributions on the least base. */
  readonly leastBase?: boolean;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
}

/** Percentages a wage is paid by: the worker's own stand before those of the firm. Where neither states one, only what a law sets is paid. */
export interface OwnRates {
  /** Of the basic wage, for a year of service. */
  readonly seniority?: Ppm;
  /** Added to an hour of overtime. */
  readonly overtimeUplift?: Ppm;
  readonly nightUplift?: Ppm;
  readonly holidayUplift?: Ppm;
  /** Of an hour of work, for an hour of sick leave the employer pays. */
  readonly sickShare?: Ppm;
}

export type RateName = keyof OwnRates;

/** A worker of a firm, of whom nothing is known yet. */
export const newWorker = (id: string, firm: string): Worker => ({
  id,
  firm,
  firstName: '',
  lastName: '',
  jmbg: '',
  address: '',
  account: '',
  position: '',
  priorService: { years: 0, months: 0, days: 0 },
  agreed: [],
  deductions: [],
  email: '',
  phone: '',
  note: '',
});
