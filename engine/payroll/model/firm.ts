import type { Feninga } from '../../core/numbers/money.ts';
import type { MunicipalityKey, PayrollEntity } from './place.ts';
import type { OwnRates, Worker } from './worker.ts';

/** A craft and an association pay no disability levy; a company pays it below its quota. */
export type FirmKind = 'drustvo' | 'obrt' | 'udruzenje';

/** What a worker of the firm has unless something else is typed for them; undefined as the law has it. */
export interface FirmDefaults extends OwnRates {
  readonly hotMeal?: Feninga;
  /** False: contributions on the gross as it is, with the warning of the call; else at least on the least base of the law. */
  readonly leastBase?: boolean;
}

/** What a firm uses in place of an account of public revenue that is known here; what is not said stays. */
export interface OwnAccount {
  /** 16 digits. */
  readonly account?: string;
  /** Vrsta prihoda, six digits. */
  readonly code?: string;
  readonly budgetOrg?: string;
  readonly recipient?: string;
}

/** An employer. It never leaves the device. */
export interface Firm {
  readonly id: string;
  readonly name: string;
  /** 13 digits; empty while it is not known. */
  readonly jib: string;
  readonly address: string;
  readonly place: string;
  readonly municipality?: MunicipalityKey;
  /** Where the work is done: by its law wages are calculated. */
  readonly entity: PayrollEntity;
  readonly activity: string;
  /** 16 digits; empty while it is not known. */
  readonly account: string;
  readonly kind: FirmKind;
  /** Who meets the quota is free of the disability levy, as a craft is. */
  readonly meetsQuota?: boolean;
  /** In the Federation: days the Government declares non-working are off here. */
  readonly governmentDaysOff?: boolean;
  readonly phone: string;
  readonly email: string;
  /** A data URL of a picture. */
  readonly logo?: string;
  readonly defaults: FirmDefaults;
  /** The firm was asked for its percentages, or was made since they are asked for; what an earlier version kept has not been. */
  readonly ratesAsked?: boolean;
  /** In the Federation: health and unemployment of one canton in one order, with the firm's municipality. */
  readonly mergeCantons?: boolean;
  /** By `accountKey`. */
  readonly accounts?: Readonly<Record<string, OwnAccount>>;
  /** Codes of municipalities that have none here, three digits, by `municipalityKey`. */
  readonly municipalityCodes?: Readonly<Record<string, string>>;
}

/** `Ulica 1, Sarajevo`, the place once. */
export const seatOf = ({ address, place }: Firm): string =>
  place === '' || address.includes(place) ? address : [address, place].filter(Boolean).join(', ');

type Named = Pick<Worker, 'firstName' | 'lastName'>;

/** `Radnik Prvi`, as documents name a person. */
export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** `Prvi Radnik`, as lists are looked through. */
export const surnameFirst = ({ firstName, lastName }: Named): string => `${lastName} ${firstName}`.trim();
