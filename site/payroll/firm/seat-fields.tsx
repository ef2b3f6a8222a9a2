import { checkEmail } from '@obracun/engine/documents/identifiers/identifier.ts';
import { MUNICIPALITY_WORDS } from '@obracun/engine/payroll/municipalities/municipality.ts';
import { fieldId } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import fields from '../form/fields.module.css';
import { MunicipalityInput } from '../form/municipality-input.tsx';
import { type FirmEdit, textOf } from './firm-edit.ts';

/** Where the firm is, and how it is reached. */
export function SeatFields(edit: FirmEdit) {
  const { firm, change } = edit;
  const text = textOf(edit);
  return (
    <FormSection title="Sjedište i kontakt">
      <div className={fields.fields}>
        <TextInput {...text('address', 'Ulica i broj')} />
        <TextInput {...text('place', 'Mjesto')} />
        <MunicipalityInput
          id={fieldId('firma.municipality')}
          label={MUNICIPALITY_WORDS[firm.entity]}
          value={firm.municipality}
          entity={firm.entity}
          onValue={(municipality) => change({ municipality })}
        />
        <TextInput {...text('phone', 'Telefon')} />
        <TextInput {...text('email', 'E-pošta')} warning={checkEmail(firm.email)} />
      </div>
    </FormSection>
  );
}
