import { isDay } from '@obracun/engine/core/days/day.ts';
import { percentField } from '@obracun/engine/core/field.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { StandingDeduction } from '@obracun/engine/payroll/model/worker.ts';
import { LIMIT_TEXT } from '@obracun/engine/payroll/month/calculate/enforced.ts';
import { useState } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import type { SomeOf } from '../../ui/form/some-of.ts';

const LIMIT = percentField({
  label: 'Granica iz rješenja (% neta)',
  invalid: 'Upišite procenat do 100, npr. 33,33.',
  max: 100,
});

const SHARE = percentField({
  label: 'Udio u izdržavanju (%)',
  invalid: 'Upišite procenat do 100, npr. 60.',
  max: 100,
});

const LIMIT_HINTS: Readonly<Record<PayrollEntity, string>> = {
  fbih: `Samo ako rješenje određuje manje od zakonskog: ${LIMIT_TEXT}.`,
  rs: 'Prepišite granicu iz rješenja.',
  bd: 'Prepišite granicu iz rješenja.',
};

interface CourtOrderFieldsProps {
  readonly deduction: StandingDeduction;
  readonly entity: PayrollEntity;
  readonly id: (name: string) => string;
  readonly change: (part: SomeOf<StandingDeduction>) => void;
}

/** What an order of a court says: with its day of receipt it is taken by rank, up to the limit. */
export function CourtOrderFields({ deduction, entity, id, change }: CourtOrderFieldsProps) {
  const { receivedOn, isAlimony, maintenanceShare, limitShare, carried = 0 } = deduction;
  // A day that is not whole yet is no day of the order.
  const [typed, setTyped] = useState(receivedOn ?? '');
  const enter = (text: string) => {
    setTyped(text);
    if (text === '' || isDay(text)) change({ receivedOn: text || undefined });
  };
  return (
    <>
      <DateInput
        id={id('receivedOn')}
        label="Dan prijema rješenja"
        text={typed}
        hint="Po njemu je red naplate. Bez njega se obustava ne ograničava."
        onText={enter}
      />
      <HeldInput
        id={id('limitShare')}
        field={LIMIT}
        value={limitShare}
        hint={LIMIT_HINTS[entity]}
        onValue={(value) => change({ limitShare: value })}
      />
      <div className="whole">
        <CheckboxInput
          id={id('isAlimony')}
          label="Zakonsko izdržavanje (alimentacija): naplaćuje se prije drugih rješenja"
          isOn={isAlimony === true}
          onChange={(isOn) => change({ isAlimony: isOn || undefined })}
        />
        {isAlimony && (
          <HeldInput
            id={id('maintenanceShare')}
            field={SHARE}
            value={maintenanceShare}
            hint="Samo kad ih je više i ne stanu sva: po ovim udjelima se dijeli ono što se smije uzeti. Prepišite ih iz rješenja."
            onValue={(value) => change({ maintenanceShare: value })}
          />
        )}
        {carried > 0 && (
          <p className="soft">Nije stalo u ranije mjesece i dospijeva s idućim: {formatMoney(carried)}.</p>
        )}
      </div>
    </>
  );
}
