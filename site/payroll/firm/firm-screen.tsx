import { checkBankAccount, checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import { choiceField } from '@obracun/engine/kernel/field.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { ENTITY_NAMES } from '@obracun/engine/payroll/places/entity-words.ts';
import { LogoInput } from '../../documents/screen/logo-input.tsx';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { ChoiceInput } from '../../fields/choice-input.tsx';
import { fieldId } from '../../fields/frame/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import type { SectionProps } from '../address/section-props.ts';
import { EditForm } from '../form/edit-form.tsx';
import fields from '../form/fields.module.css';
import { MunicipalityInput } from '../form/municipality-input.tsx';
import { useEditing } from '../form/use-editing.ts';
import { saveFirm } from '../kept/firms.ts';
import { AccountFields } from './account-fields.tsx';
import { FirmDefaultFields } from './firm-defaults.tsx';

const ENTITY = choiceField({
  label: 'Gdje se radi (po čijem zakonu su plate)',
  invalid: '',
  missing: 'Izaberite entitet.',
  choices: Object.entries(ENTITY_NAMES).map(([value, label]) => ({ value, label })),
});

const KIND = choiceField({
  label: 'Oblik',
  invalid: '',
  missing: 'Izaberite oblik.',
  choices: [
    { value: 'drustvo', label: 'Društvo ili ustanova' },
    { value: 'obrt', label: 'Obrt ili preduzetnik' },
    { value: 'udruzenje', label: 'Udruženje' },
  ],
});

type TextName = 'name' | 'jib' | 'address' | 'place' | 'activity' | 'account' | 'phone' | 'email';

/** All that is known of a firm. */
export function FirmScreen({ firm }: Pick<SectionProps, 'firm'>) {
  const editing = useEditing<Firm>({ key: firm.id, kept: firm, isNew: false, put: saveFirm });
  const { draft, change } = editing;
  const text = (name: TextName, label: string) => ({
    id: fieldId(`firma.${name}`),
    label,
    text: draft[name],
    onText: (typed: string) => change({ [name]: typed }),
  });
  return (
    <EditForm label="Podaci firme" editing={editing}>
      <FormSection title="Firma">
        <div className={fields.fields}>
          <TextInput {...text('name', 'Naziv')} required />
          <TextInput {...text('jib', 'JIB')} warning={checkIdentifier('JIB', draft.jib)} />
          <ChoiceInput
            id={fieldId('firma.entity')}
            field={ENTITY}
            text={draft.entity}
            hint={undefined}
            error={undefined}
            onText={(entity) => change({ entity: entity as Firm['entity'] })}
            onLeave={() => undefined}
          />
          <ChoiceInput
            id={fieldId('firma.kind')}
            field={KIND}
            text={draft.kind}
            hint={undefined}
            error={undefined}
            onText={(kind) => change({ kind: kind as Firm['kind'] })}
            onLeave={() => undefined}
          />
          <TextInput {...text('activity', 'Šifra djelatnosti')} placeholder="69.20" />
          <TextInput
            {...text('account', 'Račun za plate')}
            warning={checkBankAccount(draft.account)}
            hint="16 cifara; s njega se plaćaju nalozi."
          />
        </div>
        <CheckboxInput
          id={fieldId('firma.meetsQuota')}
          label="Ispunjava kvotu zapošljavanja osoba s invaliditetom"
          isOn={draft.meetsQuota === true}
          onChange={(meetsQuota) => change({ meetsQuota })}
        />
      </FormSection>
      <FormSection title="Sjedište i kontakt">
        <div className={fields.fields}>
          <TextInput {...text('address', 'Ulica i broj')} />
          <TextInput {...text('place', 'Mjesto')} />
          <MunicipalityInput
            id={fieldId('firma.municipality')}
            label="Opština"
            value={draft.municipality}
            entity={draft.entity}
            onValue={(municipality) => change({ municipality })}
          />
          <TextInput {...text('phone', 'Telefon')} />
          <TextInput {...text('email', 'E-pošta')} />
        </div>
      </FormSection>
      <FormSection title="Logo na listićima">
        <LogoInput logo={draft.logo ?? ''} change={(logo) => change({ logo: logo || undefined })} />
      </FormSection>
      <FirmDefaultFields
        defaults={draft.defaults}
        entity={draft.entity}
        change={(defaults) => change({ defaults })}
      />
      <AccountFields firm={draft} change={change} />
    </EditForm>
  );
}
