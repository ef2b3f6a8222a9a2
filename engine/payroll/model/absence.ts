import type { Day } from '../../core/days/day.ts';
import type { Feninga, Hundredths, Ppm } from '../../core/numbers/money.ts';
import type { FundPayment } from './fund-payment.ts';

/** Kinds of absence and their usual names, in display order. */
export const ABSENCE_KINDS = {
  illness: 'Bolest',
  workInjury: 'Povreda na radu ili profesionalna bolest',
  pregnancy: 'Održavanje trudnoće',
  care: 'Njega člana porodice',
  isolation: 'Izolacija',
  maternity: 'Porodiljsko odsustvo',
  paternity: 'Očinsko odsustvo',
  annual: 'Godišnji odmor',
  paid: 'Plaćeno odsustvo',
  unpaid: 'Neplaćeno odsustvo',
  military: 'Vojna obaveza',
  other: 'Drugo odsustvo',
} as const;

export type AbsenceKind = keyof typeof ABSENCE_KINDS;

export const KIND_NAMES = Object.keys(ABSENCE_KINDS) as readonly AbsenceKind[];

/** Payer of an hour of absence. */
export type AbsencePayer = 'employer' | 'fund' | 'nobody';

/** An absence of a worker from one day to another, both included. Stays on the device. */
export interface Absence {
  readonly id: string;
  /** The firm's id. */
  readonly firm: string;
  /** The worker's id. */
  readonly worker: string;
  readonly kind: AbsenceKind;
  readonly from: Day;
  readonly to: Day;
  /** Per day; undefined: the worker's daily hours. */
  readonly hours?: Hundredths;
  /** Share of an hour of work, for hours paid by the employer; undefined: set by law. */
  readonly share?: Ppm;
  /** Number of first days paid by the employer; undefined: set by law. */
  readonly employerDays?: number;
  /** Days of the same leave before `from`; undefined: taken from the register. */
  readonly daysBefore?: number;
  /** For kinds without a payer set by law. */
  readonly payer?: AbsencePayer;
  /** Who pays the worker for days at a fund's cost; undefined: as the firm stated, else by law. */
  readonly fundPayment?: FundPayment;
  /** Share of the base on those days; undefined: set by law. */
  readonly fundShare?: Ppm;
  /** Monthly base of those days; undefined: from earlier closed months. */
  readonly fundBase?: Feninga;
  /** Number of the report on incapacity. */
  readonly report: string;
  readonly note: string;
}

/** Days of one absence within one month, all with the same payer. */
export interface AbsenceSpell {
  /** The id of the absence. */
  readonly absence: string;
  readonly kind: AbsenceKind;
  readonly from: Day;
  readonly to: Day;
  readonly payer: AbsencePayer;
  readonly hours: Hundredths;
  /** The hours of each day are fewer than the worker's daily hours. */
  readonly isPartOfDay?: boolean;
  /** Share of an hour of work, when the employer pays another than the standing share. */
  readonly share?: Ppm;
  /** The number of `from` among the days of a counted leave. */
  readonly dayOfLeave?: number;
  /** For days at a fund's cost; missing in closings of earlier versions. */
  readonly fund?: FundSpell;
}

/** The start of a leave that a fund pays for, and what was stated for it. */
export interface FundSpell {
  readonly leaveFrom: Day;
  readonly payment?: FundPayment;
  readonly share?: Ppm;
  readonly base?: Feninga;
}

/** Payment of each kind: by day count from employer to fund, as work, unpaid, or as typed. */
const PAID_AS: Readonly<Record<AbsenceKind, 'counted' | AbsencePayer | 'asked'>> = {
  illness: 'counted',
  workInjury: 'counted',
  pregnancy: 'counted',
  care: 'counted',
  isolation: 'counted',
  maternity: 'counted',
  paternity: 'asked',
  annual: 'employer',
  paid: 'employer',
  unpaid: 'nobody',
  military: 'asked',
  other: 'asked',
};

/** True for a leave with first days paid by the employer and the rest by a fund. */
export const isCounted = (kind: AbsenceKind): boolean => PAID_AS[kind] === 'counted';

/** True for a kind that needs a typed payer. */
export const isPayerAsked = (kind: AbsenceKind): boolean => PAID_AS[kind] === 'asked';

/** The payer of an absence without a day count; undefined until typed. */
export function payerOf({ kind, payer }: Pick<Absence, 'kind' | 'payer'>): AbsencePayer | undefined {
  const paidAs = PAID_AS[kind];
  return paidAs === 'counted' || paidAs === 'asked' ? payer : paidAs;
}

/** A new absence with only its worker set. */
export const newAbsence = (id: string, firm: string, worker: string): Absence => ({
  id,
  firm,
  worker,
  kind: 'illness',
  from: '',
  to: '',
  report: '',
  note: '',
});
