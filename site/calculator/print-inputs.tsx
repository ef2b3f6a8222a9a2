import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { joinClasses } from '../ui/join-classes.ts';
import type { Chosen } from './form-state/form-fields.ts';
import styles from './print.module.css';
import { inputsOf } from './share-and-export/inputs-of.ts';

interface PrintInputsProps {
  readonly definition: FormDefinition;
  readonly chosen: Chosen;
}

/** The filled fields in place of the form. On paper only. */
export const PrintInputs = ({ definition, chosen }: PrintInputsProps) => (
  <dl className={joinClasses('onPaper', styles.inputs)}>
    {inputsOf(definition, chosen).map(({ name, field, written }) => (
      <div key={name} className={styles.input}>
        <dt>{field.label}</dt>
        <dd>{written}</dd>
      </div>
    ))}
  </dl>
);
