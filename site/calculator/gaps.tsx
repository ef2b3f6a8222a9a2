import { Button } from '../ui/button.tsx';
import { focusField } from './field-id.ts';
import styles from './gaps.module.css';
import type { Form } from './use-form.ts';

/** In place of a result: what to enter or mend, each a step away. */
export function Gaps({ form }: { readonly form: Form }) {
  const wrong = Object.keys(form.reading.greske).filter((name) => !form.reading.nedostaje.includes(name));
  const names = wrong.length > 0 ? wrong : form.reading.nedostaje;
  return (
    <div className={styles.gaps}>
      <p>{wrong.length > 0 ? 'Obračun čeka ispravku:' : 'Za obračun još upišite:'}</p>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <Button look="quiet" onClick={() => focusField(name)}>
              {form.fields[name]?.naziv}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
