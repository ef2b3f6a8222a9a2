import { MUNICIPALITY_TEXT } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { payablesOf } from '@obracun/engine/payroll/payments/orders/payables.ts';
import type { Answer } from '../api/answer.ts';
import type { Chosen } from '../form-state/form-fields.ts';
import { MunicipalityChoice, PayableList } from './payable-list.tsx';
import { placeOf, usePlaces } from './stored-places.ts';

interface PayableAmountsProps {
  readonly entity: PayrollEntity;
  readonly chosen: Chosen;
  readonly answer: Answer;
}

/** Amounts of one wage by fund and account, ready for orders; the municipalities stay on the device. */
export function PayableAmounts({ entity, chosen, answer }: PayableAmountsProps) {
  const [places, choose] = usePlaces(entity);
  const seat = placeOf(places.seat);
  const home = placeOf(places.home) ?? seat;
  const { mjesec, godina, fond } = chosen.entered;
  const lines = Object.fromEntries([...answer.lines].map(([name, { value }]) => [name, value]));
  const rows = payablesOf(entity, { mjesec, godina, fond }, lines, { seat, home });
  return (
    <div className="stack3 padded">
      <div className="onScreen columns filled">
        <MunicipalityChoice
          id="opstina-firme"
          label={`${MUNICIPALITY_TEXT[entity]} firme`}
          entity={entity}
          value={places.seat}
          onValue={(value) => choose({ ...places, seat: value })}
        />
        <MunicipalityChoice
          id="opstina-radnika"
          label={`${MUNICIPALITY_TEXT[entity]} prebivališta radnika`}
          value={places.home}
          hint="Ako ne izaberete, uzima se kao firma."
          onValue={(value) => choose({ ...places, home: value })}
        />
      </div>
      <PayableList entity={entity} rows={rows} />
    </div>
  );
}
