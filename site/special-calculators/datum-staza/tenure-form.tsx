import { useEffect, useEffectEvent, useRef } from 'react';
import { FormActions } from '../../calculator/form/form-actions.tsx';
import { FormFrame } from '../../calculator/form/form-frame.tsx';
import { FormGroup } from '../../calculator/form/form-group.tsx';
import { useFormContext } from '../../calculator/form-state/form-context.ts';
import { focusField } from '../../fields/layout/field-id.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PresentEmployment } from './present-employment.tsx';

/** Earlier service, earlier employments, the present one; nothing is counted before the button is pressed. */
export function TenureForm({ count }: { readonly count: (call: string) => void }) {
  const { form, errors } = useFormContext();
  const { reading } = form;
  const { gaps } = reading;
  // Pressed before what checks entries has come: it is counted as soon as that is here.
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
