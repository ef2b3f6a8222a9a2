import { type Choice, choiceField } from '@obracun/engine/core/field.ts';
import { HOME } from '@obracun/engine/documents/typed-text.ts';
import { useEffect, useState } from 'react';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { useLate } from '../../../lazy-loading/use-late.ts';
import { useInvoice } from '../state/invoice-context.ts';

const ID = fieldId('customer.drzava');

/** Until the others are here. */
const ALONE: readonly Choice[] = [{ value: HOME, label: 'Bosna i Hercegovina' }];

const loadAll = async (): Promise<readonly Choice[]> => {
  const { countriesInOrder } = await import('@obracun/engine/documents/countries.ts');
  return countriesInOrder().map(([code, name]) => ({ value: code, label: name }));
};
const loadNone = async () => ALONE;

/** The country of the buyer. The names of all of them come when the group they are folded in opens, or another is chosen. */
export function CountryField() {
  const { invoice, dispatch } = useInvoice();
  const { drzava } = invoice.customer;
  const isOpen = useOpened(ID);
  const known = useLate(isOpen || drzava !== HOME ? loadAll : loadNone) ?? ALONE;
  const isNamed = known.some(({ value }) => value === drzava);
  return (
    <ChoiceInput
      id={ID}
      field={choiceField({
        label: 'Država kupca',
        invalid: '',
        missing: '',
        choices: isNamed ? known : [...known, { value: drzava, label: drzava }],
      })}
      text={drzava}
      hint="Brojevi kupca iz druge države se ne provjeravaju."
      onText={(code) => dispatch({ type: 'party', name: 'customer', change: { drzava: code } })}
    />
  );
}

/** Whether the group around a control was ever open, also before the scripts came. */
function useOpened(id: string): boolean {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const group = document.getElementById(id)?.closest('details');
    const look = () => group?.open && setOpened(true);
    look();
    group?.addEventListener('toggle', look);
    return () => group?.removeEventListener('toggle', look);
  }, [id]);
  return isOpened;
}
