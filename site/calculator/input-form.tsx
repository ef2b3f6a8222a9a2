import { Eraser } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { focusField } from './field-id.ts';
import { useFormContext } from './form-context.ts';
import { FormGroup } from './form-group.tsx';
import styles from './input-form.module.css';

/** The inputs of a calculator. Nothing is sent from here: Enter only shows what is still missing. */
export function InputForm() {
  const { form, errors } = useFormContext();
  const showGaps = (event: FormEvent) => {
    event.preventDefault();
    const { nedostaje } = form.reading;
    form.leave(nedostaje);
    const [first = nedostaje[0]] = Object.keys(errors);
    if (first) focusField(first);
  };
  return (
    // By its method Enter leaves the page alone before the scripts come too.
    <form
      className={styles.form}
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={showGaps}
      aria-label="Unos"
    >
      {form.definition.grupe.map((group) => (
        <FormGroup key={group.naslov} group={group} />
      ))}
      {/* Enter in a field submits only where there is a button to submit with. */}
      <button type="submit" hidden>
        Pokaži šta nedostaje
      </button>
      <Button className={styles.clear} onClick={form.clear}>
        <Eraser aria-hidden="true" size={18} /> Obriši sve
      </Button>
    </form>
  );
}
