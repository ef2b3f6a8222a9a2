import { Eraser } from 'lucide-react';
import type { FormEvent } from 'react';
import { focusField } from '../../calculator/field-id.ts';
import { useFormContext } from '../../calculator/form-context.ts';
import { FormGroup } from '../../calculator/form-group.tsx';
import formStyles from '../../calculator/input-form.module.css';
import { Button } from '../../ui/button.tsx';
import { PresentEmployment } from './present-employment.tsx';
import styles from './tenure-form.module.css';

/** Earlier service, earlier employments, the present one; nothing is counted before the button is pressed. */
export function TenureForm({ count }: { readonly count: (call: string) => void }) {
  const { form, errors } = useFormContext();
  const { poziv, nedostaje } = form.reading;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (poziv !== undefined) return count(poziv);
    form.leave(nedostaje);
    const [first] = [...nedostaje, ...Object.keys(errors)];
    if (first) focusField(first);
  };
  const [present, ...earlier] = form.definition.grupe.toReversed();
  return (
    <form
      className={formStyles.form}
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={submit}
      aria-label="Unos"
    >
      {earlier.toReversed().map((group) => (
        <FormGroup key={group.naslov} group={group} />
      ))}
      {present && <PresentEmployment group={present} />}
      <div className={styles.actions}>
        <Button type="submit" look="main">
          Izračunaj
        </Button>
        <Button onClick={form.clear}>
          <Eraser aria-hidden="true" size={18} /> Obriši sve
        </Button>
      </div>
    </form>
  );
}
