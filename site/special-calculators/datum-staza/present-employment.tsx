import type { Group } from '@obracun/engine/core/field.ts';
import { useState } from 'react';
import { FormField } from '../../calculator/form/form-field.tsx';
import fieldStyles from '../../calculator/form/form-group.module.css';
import { useFormContext } from '../../calculator/form-state/form-context.ts';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { today, useToday } from '../../platform/clock.ts';
import { FormSection } from '../../ui/page/form-section.tsx';

/** Start and end of the present employment; who still works there has today for an end. */
export function PresentEmployment({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const [isChecked, setChecked] = useState(false);
  // It writes a day into the form, which takes scripts.
  const isReady = useToday() !== undefined;
  // Whatever else changes the end, a link or „Obriši sve“, takes the tick away.
  const isCurrent = isChecked && form.state.entered.end_date === today();
  const toggle = (isOn: boolean) => {
    setChecked(isOn);
    form.enter({ end_date: isOn ? today() : '' });
  };
  return (
    <FormSection title={group.title}>
      <div className={fieldStyles.fields}>
        <FormField name="start_date" />
        <fieldset disabled={isCurrent}>
          <FormField name="end_date" />
        </fieldset>
      </div>
      <CheckboxInput
        id="trenutno-radim"
        label="Trenutno radim"
        isOn={isCurrent}
        disabled={!isReady}
        onChange={toggle}
      />
    </FormSection>
  );
}
