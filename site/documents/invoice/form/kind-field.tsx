import { choiceField } from '@obracun/engine/core/field.ts';
import type { Corrected } from '@obracun/engine/documents/invoice/invoice.ts';
import { type InvoiceKind, KIND_FACTS, KINDS, wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { useState } from 'react';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { today } from '../../../platform/clock.ts';
import { nextNumbers } from '../state/saved-documents.ts';
import { useInvoice } from '../state/use-invoice.ts';

const NONE_YET: Corrected = { broj: '', datum: '' };

const kindField = choiceField({
  label: 'Vrsta dokumenta',
  invalid: '',
  missing: '',
  choices: KINDS.map((kind) => ({ value: kind, label: KIND_FACTS[kind].title })),
});

/** The kind of the document; a number that is the offered one becomes that of the new series. The corrected invoice is kept while another kind is chosen: a mistake is undone without typing again. */
export function KindField() {
  const { invoice, dispatch, access } = useInvoice();
  const { id, vrsta, ispravlja, brojFakture } = invoice;
  const [lowered, setLowered] = useState(NONE_YET);
  const choose = (text: string) => {
    const kind = KINDS.find((one) => one === text) ?? vrsta;
    if (ispravlja) setLowered(ispravlja);
    const corrected = wordsOf({ vrsta: kind }).corrects ? (ispravlja ?? lowered) : null;
    const offered = (of: InvoiceKind) =>
      nextNumbers(access.savedDocuments, access.unsaved, today(), { id, vrsta: of });
    const isOffered = brojFakture !== '' && offered(vrsta).includes(brojFakture);
    const number = isOffered ? { brojFakture: offered(kind)[0] } : {};
    dispatch({ type: 'typed', change: { vrsta: kind, ispravlja: corrected, ...number } });
  };
  return <ChoiceInput id={fieldId('vrsta')} field={kindField} text={vrsta} onText={choose} />;
}
