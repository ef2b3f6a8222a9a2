import type { Feninga, Ppm } from '../../../core/numbers/money.ts';
import type { KindKey, KindUnit, LimitSpan, PayKey, Treatment } from '../../model/pay-kind.ts';

/** Limits of untaxed pay whose amount follows from the law and, for most, from an average wage. */
export const LIMIT_RULES = [
  'regres',
  'gift',
  'perDiem',
  'fieldAll',
  'fieldMeals',
  'fieldLodging',
  'death',
  'illness',
  'decree',
  'retirement',
  'yearlyAid',
] as const;
export type LimitRule = (typeof LIMIT_RULES)[number];

/** How the value of a company car in private use is found from the entry. */
export const CAR_RULES = ['carPrice', 'carRent', 'carKilometres'] as const;
export type CarRule = (typeof CAR_RULES)[number];

/** A kind of pay as a firm has it. */
export interface KindOfPay {
  readonly key: PayKey;
  readonly name: string;
  /** Undefined when the call calculates it from other entries: basic pay, seniority, sick pay, the meal. */
  readonly unit?: KindUnit;
  readonly treatment: Treatment;
  readonly rule?: LimitRule;
  /** The entry is that of the company car, and the pay its value with contributions. */
  readonly car?: CarRule;
  /** What to type in the column, where it is not the pay itself. */
  readonly typed?: string;
  /** Its limit is that of the worker, typed in a column of its own; without it the rule holds, if there is one. */
  readonly workerLimit?: WorkerLimit;
  readonly rate?: Ppm;
  readonly addsHour?: boolean;
  readonly price?: Feninga;
  readonly limit?: Feninga;
  readonly limitSpan?: LimitSpan;
  readonly inSeniority: boolean;
  readonly inSickBase: boolean;
  readonly inLeaveAverage: boolean;
  readonly raisesLeastBase: boolean;
  readonly account: string;
  readonly isHidden: boolean;
  /** Ours, not the firm's own. */
  readonly isGiven: boolean;
  /** Headings of other programs, separated by commas. */
  readonly also: string;
  /** Copied from last month without a question. */
  readonly isRecurring: boolean;
}

/** The column in which the limit of one worker is typed. */
export interface WorkerLimit {
  readonly key: KindKey;
  /** What to type there, in a sentence. */
  readonly hint: string;
}

/** The heading of the column of a kind. */
export const entryLabel = ({ name, typed }: Pick<KindOfPay, 'name' | 'typed'>): string =>
  typed === undefined ? name : `${name}: ${typed}`;

/** The heading of the column of the worker's limit. */
export const limitLabel = ({ name }: Pick<KindOfPay, 'name'>): string => `${name}: neoporezivo do`;
