import { useEffect, useEffectEvent, useRef } from 'react';
import { ClearButton } from '../../calculator/clear-button.tsx';
import { focusField } from '../../calculator/field-id.ts';
import { useFormContext } from '../../calculator/form-context.ts';
import { FormFrame } from '../../calculator/form-frame.tsx';
import { FormGroup } from '../../calculator/form-group.tsx';
import { Button } from '../../ui/button.tsx';
import { PresentEmployment } from './present-employment.tsx';
import styles from './tenure-form.module.css';

/** Earlier service, earlier employments, the present one; nothing is counted before the button is pressed. */
export function TenureForm({ count }: { readonly count: (call: string) => void }) {
  const { form, errors } = useFormContext();
  const { poziv, nedostaje, greske } = form.reading;
  // Pressed before what checks entries has come: it is counted as soon as that is here.
  const isWaiting = useRef(false);
  const isUnread = poziv === undefined && nedostaje.length === 0 && Object.keys(greske).length === 0;
  const countLate = useEffectEvent((call: string) => {
    isWaiting.current = false;
    count(call);
  });
  useEffect(() => {
    if (isWaiting.current && poziv !== undefined) countLate(poziv);
  }, [poziv]);
  const submit = () => {
    if (poziv !== undefined) return count(poziv);
    isWaiting.current = isUnread;
    form.leave(nedostaje);
    const [first] = [...nedostaje, ...Object.keys(errors)];
    if (first) focusField(first);
  };
  const [present, ...earlier] = form.definition.grupe.toReversed();
  return (
    <FormFrame onEnter={submit}>
      {earlier.toReversed().map((group) => (
        <FormGroup key={group.naslov} group={group} />
      ))}
      {present && <PresentEmployment group={present} />}
      <div className={styles.actions}>
        <Button type="submit" look="main">
          Izračunaj
        </Button>
        <ClearButton />
      </div>
    </FormFrame>
  );
}
