import { Plus } from 'lucide-react';
import { FormActions } from '../../calculator/form/form-actions.tsx';
import { FormFrame } from '../../calculator/form/form-frame.tsx';
import { FormGroup } from '../../calculator/form/form-group.tsx';
import { useFormContext } from '../../calculator/form-state/form-context.ts';
import { focusField } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useSessionText } from '../tool/use-session-text.ts';
import { MOST_LINES } from './vat-line.ts';

const DESCRIPTION = 'opis-stavke';

interface VatFormProps {
  readonly add: (opis: string) => void;
  /** Fields that hold no number: nothing is added before they do. */
  readonly withoutNumber: readonly string[];
  readonly count: number;
}

/** The amount, the rate, and a way to put the result on the list: Enter adds it and asks for the next amount. */
export function VatForm({ add, withoutNumber, count }: VatFormProps) {
  const { form } = useFormContext();
  const [opis, setOpis] = useSessionText('pdv-opis', DESCRIPTION);
  const { basis, entered } = form.state;
  const isFull = count >= MOST_LINES;
  const submit = () => {
    const [first = basis] = withoutNumber;
    focusField(first);
    if (withoutNumber.length > 0) return form.leave(withoutNumber);
    add(opis);
    setOpis('');
    form.restore({ basis, entered: { ...entered, [basis]: '' }, touched: [] });
  };
  return (
    <FormFrame onEnter={submit}>
      {form.definition.groups.map((group) => (
        <FormGroup key={group.title} group={group} />
      ))}
      <TextInput id={DESCRIPTION} label="Opis stavke (neobavezno)" text={opis} onText={setOpis} />
      <FormActions>
        <Button type="submit" look="main" disabled={isFull}>
          <Plus aria-hidden="true" size={18} /> Dodaj na listu
        </Button>
      </FormActions>
      {isFull && <p>Lista prima najviše {MOST_LINES} stavki.</p>}
    </FormFrame>
  );
}
