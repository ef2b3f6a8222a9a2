import type { Day } from '../../core/days/day.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import type { AbsenceKind } from './absence.ts';
import type { FundPayment } from './fund-payment.ts';
import type { FirmPayKind, PayKey } from './pay-kind.ts';
import type { MunicipalityKey, PayrollEntity } from './place.ts';
import type { OwnRates, Worker } from './worker.ts';

/** A craft and an association pay no disability levy; a company below its quota does. */
export type FirmKind = 'drustvo' | 'obrt' | 'udruzenje';

/** Defaults for workers of the firm; undefined values follow the law. */
export interface FirmDefaults extends OwnRates {
  readonly hotMeal?: Feninga;
  /** False: contributions on the actual gross, with a warning in the response; else at least on the legal minimum base. */
  readonly leastBase?: boolean;
}

/** Overrides of a known account of public revenue; missing values keep the known ones. */
export interface OwnAccount {
  /** 16 digits. */
  readonly account?: string;
  /** Vrsta prihoda, six digits. */
  readonly code?: string;
  readonly budgetOrg?: string;
  readonly recipient?: string;
}

/** Price of labour (cijena rada) from a day on: a job's coefficient is multiplied by it. */
export interface LabourPrice {
  readonly from: Day;
  readonly amount: Feninga;
}

/** What an account of a firm pays by itself: public revenue, or pay and deductions. */
export type PaidFrom = 'revenue' | 'transfers';

/** A further account of a firm. */
export interface FirmAccount {
  /** 16 digits. */
  readonly account: string;
  /** Typed name; empty: the bank of the account. */
  readonly name: string;
  /** Undefined: only orders that are switched to it. */
  readonly pays?: PaidFrom;
}

/** A lock of a firm: nothing of it is changed until it is unlocked. */
export interface FirmLock {
  readonly since: Day;
  /** As typed. */
  readonly reason: string;
}

/** An employer. Stays on the device. */
export interface Firm {
  readonly id: string;
  readonly name: string;
  /** 13 digits; empty while unknown. */
  readonly jib: string;
  readonly address: string;
  readonly place: string;
  readonly municipality?: MunicipalityKey;
  /** Place of work: its law determines the wages. */
  readonly entity: PayrollEntity;
  readonly activity: string;
  /** 16 digits; empty while unknown. */
  readonly account: string;
  /** Further accounts to pay from. */
  readonly otherAccounts?: readonly FirmAccount[];
  readonly kind: FirmKind;
  /** Exempt from the disability levy by meeting the quota, as a craft is. */
  readonly meetsQuota?: boolean;
  /** In the Federation: a coal mine, textile, leather, footwear or a traditional craft, whose contributions have a base of their own. */
  readonly hasSectorBase?: boolean;
  /** In the Federation: non-working days declared by the Government are days off. */
  readonly governmentDaysOff?: boolean;
  readonly phone: string;
  readonly email: string;
  /** A data URL of an image. */
  readonly logo?: string;
  readonly defaults: FirmDefaults;
  /** The prompt for percentages was answered, or is part of creating the firm; unset in firms of earlier versions. */
  readonly ratesAsked?: boolean;
  /** In the Federation: one order for health and unemployment of a canton, with the firm's municipality. */
  readonly mergeCantons?: boolean;
  /** One order for amounts with the same account, code, municipality and period. */
  readonly mergeOrders?: boolean;
  /** By `accountKey`. */
  readonly accounts?: Readonly<Record<string, OwnAccount>>;
  /** Accounts of the general ledger, by `LedgerItem`; an item without one uses the usual account of its entity. */
  readonly ledgerAccounts?: Readonly<Record<string, string>>;
  /** Who pays workers for days at a fund's cost, by kind of absence; a missing one follows the law. */
  readonly fundPayments?: Readonly<Partial<Record<AbsenceKind, FundPayment>>>;
  /** Codes of municipalities missing here, three digits, by `municipalityKey`. */
  readonly municipalityCodes?: Readonly<Record<string, string>>;
  /** Own kinds of pay, and changes to given ones. */
  readonly payKinds?: readonly FirmPayKind[];
  /** Kinds of pay in the order of the slip; others follow in the given order. */
  readonly kindOrder?: readonly PayKey[];
  /** Columns of the month shown even when empty; undefined: those chosen on the device before. */
  readonly columns?: readonly string[];
  /** In order of their days; missing where no pay is agreed by a coefficient. */
  readonly labourPrices?: readonly LabourPrice[];
  /** Undefined while it may be changed. */
  readonly lock?: FirmLock;
  /** Warnings about standing facts that were marked as seen, by worker; another sentence is shown again. */
  readonly seenWarnings?: Readonly<Record<string, readonly string[]>>;
}

/** `Ulica 1, Sarajevo`, without repeating the place. */
export const seatOf = ({ address, place }: Firm): string =>
  place === '' || address.includes(place) ? address : [address, place].filter(Boolean).join(', ');

type Named = Pick<Worker, 'firstName' | 'lastName'>;

/** `Radnik Prvi`, for documents. */
export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** `Prvi Radnik`, for lists. */
export const surnameFirst = ({ firstName, lastName }: Named): string => `${lastName} ${firstName}`.trim();
