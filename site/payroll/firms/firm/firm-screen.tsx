import { amountField } from '@obracun/engine/core/field.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { checkEmail, checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import {
  ENTITY_NAMES,
  MUNICIPALITY_TEXT,
} from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Firm, FirmDefaults } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { readFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import type { RateName } from '@obracun/engine/payroll/model/worker.ts';
import { ratesSetByLaw } from '@obracun/engine/payroll/month/api-request/rate-fields.ts';
import { formerRates, writtenRates } from '@obracun/engine/payroll/month/api-request/usual-rates.ts';
import { LogoInput } from '../../../documents/layout/logo-input.tsx';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { saveFirm } from '../../../storage/payroll/firms.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { FormerMonths } from '../../month/remake/former-papers.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import fields from '../../ui/form/fields.module.css';
import { FirmRates } from '../../ui/form/firm-rates.tsx';
import { MunicipalityInput } from '../../ui/form/municipality-input.tsx';
import { RateInputs } from '../../ui/form/rate-inputs.tsx';
import { useEditing } from '../../ui/form/use-editing.ts';
import { useFieldFocus } from '../../ui/form/use-field-focus.ts';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { AccountFields } from './account-fields.tsx';
import { choiceOf, type FirmEdit, textOf } from './firm-edit.ts';
import { FundPaymentSection } from './fund-payment-section.tsx';
import { KindFields } from './kinds/kind-fields.tsx';
import { LabourPriceFields } from './labour-price-fields.tsx';
import { LedgerFields } from './ledger-fields.tsx';
import { MunicipalityCodeInputs, withoutCode } from './municipality-code-inputs.tsx';
import { PayerAccountFields } from './payer-account-fields.tsx';

/** The form of a firm. */
export function FirmScreen({
  firm,
  year,
  month,
  field,
}: Pick<SectionProps, 'firm' | 'year' | 'month' | 'field'>) {
  const editing = useEditing<Firm>({
    key: firm.id,
    stored: firm,
    isNew: false,
    read: readFirm,
    put: saveFirm,
  });
  const { draft, change } = editing;
  useFieldFocus(field && `firma.${field}`);
  return (
    <EditForm
      label="Podaci firme"
      editing={editing}
      actions={
        <a href={addressOf({ firm: firm.id, section: 'predaja', year, month })}>Predaja i zaključavanje</a>
      }
    >
      <ArrivalHeading level={3} look="section">
        Podaci firme
      </ArrivalHeading>
      <IdentityFields firm={draft} change={change} />
      <SeatFields firm={draft} change={change} />
      <FormSection title="Logo na listićima">
        <LogoInput logo={draft.logo ?? ''} change={(logo) => change({ logo: logo || undefined })} />
      </FormSection>
      <FirmDefaultFields
        defaults={draft.defaults}
        entity={draft.entity}
        change={(defaults) => change({ defaults })}
      />
      <RateSection firm={draft} change={change} />
      <KindFields firm={draft} change={change} />
      <LabourPriceFields firm={draft} change={change} />
      <FundPaymentSection firm={draft} change={change} />
      <PayerAccountFields firm={draft} change={change} />
      <AccountFields firm={draft} change={change} />
      <LedgerFields firm={draft} change={change} />
      <FormerMonths firm={firm.id} />
    </EditForm>
  );
}

/** The percentages of the firm, stated once. A firm of an earlier version shows the former percentages, and adopts them only on a press. */
function RateSection({ firm, change }: FirmEdit) {
  const { entity, defaults } = firm;
  const former = formerRates(firm);
  const take = () => change({ defaults: { ...former, ...defaults } });
  return (
    <FormSection title="Procenti po kojima firma plaća">
      {Object.keys(former).length > 0 ? (
        <Notice kind="info">
          Do sada je računato: {writtenRates(former)}. Od sada se plaća samo ono što upišete.{' '}
          <Button look="link" onClick={take}>
            Upiši te procente
          </Button>
        </Notice>
      ) : (
        <p>Bez procenta se mjesec s takvim satima ne može zaključiti.</p>
      )}
      <FirmRates entity={entity} rates={defaults} onRates={(rates) => change({ defaults: rates })} />
    </FormSection>
  );
}

/** Address and contact of the firm. */
function SeatFields(edit: FirmEdit) {
  const { firm, change } = edit;
  const text = textOf(edit);
  return (
    <FormSection title="Sjedište i kontakt">
      <div className={fields.fields}>
        <TextInput {...text('address', 'Ulica i broj')} />
        <TextInput {...text('place', 'Mjesto')} />
        <MunicipalityInput
          id={fieldId('firma.municipality')}
          label={MUNICIPALITY_TEXT[firm.entity]}
          value={firm.municipality}
          entity={firm.entity}
          onValue={(municipality) => change({ municipality })}
        />
        <MunicipalityCodeInputs firm={firm} change={change} of={withoutCode(firm.municipality, true)} />
        <TextInput {...text('phone', 'Telefon')} />
        <TextInput {...text('email', 'E-pošta')} warning={checkEmail(firm.email)} />
      </div>
    </FormSection>
  );
}

const MEAL = amountField({ label: 'Topli obrok po danu', invalid: 'Upišite iznos, npr. 12,50.' });
interface FirmDefaultFieldsProps {
  readonly defaults: FirmDefaults;
  readonly entity: PayrollEntity;
  readonly change: (defaults: FirmDefaults) => void;
}

/** Defaults for every worker of the firm. */
function FirmDefaultFields({ defaults, entity, change }: FirmDefaultFieldsProps) {
  const set = (name: 'hotMeal' | RateName, value: number | undefined) => {
    const { [name]: _, ...rest } = defaults;
    change(value === undefined ? rest : { ...rest, [name]: value });
  };
  return (
    <FormSection title="Podrazumijevano za radnike">
      <div className={fields.fields}>
        <HeldInput
          id={fieldId('firma.hotMeal')}
          field={MEAL}
          value={defaults.hotMeal}
          hint={
            entity === 'rs' ? 'Ako ne upišete, uzima se propisani najmanji.' : 'Upišite ako ga firma daje.'
          }
          onValue={(meal) => set('hotMeal', meal)}
        />
        <RateInputs
          entity={entity}
          names={ratesSetByLaw(entity)}
          of="firma"
          rates={defaults}
          hint={() => 'Samo ako firma plaća drugačije.'}
          onRate={set}
        />
      </div>
      <CheckboxInput
        id={fieldId('firma.leastBase')}
        label="Doprinosi najmanje na najnižu osnovicu"
        isOn={defaults.leastBase !== false}
        onChange={(leastBase) => change({ ...defaults, leastBase })}
      />
    </FormSection>
  );
}

const KINDS: Readonly<Record<Firm['kind'], string>> = {
  drustvo: 'Društvo ili ustanova',
  obrt: 'Obrt ili preduzetnik',
  udruzenje: 'Udruženje',
};

/** Identity of the firm, and its law. */
function IdentityFields(edit: FirmEdit) {
  const { firm, change } = edit;
  const text = textOf(edit);
  const choice = choiceOf(edit);
  return (
    <FormSection title="Firma">
      <div className={fields.fields}>
        <TextInput {...text('name', 'Naziv')} required />
        <TextInput {...text('jib', 'JIB')} warning={checkIdentifier('JIB', firm.jib)} />
        <Choice {...choice('entity', 'Entitet', ENTITY_NAMES)} />
        <Choice {...choice('kind', 'Oblik', KINDS)} />
        <TextInput {...text('activity', 'Šifra djelatnosti')} placeholder="69.20" />
        <TextInput
          {...text('account', 'Račun za plate')}
          warning={checkBankAccount(firm.account)}
          hint="Račun s kojeg plaćate (16 cifara)."
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
          id={fieldId('firma.hasSectorBase')}
          label="Rudnik uglja, tekstil, koža, obuća ili stari zanat: doprinosi na 30 % prosjeka, za plaću do 85 % prosječne (Zakon o doprinosima čl. 6 t. 10)"
          isOn={firm.hasSectorBase === true}
          onChange={(isOn) => change({ hasSectorBase: isOn || undefined })}
        />
      )}
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
