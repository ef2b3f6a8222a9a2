import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { ENTITY_NAMES } from '@obracun/engine/payroll/municipalities/municipality.ts';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import { Choice } from '../form/choice.tsx';
import fields from '../form/fields.module.css';
import { choiceOf, type FirmEdit, textOf } from './firm-edit.ts';

const KINDS: Readonly<Record<Firm['kind'], string>> = {
  drustvo: 'Društvo ili ustanova',
  obrt: 'Obrt ili preduzetnik',
  udruzenje: 'Udruženje',
};

/** Which firm it is, and by whose law it pays. */
export function IdentityFields(edit: FirmEdit) {
  const { firm, change } = edit;
  const text = textOf(edit);
  const choice = choiceOf(edit);
  return (
    <FormSection title="Firma">
      <div className={fields.fields}>
        <TextInput {...text('name', 'Naziv')} required />
        <TextInput {...text('jib', 'JIB')} warning={checkIdentifier('JIB', firm.jib)} />
        <Choice {...choice('entity', 'Gdje se radi (po čijem zakonu su plate)', ENTITY_NAMES)} />
        <Choice {...choice('kind', 'Oblik', KINDS)} />
        <TextInput {...text('activity', 'Šifra djelatnosti')} placeholder="69.20" />
        <TextInput
          {...text('account', 'Račun za plate')}
          warning={checkBankAccount(firm.account)}
          hint="16 cifara; s njega se plaćaju nalozi."
        />
      </div>
      <CheckboxInput
        id={fieldId('firma.meetsQuota')}
        label="Ispunjava kvotu zapošljavanja osoba s invaliditetom"
        isOn={firm.meetsQuota === true}
        onChange={(meetsQuota) => change({ meetsQuota })}
      />
      {firm.entity === 'fbih' && (
        <CheckboxInput
          id={fieldId('firma.governmentDaysOff')}
          label="Ne radi na dan koji Vlada FBiH odredi kao neradni (npr. 2. 3. 2026.)"
          isOn={firm.governmentDaysOff === true}
          onChange={(isOn) => change({ governmentDaysOff: isOn || undefined })}
        />
      )}
    </FormSection>
  );
}
