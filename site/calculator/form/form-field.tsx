import { FieldControl } from '../../fields/field-control.tsx';
import { fieldId } from '../../fields/frame/field-id.ts';
import { emptyMeans } from '../../fields/typed/hint.ts';
import { useFormContext } from './form-context.ts';

/** The control of one field of the form, by name. */
export function FormField({ name }: { readonly name: string }) {
  const { form, errors, law, controls } = useFormContext();
  const { unos } = form.state;
  const field = form.fields[name];
  if (!field) return null;
  const Control = controls[field.vrsta] ?? FieldControl;
  return (
    <Control
      id={fieldId(name)}
      field={field}
      text={unos[name] ?? ''}
      placeholder={emptyMeans(field, (path) => law.figureOf(path, unos))}
      hint={field.savjet && law.hintOf(field.savjet)}
      error={errors[name]}
      onText={(text) => form.enter({ [name]: text })}
      onLeave={() => form.leave([name])}
    />
  );
}
