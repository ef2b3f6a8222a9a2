import type { Feninga, Ppm } from '../../core/numbers/money.ts';

/** How an entry of a kind of pay is typed; the key of the kind has it, so a stored number keeps its meaning. */
export const KIND_UNITS = ['sati', 'dani', 'broj', 'posto', 'iznos'] as const;
export type KindUnit = (typeof KIND_UNITS)[number];

/** The column of a kind of pay that is not one of `MONTH_COLUMNS`: `vrsta:iznos:regres`. */
export type KindKey = `vrsta:${KindUnit}:${string}`;

const KEY = new RegExp(`^vrsta:(${KIND_UNITS.join('|')}):.+$`);

export const isKindKey = (name: string): name is KindKey => KEY.test(name);

export const kindKey = (unit: KindUnit, id: string): KindKey => `vrsta:${unit}:${id}`;

/** The unit in a key. */
export const unitOfKind = (key: KindKey): KindUnit => key.split(':')[1] as KindUnit;

/** Pay for hours of a kind is an uplift, unless the firm says otherwise: Sundays, shifts, stand-by. */
export const isUplift = (key: PayKey): boolean => isKindKey(key) && unitOfKind(key) === 'sati';

/** Pay of the month that has its own rows: calculated by the call, or typed into a column of `MONTH_COLUMNS`. */
export const STANDING_PAY = [
  'basic',
  'seniority',
  'overtime',
  'night',
  'holidayWork',
  'sick',
  'meal',
  'bonus',
  'inKind',
  'untaxed',
  'transport',
] as const;
export type StandingPay = (typeof STANDING_PAY)[number];
export type PayKey = StandingPay | KindKey;

/** Untaxed up to a limit, and taxed above it; `outside` is paid with the wage but is no wage. */
export const TREATMENTS = ['taxed', 'untaxed', 'inKind', 'outside'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** What an untaxed limit covers: one payment, all payments of a year, or each unit of the entry. */
export const LIMIT_SPANS = ['payment', 'year', 'unit'] as const;
export type LimitSpan = (typeof LIMIT_SPANS)[number];

/** A kind of pay of a firm: its own, or its changes to a given one. Undefined values keep the given ones. */
export interface FirmPayKind {
  readonly key: PayKey;
  readonly name?: string;
  /** Of an own kind only: the law sets it for given ones. */
  readonly treatment?: Treatment;
  /** Share of an hour of work, for an hour of this kind. */
  readonly rate?: Ppm;
  /** The hours are outside the fund of the month, so the hour itself is paid too. */
  readonly addsHour?: boolean;
  /** Of a piece or a day, or of labour for a coefficient. */
  readonly price?: Feninga;
  /** Replaces the limit of the law, or is the only one. */
  readonly limit?: Feninga;
  readonly limitSpan?: LimitSpan;
  readonly inSeniority?: boolean;
  readonly inSickBase?: boolean;
  readonly inLeaveAverage?: boolean;
  /** An uplift for hours or conditions of work, which raises the minimum base of the Federation. */
  readonly raisesLeastBase?: boolean;
  readonly account?: string;
  readonly isHidden?: boolean;
}

/** One kind of pay in a wage. Together the taxed parts are its gross, and the untaxed ones its untaxed pay. */
export interface PaidLine {
  readonly kind: PayKey;
  readonly name: string;
  readonly taxed: Feninga;
  readonly untaxed: Feninga;
  readonly form?: 'inKind' | 'outside';
  /** Of pay in kind that is raised by contributions: the part the worker has received. Of other pay in kind, all of it. */
  readonly received?: Feninga;
  /** The entry in its unit: hours, days, pieces, percent. */
  readonly quantity?: number;
  /** Empty while unknown. */
  readonly account: string;
  readonly inSickBase?: boolean;
  readonly inLeaveAverage?: boolean;
  /** The part above a limit, or seniority added to it. */
  readonly note?: string;
}
