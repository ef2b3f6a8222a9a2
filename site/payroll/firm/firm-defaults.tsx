import { amountField, percentField } from '@obracun/engine/kernel/field.ts';
import type { FirmDefaults } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { fieldId } from '../../fields/frame/field-id.ts';
import { HeldInput } from '../../fields/held-input.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import fields from '../form/fields.module.css';

const MEAL = amountField({ label: 'Topli obrok po danu', invalid: 'Upišite iznos, npr. 12,50.' });
const SENIORITY = percentField({
  label: 'Minuli rad po godini',
  invalid: 'Upišite postotak do 10, npr. 0,6.',
  max: 10,
});
const SICK = percentField({
  label: 'Udio plate na bolovanju',
  invalid: 'Upišite postotak do 100, npr. 80.',
  max: 100,
});

interface FirmDefaultFieldsProps {
  readonly defaults: FirmDefaults;
  readonly entity: PayrollEntity;
  readonly change: (defaults: FirmDefaults) => void;
}

/** What every worker of the firm has unless something else is typed for them. */
export function FirmDefaultFields({ defaults, entity, change }: FirmDefaultFieldsProps) {
  const set = (name: 'hotMeal' | 'seniority' | 'sickShare') => (value: number | undefined) => {
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
          hint={entity === 'rs' ? 'Prazno: propisani najmanji.' : 'Prazno: firma ne daje topli obrok.'}
          onValue={set('hotMeal')}
        />
        <HeldInput
          id={fieldId('firma.seniority')}
          field={SENIORITY}
          value={defaults.seniority}
          hint="Prazno: kako kaže propis."
          onValue={set('seniority')}
        />
        <HeldInput
          id={fieldId('firma.sickShare')}
          field={SICK}
          value={defaults.sickShare}
          hint="Prazno: kako kaže propis."
          onValue={set('sickShare')}
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
