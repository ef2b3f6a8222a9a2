import { FieldControl } from '../fields/field-control.tsx';
import { fieldId } from './field-id.ts';
import { useFormContext } from './form-context.ts';

/** The control of one field of the form, by name. */
export function FormField({ name }: { readonly name: string }) {
  const { form, errors, hintOf } = useFormContext();
  const field = form.fields[name];
  if (!field) return null;
  return (
    <FieldControl
      id={fieldId(name)}
      field={field}
      text={form.state.unos[name] ?? ''}
      hint={field.savjet && hintOf(field.savjet)}
      error={errors[name]}
      onText={(text) => form.enter({ [name]: text })}
      onLeave={() => form.leave([name])}
    />
  );
}
