import type { Parameter, Source } from '../../core/law.ts';
import { lastChangeOf } from '../../core/law-by-day.ts';
import type { Ppm } from '../../core/numbers/money.ts';
import { uvecanja_opsti_kolektivni } from '../../law/fbih/supplements.ts';
import { uvecanja_minimum } from '../../law/rs/supplements.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { OwnRates, RateName } from '../model/rates.ts';

type Uplift = 'overtimeUplift' | 'nightUplift' | 'holidayUplift';

/** Uplifts a firm can take over as they are, and where they were read. */
export interface OfferedRates {
  readonly rates: Required<Pick<OwnRates, Uplift>>;
  /** The least a law asks for; otherwise a suggestion nobody is bound by. */
  readonly isLeast: boolean;
  readonly source: Source;
}

type Uplifts = Parameter<{ readonly prekovremeni: Ppm; readonly nocni: Ppm; readonly praznik: Ppm }>;

function offered(parameter: Uplifts, isLeast: boolean): OfferedRates {
  const { vrijednost, izvor } = lastChangeOf(parameter);
  const { prekovremeni, nocni, praznik } = vrijednost;
  return {
    rates: { overtimeUplift: prekovremeni, nightUplift: nocni, holidayUplift: praznik },
    isLeast,
    source: izvor,
  };
}

/** What the calculators offer too: the least of Republika Srpska, those of the agreement of the Federation that lapsed; of the District none are known. */
export const OFFERED_RATES: Readonly<Record<PayrollEntity, OfferedRates | undefined>> = {
  fbih: offered(uvecanja_opsti_kolektivni, false),
  rs: offered(uvecanja_minimum, true),
  bd: undefined,
};

/** The least of a kind a law asks for; undefined where none does. */
export function leastRate(entity: PayrollEntity, name: RateName): Ppm | undefined {
  const offer = OFFERED_RATES[entity];
  return offer?.isLeast ? (offer.rates as OwnRates)[name] : undefined;
}
