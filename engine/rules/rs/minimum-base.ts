import type { InputOf } from '../../core/field.ts';
import { type Feninga, type Ppm, share } from '../../core/numbers/money.ts';
import { grossOfNet } from '../salary/minimum-gross.ts';
import { type RsLaw, totalRate } from './taxed-wage.ts';
import type { yearFields } from './year-definition.ts';

export type JobSchooling = keyof RsLaw['najniza_plata'];

/** The schooling whose minimum is compared by default. */
export const schoolingOf = ({ strucna_sprema }: { strucna_sprema: string | null }): JobSchooling =>
  (strucna_sprema ?? 'NK') as JobSchooling;

/** The gross of the minimum wage of a job: as published, else solved from the published net, without relief and reductions. */
export const minimumGross = (schooling: JobSchooling, zakon: RsLaw): Feninga =>
  zakon.najniza_bruto?.[schooling] ??
  grossOfNet(zakon.najniza_plata[schooling], {
    contributions: totalRate(zakon.doprinosi),
    tax: zakon.porez_na_platu.stopa,
    deduction: zakon.porez_na_platu.licni_odbitak,
    lessContributions: zakon.porez_na_platu.osnovica_bez_doprinosa,
  });

const ALL =
  'zakon.doprinosi.pio − zakon.doprinosi.zdravstveno − zakon.doprinosi.djeca − zakon.doprinosi.nezaposlenost';
const TAX = 'zakon.porez_na_platu.stopa';

interface Minimum {
  readonly schooling: JobSchooling;
  readonly isPublished: boolean;
  readonly lessContributions: boolean;
}

/** The same as a notation. */
export function minimumGrossNotation({ schooling, isPublished, lessContributions }: Minimum): string {
  if (isPublished) return `zakon.najniza_bruto.${schooling}`;
  const net = `zakon.najniza_plata.${schooling}`;
  const above = `(${net} − ${TAX} × zakon.porez_na_platu.licni_odbitak)`;
  const taxed = lessContributions ? `((1 − ${ALL}) × (1 − ${TAX}))` : `(1 − ${ALL} − ${TAX})`;
  return `max(${net} / (1 − ${ALL}); ${above} / ${taxed})`;
}

export type YearInput = InputOf<typeof yearFields>;

export interface YearBase {
  readonly prosjecna_bruto: Feninga;
  readonly osnovica: Feninga;
}

/** The monthly base of a year: a share of the average gross wage of the previous year. */
export function yearBase({ prosjecna_bruto }: RsLaw, { posto }: { posto: Ppm }): YearBase {
  return { prosjecna_bruto: prosjecna_bruto.iznos, osnovica: share(prosjecna_bruto.iznos, posto) };
}
