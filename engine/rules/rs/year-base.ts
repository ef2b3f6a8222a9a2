import { MONTHS_A_YEAR } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import { type Feninga, type Ppm, share } from '../../core/numbers/money.ts';
import { funds, type PensionVariant, pensionVariant, type RsLaw, totalRate } from './taxed-wage.ts';
import type { yearFields } from './year-definition.ts';

export type YearInput = InputOf<typeof yearFields>;

export interface YearBase {
  readonly prosjecna_bruto: Feninga;
  readonly osnovica: Feninga;
}

/** The monthly base of a year: a share of the average gross wage of the previous year. */
export function yearBase({ prosjecna_bruto }: RsLaw, { posto }: { posto: Ppm }): YearBase {
  return { prosjecna_bruto: prosjecna_bruto.iznos, osnovica: share(prosjecna_bruto.iznos, posto) };
}

/** All four contributions on a base set for the year. */
export function allContributions(zakon: RsLaw, baseShare: { posto: Ppm }) {
  const base = yearBase(zakon, baseShare);
  const ukupne_obaveze = share(base.osnovica, totalRate(zakon.doprinosi));
  const fund = funds(base.osnovica, ukupne_obaveze, zakon.doprinosi);
  return { ...base, ...fund, ukupne_obaveze, godisnje_obaveze: MONTHS_A_YEAR * ukupne_obaveze };
}

/** Selects the notations of these lines. */
export const ownerVariant = (
  _input: YearInput,
  { doprinosi }: RsLaw,
  { PIO, osnovica }: ReturnType<typeof allContributions>,
): PensionVariant => pensionVariant(PIO, osnovica, doprinosi);
