import { focusField } from '../../fields/layout/field-id.ts';
import { useFormContext } from '../form-state/form-context.ts';
import { FormActions } from './form-actions.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormGroup } from './form-group.tsx';

/** The inputs of a calculator that computes while typing: Enter only shows missing fields. */
export function InputForm() {
  const { form, errors } = useFormContext();
  const showGaps = () => {
    const { gaps } = form.reading;
    const wrong = Object.keys(errors);
    // Completes partial input: a month of two digits may be whole.
    form.leave([...wrong, ...gaps]);
    const [first = gaps[0]] = wrong;
    if (first) focusField(first);
  };
  return (
    <FormFrame onEnter={showGaps}>
      {form.definition.groups.map((group) => (
        <FormGroup key={group.title} group={group} />
      ))}
      {/* Enter in a field submits only when there is a submit button. */}
      <button type="submit" hidden>
        Pokaži šta nedostaje
      </button>
      <FormActions />
    </FormFrame>
  );
}
