import { isDay } from '@obracun/engine/core/days/day.ts';
import { percentField } from '@obracun/engine/core/field.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { StandingDeduction } from '@obracun/engine/payroll/model/worker.ts';
import { LIMIT_TEXT } from '@obracun/engine/payroll/month/calculate/enforced.ts';
import { useState } from 'react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import type { FormRow, RecordEdit } from '../../ui/form/record-rows.ts';
import { RecordCells } from '../../ui/form/record-sections.tsx';

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

const ENFORCED = 'Po rješenju suda ili javnog izvršitelja (zakon joj ograničava visinu)';

const LIMIT_HINTS: Readonly<Record<PayrollEntity, string>> = {
  fbih: `Samo ako rješenje određuje manje od zakonskog: ${LIMIT_TEXT}.`,
  rs: 'Prepišite granicu iz rješenja.',
  bd: 'Prepišite granicu iz rješenja.',
};

interface CourtOrderFieldsProps extends RecordEdit<StandingDeduction> {
  readonly entity: PayrollEntity;
  /** Start of the ids of controls. */
  readonly prefix: string;
}

/** Whether a court ordered the deduction, and what its order says: with its day of receipt it is taken by rank, up to the limit. */
export function CourtOrderFields({ entity, prefix, ...edit }: CourtOrderFieldsProps) {
  const { isEnforced, isAlimony = false, carried = 0 } = edit.draft;
  return (
    <>
      <div className="whole">
        <RecordCells
          prefix={prefix}
          edit={edit}
          rows={[{ kind: 'yesNo', name: 'isEnforced', label: ENFORCED }]}
        />
      </div>
      {isEnforced && (
        <>
          <ReceivedOn {...edit} id={fieldId(`${prefix}.receivedOn`)} />
          <RecordCells
            prefix={prefix}
            edit={edit}
            rows={[{ kind: 'number', name: 'limitShare', field: LIMIT, hint: LIMIT_HINTS[entity] }]}
          />
          <div className="whole">
            <RecordCells prefix={prefix} edit={edit} rows={maintenanceRows(isAlimony)} />
            {carried > 0 && (
              <p className="soft">
                Nije stalo u ranije mjesece i dospijeva s idućim: {formatMoney(carried)}.
              </p>
            )}
          </div>
        </>
      )}
    </>
  );
}

const maintenanceRows = (isAlimony: boolean): readonly FormRow<StandingDeduction>[] => [
  {
    kind: 'yesNo',
    name: 'isAlimony',
    label: 'Zakonsko izdržavanje (alimentacija): naplaćuje se prije drugih rješenja',
  },
  {
    kind: 'number',
    name: 'maintenanceShare',
    when: isAlimony,
    field: SHARE,
    hint: 'Samo kad ih je više i ne stanu sva: po ovim udjelima se dijeli ono što se smije uzeti. Prepišite ih iz rješenja.',
  },
];

interface ReceivedOnProps extends RecordEdit<StandingDeduction> {
  readonly id: string;
}

/** The day of receipt: one that is not whole yet is no day of the order. */
function ReceivedOn({ id, draft: { receivedOn = '' }, change }: ReceivedOnProps) {
  const [typed, setTyped] = useState(receivedOn);
  const enter = (text: string) => {
    setTyped(text);
    if (text === '' || isDay(text)) change({ receivedOn: text || undefined });
  };
  return (
    <DateInput
      id={id}
      label="Dan prijema rješenja"
      text={typed}
      hint="Po njemu je red naplate. Bez njega se obustava ne ograničava."
      onText={enter}
    />
  );
}
