import { Segments } from '../ui/segments.tsx';
import { BASIS, fieldId } from './field-id.ts';
import { useFormContext } from './form-context.ts';
import { FormField } from './form-field.tsx';
import { offeredBases } from './form-fields.ts';

/** What the calculation starts from, and how much it is. */
export function BasisFields() {
  const { form } = useFormContext();
  const segments = offeredBases(form.definition).map(([value, { naziv }]) => ({ value, label: naziv }));
  return (
    <>
      {segments.length > 1 && (
        <Segments
          id={fieldId(BASIS)}
          label="Računa se od"
          segments={segments}
          value={form.state.osnova}
          onChange={form.chooseBasis}
        />
      )}
      <FormField name={form.state.osnova} />
    </>
  );
}
