import { PPM } from '../../kernel/figures/money.ts';
import { toWire } from '../../kernel/figures/value.ts';
import type { Firm } from '../model/firm.ts';
import type { EntryName, WorkerMonth } from '../model/month.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { RateName } from '../model/rates.ts';
import type { Worker } from '../model/worker.ts';

/** A percentage a worker or a firm may have of its own, and where it goes. */
export interface RateField {
  readonly label: string;
  /** The field of the call it is sent in. */
  readonly field: string;
  /** The hours it is for: sent only with them. */
  readonly hours?: EntryName;
  readonly max: number;
  readonly example: string;
  readonly entities: readonly PayrollEntity[];
}

const ALL: readonly PayrollEntity[] = ['fbih', 'rs', 'bd'];

const uplift = (label: string, field: string, hours: EntryName, example: string): RateField => ({
  label: `Uvećanje za ${label}`,
  field,
  hours,
  max: 1000,
  example,
  entities: ALL,
});

/** Every percentage of one's own, in the order people read them; past work is a matter of law in Republika Srpska. */
export const RATE_FIELDS: Readonly<Record<RateName, RateField>> = {
  seniority: {
    label: 'Minuli rad po godini',
    field: 'minuli_proc',
    max: 10,
    example: '0,6',
    entities: ['fbih', 'bd'],
  },
  overtimeUplift: uplift('prekovremeni rad', 'prekovremeni_proc', 'overtime', '30'),
  nightUplift: uplift('noćni rad', 'nocni_proc', 'night', '35'),
  holidayUplift: uplift('rad na praznik', 'praznik_proc', 'holidayWork', '50'),
  sickShare: {
    label: 'Naknada za bolovanje',
    field: 'bolovanje_proc',
    hours: 'sickHours',
    max: 100,
    example: '80',
    entities: ALL,
  },
};

/** The percentages an entity leaves to the worker and the firm, by name. */
export const ratesOf = (entity: PayrollEntity): readonly RateName[] =>
  (Object.keys(RATE_FIELDS) as RateName[]).filter((name) => RATE_FIELDS[name].entities.includes(entity));

/** The largest of a kind, in ppm. */
export const largestRate = (name: RateName): number => (RATE_FIELDS[name].max * PPM) / 100;

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
