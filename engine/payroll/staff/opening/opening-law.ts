import { type Day, firstDayOf, type YearMonth } from '../../../core/days/day.ts';
import { changeOn, valueOn } from '../../../core/law.ts';
import { mulDiv, type Ppm, sumOf } from '../../../core/numbers/money.ts';
import { doprinosi_iz as fromBd, doprinosi_na as onBd } from '../../../law/bd/contributions.ts';
import { porez_na_platu as taxBd } from '../../../law/bd/income-tax.ts';
import { doprinosi_iz as fromFbih, doprinosi_na as onFbih } from '../../../law/fbih/contributions.ts';
import { porez_na_platu as taxFbih } from '../../../law/fbih/income-tax.ts';
import { doprinosi as fromRs } from '../../../law/rs/contributions.ts';
import { porez_na_platu as taxRs } from '../../../law/rs/income-tax.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { PensionFund } from '../../model/worker.ts';

/** Contributions by recipient: pension, health, unemployment, child protection. */
type Parts = readonly [number, number, number, number];

/** The law that completes figures of an earlier program. */
export interface OpeningLaw {
  /** Rates of contributions from the wage and on top of it. */
  readonly from: Parts;
  readonly on: Parts;
  readonly tax: Ppm;
  readonly deduction: number;
  /** The tax base is the gross less contributions. */
  readonly lessContributions: boolean;
}

type LawOf = (day: Day, fund: PensionFund) => OpeningLaw;

const federal: LawOf = (day) => {
  const [from, on, tax] = [valueOn(fromFbih, day), valueOn(onFbih, day), valueOn(taxFbih, day)];
  return {
    from: [from.pio, from.zdravstveno, from.nezaposlenost, 0],
    on: [on.pio, on.zdravstveno, on.nezaposlenost, 0],
    tax: tax.stopa,
    deduction: tax.licni_odbitak,
    lessContributions: true,
  };
};

const srpska: LawOf = (day) => {
  const [from, tax] = [valueOn(fromRs, day), valueOn(taxRs, day)];
  return {
    from: [from.pio, from.zdravstveno, from.nezaposlenost, from.djeca],
    on: [0, 0, 0, 0],
    tax: tax.stopa,
    deduction: tax.licni_odbitak,
    lessContributions: tax.osnovica_bez_doprinosa,
  };
};

const district: LawOf = (day, fund) => {
  const [from, on, tax] = [valueOn(fromBd, day), valueOn(onBd, day), valueOn(taxBd, day)];
  return {
    from: [from[`pio_${fund}`], from.zdravstveno, from.nezaposlenost, 0],
    on: [on[`pio_${fund}`], 0, 0, 0],
    tax: tax.stopa,
    deduction: tax.licni_odbitak,
    lessContributions: true,
  };
};

const LAWS: Readonly<Record<PayrollEntity, LawOf>> = { fbih: federal, rs: srpska, bd: district };

/** The law of a month; undefined before the first known one. */
export const openingLaw = (
  entity: PayrollEntity,
  month: YearMonth,
  fund: PensionFund = 'fbih',
): OpeningLaw | undefined => {
  const day = firstDayOf(month);
  return changeOn(taxFbih, day) && LAWS[entity](day, fund);
};

/** A sum in shares of these rates, to the fening: the first takes the remainder. */
export function splitBy(total: number, rates: readonly number[]): readonly number[] {
  const all = Math.max(
    1,
    sumOf(rates, (rate) => rate),
  );
  const parts = rates.map((rate, at) => (at === 0 ? 0 : mulDiv(total, rate, all)));
  return parts.map((part, at) => (at === 0 ? total - sumOf(parts, (one) => one) : part));
}
