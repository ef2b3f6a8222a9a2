import { tenureFields } from '@obracun/engine/calculators/datum-staza/fields.ts';
import type { Definition } from '@obracun/engine/core/calculator.ts';
import type { Group } from '@obracun/engine/core/field.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnswer } from '../../calculator/api/call.ts';
import { CalculatorScreen } from '../../calculator/calculator-screen.tsx';
import fieldStyles from '../../calculator/form/form-group.module.css';
import { FormField, FormGroup } from '../../calculator/form/form-group.tsx';
import { FormActions, FormFrame } from '../../calculator/form/input-form.tsx';
import { useFormContext } from '../../calculator/form-state/form-context.ts';
import { byField } from '../../calculator/form-state/form-gaps.ts';
import { useForm } from '../../calculator/form-state/use-form.ts';
import { useStoredInputs } from '../../calculator/share-and-export/use-stored-inputs.ts';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { DateControl } from '../../fields/day/date-input.tsx';
import { PeriodsInput } from '../../fields/day/periods-input.tsx';
import { focusField } from '../../fields/layout/field-id.ts';
import { useIsHydrating } from '../../lazy-loading/hydration.tsx';
import { today } from '../../platform/clock.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';

const { raniji_godine, raniji_mjeseci, raniji_dani } = tenureFields;

const CONTROLS = { datum: DateControl, periodi: PeriodsInput };

/** Three short columns under one heading need not repeat it. */
const underHeading = {
  raniji_godine: { ...raniji_godine, label: 'Godine' },
  raniji_mjeseci: { ...raniji_mjeseci, label: 'Mjeseci' },
  raniji_dani: { ...raniji_dani, label: 'Dani' },
};

/** Length of service, computed on demand; the result stays on the screen until the next input. */
export function TenurePage({ definition }: { readonly definition: Definition }) {
  const form = useForm(definition);
  useStoredInputs(form);
  const { reading } = form;
  const [requested, request] = useState<string>();
  const answering = useAnswer(definition, requested === reading.call ? requested : undefined);
  const count = (call: string) => {
    if (call === requested && answering.error) answering.retry();
    request(call);
  };
  return (
    <CalculatorScreen
      form={{ ...form, fields: { ...form.fields, ...underHeading } }}
      errors={{ ...byField(answering.error?.issues ?? []), ...reading.errors }}
      answering={answering}
      controls={CONTROLS}
      inputs={<TenureForm count={count} />}
      extra={
        reading.call !== undefined && requested !== reading.call && <p>Za rezultat pritisnite „Izračunaj“.</p>
      }
    />
  );
}

/** Earlier service, earlier employments, the current one; nothing is computed before the button is pressed. */
function TenureForm({ count }: { readonly count: (call: string) => void }) {
  const { form, errors } = useFormContext();
  const { reading } = form;
  const { gaps } = reading;
  // Pressed before the validator is loaded: computed when it is.
  const isWaiting = useRef(false);
  const isUnread =
    reading.call === undefined && gaps.length === 0 && Object.keys(reading.errors).length === 0;
  const countLate = useEffectEvent((call: string) => {
    isWaiting.current = false;
    count(call);
  });
  useEffect(() => {
    if (isWaiting.current && reading.call !== undefined) countLate(reading.call);
  }, [reading.call]);
  const submit = () => {
    if (reading.call !== undefined) return count(reading.call);
    isWaiting.current = isUnread;
    form.leave(gaps);
    const [first] = [...gaps, ...Object.keys(errors)];
    if (first) focusField(first);
  };
  const [present, ...earlier] = form.definition.groups.toReversed();
  return (
    <FormFrame onEnter={submit}>
      {earlier.toReversed().map((group) => (
        <FormGroup key={group.title} group={group} />
      ))}
      {present && <PresentEmployment group={present} />}
      <FormActions>
        <Button type="submit" look="main">
          Izračunaj
        </Button>
      </FormActions>
    </FormFrame>
  );
}

/** Start and end of the current employment; today is the end of an ongoing one. */
function PresentEmployment({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const [isChecked, setChecked] = useState(false);
  // It writes a day into the form, which requires scripts.
  const isReady = !useIsHydrating();
  // Any other change of the end, by a link or „Obriši sve“, unchecks it.
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
