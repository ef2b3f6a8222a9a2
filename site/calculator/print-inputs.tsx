import type { FormDefinition } from '@obracun/engine/kernel/calculator.ts';
import { inputsOf } from './keep/inputs-of.ts';
import styles from './print.module.css';
import type { Chosen } from './state/form-fields.ts';

interface PrintInputsProps {
  readonly definition: FormDefinition;
  readonly chosen: Chosen;
}

/** What was filled in, in place of the form. Seen on paper only. */
export const PrintInputs = ({ definition, chosen }: PrintInputsProps) => (
  <dl className={styles.inputs}>
    {inputsOf(definition, chosen).map(({ name, field, written }) => (
      <div key={name} className={styles.input}>
        <dt>{field.label}</dt>
        <dd>{written}</dd>
      </div>
    ))}
  </dl>
);
