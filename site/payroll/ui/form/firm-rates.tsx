import { formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import { PLACES } from '@obracun/engine/core/numbers/units.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { OwnRates, RateName } from '@obracun/engine/payroll/model/worker.ts';
import { ratesToState } from '@obracun/engine/payroll/month/api-request/rate-fields.ts';
import {
  leastRate,
  OFFERED_RATES,
  type OfferedRates,
} from '@obracun/engine/payroll/month/api-request/usual-rates.ts';
import { Button } from '../../../ui/controls/button.tsx';
import fields from './fields.module.css';
import { RateInputs } from './rate-inputs.tsx';

interface FirmRatesProps {
  readonly entity: PayrollEntity;
  readonly rates: OwnRates;
  readonly onRates: (rates: OwnRates) => void;
}

/** The percentages of a firm that no law sets: typed, or adopted by one press from a known source. */
export function FirmRates({ entity, rates, onRates }: FirmRatesProps) {
  const offer = OFFERED_RATES[entity];
  const set = (name: RateName, rate: number | undefined) => {
    const { [name]: _, ...rest } = rates;
    onRates(rate === undefined ? rest : { ...rest, [name]: rate });
  };
  return (
    <>
      {offer && <Offer offer={offer} take={() => onRates({ ...rates, ...offer.rates })} />}
      <div className={fields.fields}>
        <RateInputs
          entity={entity}
          names={ratesToState(entity)}
          of="firma"
          rates={rates}
          hint={(name) => hintOf(entity, name)}
          onRate={set}
        />
      </div>
    </>
  );
}

function hintOf(entity: PayrollEntity, name: RateName): string | undefined {
  if (name === 'seniority') return 'Za punu godinu staža. Upišite 0 ako se ne plaća.';
  if (name === 'sickShare') return 'Od plate za sat rada.';
  const least = leastRate(entity, name);
  return least === undefined ? undefined : `Propisano je najmanje ${percent(least)} %.`;
}

interface OfferProps {
  readonly offer: OfferedRates;
  readonly take: () => void;
}

/** The same for all workers, by one press, with its source. */
const Offer = ({ offer: { rates, isLeast, source }, take }: OfferProps) => (
  <div className="stack1 ownWidth">
    <Button onClick={take}>
      {isLeast ? 'Upiši propisani minimum' : 'Upiši iz isteklog kolektivnog ugovora'}:{' '}
      {Object.values(rates).map(percent).join(' / ')} %
    </Button>
    <p className="soft">
      Prekovremeno, noć i praznik.{' '}
      {isLeast ? 'Najmanje po propisu:' : 'Zakon FBiH procente ne propisuje. Prijedlog:'}{' '}
      {[source.propis, source.clan].filter(Boolean).join(', ')} ({source.glasilo}).
    </p>
  </div>
);

const percent = (rate: number): string => formatDecimal(rate, PLACES.posto ?? 0);
