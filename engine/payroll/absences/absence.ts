import type { Day } from '../../core/days/day.ts';
import type { Hundredths, Ppm } from '../../core/numbers/money.ts';

/** Kinds of absence and what people call them, in the order they are offered. */
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

/** Who pays for an hour of absence. */
export type AbsencePayer = 'employer' | 'fund' | 'nobody';

/** An absence of a worker from one day to another, both included. It never leaves the device. */
export interface Absence {
  readonly id: string;
  /** The firm's id. */
  readonly firm: string;
  /** The worker's id. */
  readonly worker: string;
  readonly kind: AbsenceKind;
  readonly from: Day;
  readonly to: Day;
  /** Of each day; undefined: the worker's own. */
  readonly hours?: Hundredths;
  /** Of an hour of work, for hours the employer pays; undefined as the law of the kind has it. */
  readonly share?: Ppm;
  /** The employer pays the first days of it, so many; undefined as the law of the kind has it. */
  readonly employerDays?: number;
  /** Days of the same leave before `from`; undefined: as the register has them. */
  readonly daysBefore?: number;
  /** Of kinds no law here names the payer of. */
  readonly payer?: AbsencePayer;
  /** Number of the report on incapacity. */
  readonly report: string;
  readonly note: string;
}

/** Days of one absence inside one month, all paid by one payer. */
export interface AbsenceSpell {
  /** The id of the absence. */
  readonly absence: string;
  readonly kind: AbsenceKind;
  readonly from: Day;
  readonly to: Day;
  readonly payer: AbsencePayer;
  readonly hours: Hundredths;
  /** The hours of each day are fewer than the worker's own. */
  readonly isPartOfDay?: boolean;
  /** Of an hour of work, where the employer pays a share that is not the standing one. */
  readonly share?: Ppm;
  /** Which day of a counted leave `from` is. */
  readonly dayOfLeave?: number;
}

/** How the hours of a kind are paid: counted days of the employer and then of a fund, as work, not at all, or as typed. */
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

/** True of a leave whose first days the employer pays and the rest a fund. */
export const isCounted = (kind: AbsenceKind): boolean => PAID_AS[kind] === 'counted';

/** True of a kind whose payer has to be typed. */
export const isPayerAsked = (kind: AbsenceKind): boolean => PAID_AS[kind] === 'asked';

/** Who pays an absence whose days are not counted; undefined where nobody typed it. */
export function payerOf({ kind, payer }: Pick<Absence, 'kind' | 'payer'>): AbsencePayer | undefined {
  const paidAs = PAID_AS[kind];
  return paidAs === 'counted' || paidAs === 'asked' ? payer : paidAs;
}

/** An absence of which nothing is known yet but whose it is. */
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
