import type { Group } from '@obracun/engine/kernel/calculator.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { useFormContext } from './form-context.ts';
import { FormField } from './form-field.tsx';
import { isShown } from './form-fields.ts';
import styles from './group-fields.module.css';

/** The fields of a group that are on the screen; short numbers stand three in a row. */
export function GroupFields({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const names = group.polja.filter((name) => isShown(form.definition, form.state, name));
  if (names.length === 0) return null;
  const areShort = names.every((name) => form.fields[name]?.vrsta === 'cijeli');
  return (
    <div className={joinClasses(styles.fields, areShort && styles.short)}>
      {names.map((name) => (
        <FormField key={name} name={name} />
      ))}
    </div>
  );
}
