import { Button } from '../ui/button.tsx';
import { focusField } from './field-id.ts';
import styles from './gaps.module.css';
import type { Form } from './use-form.ts';

/** In place of a result: what to enter or mend, each a step away; on paper, where the form is not, with what is said under it. */
export function Gaps({ form }: { readonly form: Form }) {
  const { greske, nedostaje } = form.reading;
  const wrong = Object.keys(greske).filter((name) => !nedostaje.includes(name));
  const names = wrong.length > 0 ? wrong : nedostaje;
  return (
    <div className={styles.gaps}>
      <p>{wrong.length > 0 ? 'Obračun čeka ispravku:' : 'Za obračun još upišite:'}</p>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name} title={greske[name]}>
            <Button look="quiet" onClick={() => focusField(name)}>
              {form.fields[name]?.naziv}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
