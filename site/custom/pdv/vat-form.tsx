import { Eraser, Plus } from 'lucide-react';
import type { FormEvent } from 'react';
import { focusField } from '../../calculator/field-id.ts';
import { useFormContext } from '../../calculator/form-context.ts';
import { FormGroup } from '../../calculator/form-group.tsx';
import formStyles from '../../calculator/input-form.module.css';
import { TextInput } from '../../fields/text-input.tsx';
import { useTypedText } from '../../fields/use-typed-text.ts';
import { Button } from '../../ui/button.tsx';
import styles from './vat-form.module.css';
import { MOST_LINES } from './vat-line.ts';

const DESCRIPTION = 'opis-stavke';

interface VatFormProps {
  readonly add: (opis: string) => void;
  /** Fields that hold no number: nothing is added before they do. */
  readonly bezBroja: readonly string[];
  readonly count: number;
}

/** The amount, the rate, and a way to put the result on the list: Enter adds it and asks for the next amount. */
export function VatForm({ add, bezBroja, count }: VatFormProps) {
  const { form } = useFormContext();
  const [opis, setOpis] = useTypedText(DESCRIPTION);
  const { osnova, unos } = form.state;
  const isFull = count >= MOST_LINES;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first = osnova] = bezBroja;
    focusField(first);
    if (bezBroja.length > 0) return form.leave(bezBroja);
    add(opis);
    setOpis('');
    form.restore({ osnova, unos: { ...unos, [osnova]: '' }, dirano: [] });
  };
  return (
    <form
      className={formStyles.form}
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={submit}
      aria-label="Unos"
    >
      {form.definition.grupe.map((group) => (
        <FormGroup key={group.naslov} group={group} />
      ))}
      <TextInput id={DESCRIPTION} label="Opis stavke (neobavezno)" text={opis} onText={setOpis} />
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={isFull}>
          <Plus aria-hidden="true" size={18} /> Dodaj na listu
        </Button>
        <Button onClick={form.clear}>
          <Eraser aria-hidden="true" size={18} /> Obriši sve
        </Button>
      </div>
      {isFull && <p>Lista prima najviše {MOST_LINES} stavki.</p>}
    </form>
  );
}
