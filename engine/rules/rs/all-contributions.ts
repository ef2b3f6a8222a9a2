import { MONTHS_A_YEAR } from '../../core/days/day.ts';
import { type Ppm, share } from '../../core/numbers/money.ts';
import { yearBase } from './minimum-base.ts';
import { funds, type RsLaw, totalRate } from './taxed-wage.ts';

/** All four contributions on a base set for the year. */
export function allContributions(zakon: RsLaw, baseShare: { posto: Ppm }) {
  const base = yearBase(zakon, baseShare);
  const ukupne_obaveze = share(base.osnovica, totalRate(zakon.doprinosi));
  const fund = funds(base.osnovica, ukupne_obaveze, zakon.doprinosi);
  return { ...base, ...fund, ukupne_obaveze, godisnje_obaveze: MONTHS_A_YEAR * ukupne_obaveze };
}
