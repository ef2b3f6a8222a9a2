import { amountField } from '@obracun/engine/core/field.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { LONGER_SERVICE_NAMES, STATUS_NAMES, statusName } from '@obracun/engine/payroll/model/status.ts';
import type { WorkerStatus } from '@obracun/engine/payroll/model/worker-values.ts';
import { insuredWithoutPay } from '@obracun/engine/payroll/month/api-request/without-pay.ts';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import fields from '../../ui/form/fields.module.css';
import { useWorker, useWorkerNumber, useWorkerText } from './use-worker.ts';

const POST_WAGE = amountField({
  label: 'Bruto plata radnog mjesta',
  invalid: 'Upišite iznos, npr. 2.600,00.',
});
const INSURANCE = amountField({
  label: 'Osiguranje mjesečno',
  invalid: 'Upišite iznos, npr. 30,00.',
});

const namesIn = (entity: PayrollEntity): Readonly<Record<WorkerStatus, string>> =>
  Object.fromEntries(
    (Object.keys(STATUS_NAMES) as WorkerStatus[]).map((status) => [status, statusName(status, entity)]),
  ) as Record<WorkerStatus, string>;

const STATUS_TEXT: Readonly<Record<PayrollEntity, Readonly<Record<WorkerStatus, string>>>> = {
  fbih: namesIn('fbih'),
  rs: namesIn('rs'),
  bd: namesIn('bd'),
};

/** Rules of a worker other than those of a regular one, folded until there are any. */
export function StatusFields({ entity }: { readonly entity: PayrollEntity }) {
  const { worker, change } = useWorker();
  const number = useWorkerNumber();
  const text = useWorkerText();
  const { status, longerService } = worker;
  const messages = [
    status && statusName(status, entity),
    longerService && `staž ${LONGER_SERVICE_NAMES[longerService]}`,
  ].filter(Boolean);
  return (
    <Folded
      title="Status"
      line={messages.length > 0 ? messages.join(', ') : 'redovan radnik'}
      isOpenFirst={messages.length > 0}
      isOnPaper={messages.length > 0}
    >
      <div className={fields.fields}>
        <Choice
          id={fieldId('radnik.status')}
          label="Status radnika"
          labels={STATUS_TEXT[entity]}
          value={status}
          hint={status ? HINTS[status](entity) : 'Redovnom radniku se ne bira.'}
          onValue={(next) => change({ status: next })}
        />
        {status === 'trainee' && entity === 'fbih' && (
          <HeldInput {...number('postWage')} field={POST_WAGE} hint="Bez umanjenja za pripravnika." />
        )}
        {insuredWithoutPay(entity, worker) === 'typed' && (
          <HeldInput {...number('insuranceAmount')} field={INSURANCE} hint="Ako firma ne plaća, upišite 0." />
        )}
        <Choice
          id={fieldId('radnik.longerService')}
          label="Staž s uvećanim trajanjem"
          labels={LONGER_SERVICE_NAMES}
          value={longerService}
          hint={LONGER_HINTS[entity]}
          onValue={(next) => change({ longerService: next })}
        />
        {longerService && entity === 'fbih' && (
          <TextInput
            {...text('longerServiceCode', 'Šifra radnog mjesta')}
            placeholder="000000"
            hint="Šest cifara, za obrazac MIP-1023."
          />
        )}
      </div>
    </Folded>
  );
}

const LONGER_HINTS: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Firma plaća još 2, 3 ili 6 % PIO/MIO.',
  rs: 'Dodatni doprinos se ovdje ne obračunava. Prijavite ga na DL6.',
  bd: 'Dodatni doprinos se ovdje ne obračunava.',
};

const UNPAID: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Samo doprinosi na najnižu osnovicu.',
  rs: 'Samo doprinosi na najnižu osnovicu.',
  bd: 'Sati se ne unose.',
};

const HINTS: Readonly<Record<WorkerStatus, (entity: PayrollEntity) => string>> = {
  trainee: (entity) =>
    entity === 'fbih'
      ? 'Najmanje 70 % plaće radnog mjesta (Zakon o radu FBiH čl. 32).'
      : 'Najniži dio plate za pripravnika provjerite sami.',
  training: () => 'Ugovor bez zaposlenja: nema plate, samo osiguranje.',
  disabled: (entity) =>
    entity === 'fbih' ? 'Vrsta isplate 7 u MIP-1023. Ubraja se u kvotu.' : 'Računa se kao svaki radnik.',
  pensioner: () => 'Računa se kao svaki radnik.',
  unpaid: (entity) => UNPAID[entity],
};
