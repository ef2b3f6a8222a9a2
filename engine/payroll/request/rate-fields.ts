import { type Ppm, percent } from '../../kernel/figures/money.ts';
import { toWire } from '../../kernel/figures/value.ts';
import { boundsOf } from '../../kernel/schema.ts';
import { sickShare } from '../../rules/salary/form/absence-fields.ts';
import { extraHours } from '../../rules/salary/form/extra-hours.ts';
import { ownSeniority } from '../../rules/salary/form/pay-fields.ts';
import type { Firm } from '../model/firm.ts';
import type { EntryName, WorkerMonth } from '../model/month.ts';
import { PAYROLL_ENTITIES, type PayrollEntity } from '../model/place.ts';
import type { RateName } from '../model/rates.ts';
import type { Worker } from '../model/worker.ts';

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
  readonly entities: readonly PayrollEntity[];
}

const ASKED = { ...ownSeniority, ...extraHours(), ...sickShare } as const;

/** As the call of the wage asks for it: the name and the limit are said there. */
const rateField = (
  field: Extract<keyof typeof ASKED, `${string}_proc`>,
  example: string,
  more: Partial<Pick<RateField, 'hours' | 'entities'>> = {},
): RateField => ({
  label: ASKED[field].label,
  field,
  max: boundsOf(ASKED[field]).most,
  example,
  entities: PAYROLL_ENTITIES,
  ...more,
});

/** Every percentage of one's own, in the order people read them; past work is a matter of law in Republika Srpska. */
export const RATE_FIELDS: Readonly<Record<RateName, RateField>> = {
  seniority: rateField('minuli_proc', '0,6', { entities: ['fbih', 'bd'] }),
  overtimeUplift: rateField('prekovremeni_proc', '30', { hours: 'overtime' }),
  nightUplift: rateField('nocni_proc', '35', { hours: 'night' }),
  holidayUplift: rateField('praznik_proc', '50', { hours: 'holidayWork' }),
  sickShare: rateField('bolovanje_proc', '80', { hours: 'sickHours' }),
};

/** The percentages an entity leaves to the worker and the firm, by name. */
export const ratesOf = (entity: PayrollEntity): readonly RateName[] =>
  (Object.keys(RATE_FIELDS) as RateName[]).filter((name) => RATE_FIELDS[name].entities.includes(entity));

/** The largest of a kind. */
export const largestRate = (name: RateName): Ppm => percent(RATE_FIELDS[name].max);

/** The percentages as fields of the call: the worker's own, else the firm's; what neither has is left to the law. */
export function ratesAsFields(
  { entity, defaults }: Firm,
  worker: Worker,
  entries: WorkerMonth['entries'],
): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const name of ratesOf(entity)) {
    const { field, hours } = RATE_FIELDS[name];
    const rate = worker[name] ?? defaults[name];
    if (rate !== undefined && (hours === undefined || entries[hours])) fields[field] = toWire('posto', rate);
  }
  return fields;
}
