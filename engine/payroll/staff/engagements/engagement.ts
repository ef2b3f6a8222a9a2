import { type Day, monthCode, monthCount, type YearMonth, yearMonthOf } from '../../../core/days/day.ts';
import type { Feninga, Ppm } from '../../../core/numbers/money.ts';
import type { MunicipalityKey, PayrollEntity } from '../../model/place.ts';

/** Kinds of pay outside employment; `owner` is an owner of a craft, or self-employed, who owes contributions only. */
export const ENGAGEMENT_KINDS = ['work', 'author', 'board', 'temporary', 'manager', 'owner'] as const;
export type EngagementKind = (typeof ENGAGEMENT_KINDS)[number];

/** Tax residence of a person. */
export const RESIDENCES = ['fbih', 'rs', 'bd', 'abroad'] as const;
export type TaxResidence = (typeof RESIDENCES)[number];

/** A person paid outside employment, with the contract. Stays on the device. */
export interface Engagement {
  /** `ug:` + firm + own identity. */
  readonly id: string;
  /** The firm's id; not named `firm`, as records of the register of absences are found by that name. */
  readonly ofFirm: string;
  readonly kind: EngagementKind;
  /** The category of an owner, as its call has it; empty for all else. */
  readonly category: string;
  readonly firstName: string;
  readonly lastName: string;
  /** 13 digits; of a person abroad any number of a document. */
  readonly jmbg: string;
  readonly address: string;
  readonly municipality?: MunicipalityKey;
  readonly account: string;
  readonly residence: TaxResidence;
  /** Of a resident abroad. */
  readonly country: string;
  /** What the contract is, and its number, as typed. */
  readonly subject: string;
  readonly basis: 'bruto' | 'neto';
  /** Agreed for each payout, in the basis. */
  readonly amount: Feninga;
  /** Recognized costs of an author in Republika Srpska. */
  readonly costsRate?: Ppm;
  /** Paid every month from the first day to the last; else once, on the first day. */
  readonly isMonthly: boolean;
  readonly from: Day;
  readonly until?: Day;
  /** The worker of the firm who is the same person; not named `worker`, as it stays when the worker is removed. */
  readonly employee?: string;
  readonly costCentre: string;
  readonly note: string;
}

const PREFIX = 'ug';

/** The beginning of the keys of a firm's engagements. */
export const engagementPrefix = (firm: string): string => `${PREFIX}:${firm}:`;

/** A contract with nothing typed yet, paid on a day. */
export const newEngagement = (firm: string, entity: PayrollEntity, own: string, from: Day): Engagement => ({
  id: `${engagementPrefix(firm)}${own}`,
  ofFirm: firm,
  kind: 'work',
  category: '',
  firstName: '',
  lastName: '',
  jmbg: '',
  address: '',
  account: '',
  residence: entity,
  country: '',
  subject: '',
  basis: 'bruto',
  amount: 0,
  isMonthly: false,
  from,
  costCentre: '',
  note: '',
});

/** True when the contract has a payout for the month. */
export function isPaidFor({ isMonthly, from, until }: Engagement, month: YearMonth): boolean {
  const at = monthCount(month);
  const first = monthCount(yearMonthOf(from));
  if (!isMonthly) return at === first;
  return at >= first && (until === undefined || at <= monthCount(yearMonthOf(until)));
}

/** True for a person whose tax residence is elsewhere than the payer. */
export const isNonResident = ({ residence }: Engagement, entity: PayrollEntity): boolean =>
  residence !== entity;

/** The key of a contract's payout for a month; all of a month have one beginning. */
export const payoutIdOf = ({ id, ofFirm }: Pick<Engagement, 'id' | 'ofFirm'>, month: YearMonth): string =>
  `${payoutMonthPrefix(ofFirm, month)}${id.slice(engagementPrefix(ofFirm).length)}`;

const PAYOUT_PREFIX = 'ui';

/** The beginning of the keys of a firm's payouts. */
export const engagementPayoutPrefix = (firm: string): string => `${PAYOUT_PREFIX}:${firm}:`;

/** The beginning of the keys of a firm's payouts of a month. */
export const payoutMonthPrefix = (firm: string, month: YearMonth): string =>
  `${engagementPayoutPrefix(firm)}${monthCode(month)}:`;
