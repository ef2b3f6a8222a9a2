import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { checkEmail, checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { MUNICIPALITY_WORDS } from '@obracun/engine/payroll/municipalities/municipality.ts';
import { fieldId } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import fields from '../form/fields.module.css';
import { MunicipalityInput } from '../form/municipality-input.tsx';
import { useWorker, useWorkerText } from './use-worker.ts';

interface PersonFieldsProps {
  readonly entity: PayrollEntity;
  /** Why the JMBG cannot stay. */
  readonly jmbgError: string | undefined;
}

/** Who it is, and where the pay goes. */
export function PersonFields({ entity, jmbgError }: PersonFieldsProps) {
  const { worker, change } = useWorker();
  const text = useWorkerText();
  return (
    <FormSection title="Radnik">
      <div className={fields.fields}>
        <TextInput {...text('lastName', 'Prezime')} required />
        <TextInput {...text('firstName', 'Ime')} required />
        <TextInput
          {...text('jmbg', 'JMBG')}
          error={jmbgError}
          warning={checkIdentifier('JMBG', worker.jmbg)}
        />
        <TextInput {...text('account', 'Račun radnika')} warning={checkBankAccount(worker.account)} />
        <TextInput {...text('address', 'Adresa')} />
        <MunicipalityInput
          id={fieldId('radnik.municipality')}
          label={`${MUNICIPALITY_WORDS[entity]} prebivališta`}
          value={worker.municipality}
          entity={entity}
          onValue={(municipality) => change({ municipality })}
        />
        <TextInput {...text('email', 'E-pošta')} warning={checkEmail(worker.email)} />
        <TextInput {...text('phone', 'Telefon')} />
      </div>
    </FormSection>
  );
}
