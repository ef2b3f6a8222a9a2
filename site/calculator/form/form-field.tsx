import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { FieldControl } from '../../fields/field-control.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { emptyMeans } from '../../fields/parsing/hint.ts';
import { Part } from '../../lazy-loading/part.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { useFormContext } from '../form-state/form-context.ts';

/** Rarely used. */
const loadFamily = async () => (await import('./family-helper.tsx')).FamilyHelper;

/** The control of one field of the form, by name. */
export function FormField({ name }: { readonly name: string }) {
  const { form, errors, law, controls } = useFormContext();
  const { entered } = form.state;
  const field = form.fields[name];
  if (!field) return null;
  const Control = controls[field.kind] ?? FieldControl;
  const offer =
    field.offeredFigure && readNumber(law.figureOf(field.offeredFigure, entered)?.replace(/ %$/, '') ?? '');
  return (
    <>
      <Control
        id={fieldId(name)}
        field={offer ? { ...field, offered: [offer] } : field}
        text={entered[name] ?? ''}
        placeholder={emptyMeans(field, (path) => law.figureOf(path, entered))}
        hint={field.hint && law.hintOf(field.hint)}
        error={errors[name]}
        onText={(text) => form.enter({ [name]: text })}
        onLeave={() => form.leave([name])}
      />
      {name === 'koeficijent' && (
        <Folded title="Porodica → koeficijent" isLate>
          <Part load={loadFamily} props={{ name }} />
        </Folded>
      )}
    </>
  );
}
