import { amountField } from '@obracun/engine/core/field.ts';
import { ratesSetByLaw } from '@obracun/engine/payroll/api-request/rate-fields.ts';
import type { FirmDefaults } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { RateName } from '@obracun/engine/payroll/model/worker.ts';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { HeldInput } from '../../fields/held-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { FormSection } from '../../ui/page/form-section.tsx';
import fields from '../form/fields.module.css';
import { RateInputs } from '../form/rate-inputs.tsx';

const MEAL = amountField({ label: 'Topli obrok po danu', invalid: 'Upišite iznos, npr. 12,50.' });
interface FirmDefaultFieldsProps {
  readonly defaults: FirmDefaults;
  readonly entity: PayrollEntity;
  readonly change: (defaults: FirmDefaults) => void;
}

/** What every worker of the firm has unless something else is typed for them. */
export function FirmDefaultFields({ defaults, entity, change }: FirmDefaultFieldsProps) {
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
          hint={entity === 'rs' ? 'Prazno: propisani najmanji.' : 'Prazno: firma ne daje topli obrok.'}
          onValue={(meal) => set('hotMeal', meal)}
        />
        <RateInputs
          entity={entity}
          names={ratesSetByLaw(entity)}
          of="firma"
          rates={defaults}
          hint={() => 'Prazno: po propisu.'}
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
