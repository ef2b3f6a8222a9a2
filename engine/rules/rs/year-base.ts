import type { InputOf } from '../../core/field.ts';
import { type Feninga, type Ppm, share } from '../../core/numbers/money.ts';
import type { RsLaw } from './taxed-wage.ts';
import type { yearFields } from './year-definition.ts';

export type YearInput = InputOf<typeof yearFields>;

export interface YearBase {
  readonly prosjecna_bruto: Feninga;
  readonly osnovica: Feninga;
}

/** The monthly base of a year: a share of the average gross wage of the year before. */
export function yearBase({ prosjecna_bruto }: RsLaw, { posto }: { posto: Ppm }): YearBase {
  return { prosjecna_bruto: prosjecna_bruto.iznos, osnovica: share(prosjecna_bruto.iznos, posto) };
}
