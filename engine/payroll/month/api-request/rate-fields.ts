import { type Ppm, percent } from '../../../core/numbers/money.ts';
import { toWire } from '../../../core/numbers/value.ts';
import { boundsOf } from '../../../core/schema.ts';
import { extraHours } from '../../../rules/salary/form/extra-hours.ts';
import { ownSeniority } from '../../../rules/salary/form/pay-fields.ts';
import { sickShare } from '../../../rules/salary/form/time-fields.ts';
import type { Firm } from '../../model/firm.ts';
import type { WorkerMonth } from '../../model/month.ts';
import type { StandingEntry } from '../../model/month-columns.ts';
import { PAYROLL_ENTITIES, type PayrollEntity } from '../../model/place.ts';
import type { RateName, Worker } from '../../model/worker.ts';

/** A percentage that a worker or a firm may set, and its field. */
export interface RateField {
  readonly label: string;
  /** The field of the call. */
  readonly field: string;
  /** Its hours: sent only with them. */
  readonly hours?: StandingEntry;
  /** In percent. */
  readonly max: number;
  readonly example: string;
  /** Its purpose, inside a sentence. */
  readonly work: string;
  readonly entities: readonly PayrollEntity[];
  /** Entities whose law sets it: the legal percentage is the default. Elsewhere it must be stated. */
  readonly setByLaw: readonly PayrollEntity[];
}

const STATED = { ...ownSeniority, ...extraHours(), ...sickShare } as const;

/** The field in the call of the wage, with its name and limit. */
const rateField = (
  field: Extract<keyof typeof STATED, `${string}_proc`>,
  work: string,
  example: string,
  more: Partial<Pick<RateField, 'hours' | 'entities' | 'setByLaw'>> = {},
): RateField => ({
  label: STATED[field].label,
  field,
  max: boundsOf(STATED[field]).most,
  example,
  work,
  entities: PAYROLL_ENTITIES,
  setByLaw: [],
  ...more,
});

/**
 * Every percentage of workers and firms, in reading order; past work is set by law in Republika Srpska. The law there sets only minimum
 * uplifts, and no law of sick pay in the District was found.
 */
export const RATE_FIELDS: Readonly<Record<RateName, RateField>> = {
  seniority: rateField('minuli_proc', 'minuli rad', '0,6', { entities: ['fbih', 'bd'] }),
  overtimeUplift: rateField('prekovremeni_proc', 'prekovremeni rad', '30', { hours: 'overtime' }),
  nightUplift: rateField('nocni_proc', 'noćni rad', '35', { hours: 'night' }),
  holidayUplift: rateField('praznik_proc', 'rad na praznik', '50', { hours: 'holidayWork' }),
  sickShare: rateField('bolovanje_proc', 'bolovanje', '80', { hours: 'sickHours', setByLaw: ['fbih', 'rs'] }),
};

/** The percentages an entity leaves to the worker and the firm, by name. */
export const ratesOf = (entity: PayrollEntity): readonly RateName[] =>
  (Object.keys(RATE_FIELDS) as RateName[]).filter((name) => RATE_FIELDS[name].entities.includes(entity));

/** Those with a legal default. */
export const ratesSetByLaw = (entity: PayrollEntity): readonly RateName[] =>
  ratesOf(entity).filter((name) => RATE_FIELDS[name].setByLaw.includes(entity));

/** Those without a legal default: they are paid only when stated. */
export const ratesToState = (entity: PayrollEntity): readonly RateName[] =>
  ratesOf(entity).filter((name) => !RATE_FIELDS[name].setByLaw.includes(entity));

/** The maximum of a kind. */
export const largestRate = (name: RateName): Ppm => percent(RATE_FIELDS[name].max);

type MonthRates = Pick<WorkerMonth, 'entries' | 'paidBy'>;

/** A percentage that may be set for a single month. */
const OF_MONTH: Readonly<Partial<Record<RateName, StandingEntry>>> = { sickShare: 'sickShare' };

/**
 * The percentage of a wage of the month: as typed for it, as stored when the month was closed, the worker's, or the firm's; undefined when
 * not stated.
 */
export const statedRate = (
  name: RateName,
  { defaults }: Pick<Firm, 'defaults'>,
  worker: Worker,
  { entries, paidBy }: MonthRates,
): Ppm | undefined => {
  const column = OF_MONTH[name];
  return (column && entries[column]) ?? paidBy?.[name] ?? worker[name] ?? defaults[name];
};

/** The stated percentages, as fields of the call; the law sets the rest. */
export function ratesAsFields(
  firm: Firm,
  worker: Worker,
  rates: MonthRates,
): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const name of ratesOf(firm.entity)) {
    const { field, hours } = RATE_FIELDS[name];
    const rate = statedRate(name, firm, worker, rates);
    if (rate !== undefined && (hours === undefined || rates.entries[hours]))
      fields[field] = toWire('posto', rate);
  }
  return fields;
}
