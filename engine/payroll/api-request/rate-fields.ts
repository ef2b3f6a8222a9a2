import { type Ppm, percent } from '../../core/numbers/money.ts';
import { toWire } from '../../core/numbers/value.ts';
import { boundsOf } from '../../core/schema.ts';
import { sickShare } from '../../rules/salary/form/absence-fields.ts';
import { extraHours } from '../../rules/salary/form/extra-hours.ts';
import { ownSeniority } from '../../rules/salary/form/pay-fields.ts';
import type { Firm } from '../model/firm.ts';
import type { WorkerMonth } from '../model/month.ts';
import type { EntryName } from '../model/month-columns.ts';
import { PAYROLL_ENTITIES, type PayrollEntity } from '../model/place.ts';
import type { RateName, Worker } from '../model/worker.ts';

/** A percentage a worker or a firm may have of its own, and where it goes. */
export interface RateField {
  readonly label: string;
  /** The field of the call it is sent in. */
  readonly field: string;
  /** The hours it is for: sent only with them. */
  readonly hours?: EntryName;
  /** In percent. */
  readonly max: number;
  readonly example: string;
  /** What it is paid for, inside a sentence. */
  readonly work: string;
  readonly entities: readonly PayrollEntity[];
  /** Where a law sets it: left empty, the percentage of the law is paid. Elsewhere somebody has to state it. */
  readonly setByLaw: readonly PayrollEntity[];
}

const ASKED = { ...ownSeniority, ...extraHours(), ...sickShare } as const;

/** As the call of the wage asks for it: the name and the limit are said there. */
const rateField = (
  field: Extract<keyof typeof ASKED, `${string}_proc`>,
  work: string,
  example: string,
  more: Partial<Pick<RateField, 'hours' | 'entities' | 'setByLaw'>> = {},
): RateField => ({
  label: ASKED[field].label,
  field,
  max: boundsOf(ASKED[field]).most,
  example,
  work,
  entities: PAYROLL_ENTITIES,
  setByLaw: [],
  ...more,
});

/**
 * Every percentage of one's own, in the order people read them; past work is a matter of law in Republika Srpska. The law of uplifts there says the least alone,
 * and no law of sick pay in the District was found.
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

/** Those of them that a law sets where nobody states another. */
export const ratesSetByLaw = (entity: PayrollEntity): readonly RateName[] =>
  ratesOf(entity).filter((name) => RATE_FIELDS[name].setByLaw.includes(entity));

/** Those of them that no law sets: they are paid only once somebody has stated them. */
export const ratesToState = (entity: PayrollEntity): readonly RateName[] =>
  ratesOf(entity).filter((name) => !RATE_FIELDS[name].setByLaw.includes(entity));

/** The largest of a kind. */
export const largestRate = (name: RateName): Ppm => percent(RATE_FIELDS[name].max);

type Said = Pick<WorkerMonth, 'entries' | 'paidBy'>;

/** A percentage that may be typed into a month of its own. */
const OF_MONTH: Readonly<Partial<Record<RateName, EntryName>>> = { sickShare: 'sickShare' };

/** What a wage of the month is paid by: as typed for it, as it was when the month was closed, the worker's own, or the firm's; undefined where nobody stated it. */
export const statedRate = (
  name: RateName,
  { defaults }: Pick<Firm, 'defaults'>,
  worker: Worker,
  { entries, paidBy }: Said,
): Ppm | undefined => {
  const column = OF_MONTH[name];
  return (column && entries[column]) ?? paidBy?.[name] ?? worker[name] ?? defaults[name];
};

/** The percentages somebody stated, as fields of the call; the rest is left to the law. */
export function ratesAsFields(firm: Firm, worker: Worker, said: Said): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const name of ratesOf(firm.entity)) {
    const { field, hours } = RATE_FIELDS[name];
    const rate = statedRate(name, firm, worker, said);
    if (rate !== undefined && (hours === undefined || said.entries[hours]))
      fields[field] = toWire('posto', rate);
  }
  return fields;
}
