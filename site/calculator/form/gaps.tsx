import { focusField } from '../../fields/layout/field-id.ts';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import type { Form } from '../form-state/use-form.ts';
import styles from './gaps.module.css';

/** Shown in place of a result: fields to correct and to fill, each with a link; on paper, without the form, with their hints. */
export function Gaps({ form }: { readonly form: Form }) {
  const { errors, gaps } = form.reading;
  const wrong = Object.keys(errors).filter((name) => !gaps.includes(name));
  return (
    <div className={joinClasses('pale', styles.gaps)}>
      <Steps form={form} text="Obračun čeka ispravku:" names={wrong} />
      <Steps form={form} text="Za obračun još upišite:" names={gaps} />
    </div>
  );
}

interface StepsProps {
  readonly form: Form;
  readonly text: string;
  readonly names: readonly string[];
}

const Steps = ({ form, text, names }: StepsProps) =>
  names.length > 0 && (
    <>
      <p>{text}</p>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name} title={form.reading.errors[name]}>
            <Button look="quiet" onClick={() => focusField(name)}>
              {form.fields[name]?.label}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
