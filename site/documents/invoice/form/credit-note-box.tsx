import type { Corrected } from '@obracun/engine/documents/invoice/invoice.ts';
import { flushSync } from 'react-dom';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { useInvoice } from '../state/invoice-context.ts';

interface CreditNoteBoxProps {
  /** Which invoice was lowered before it was unmarked: by mistake, what was typed is there again. */
  readonly lowered: Corrected;
  readonly onLowered: (corrected: Corrected) => void;
}

/** Makes a credit note of an invoice, or the other way round. It stands elsewhere then, and takes the focus along. */
export function CreditNoteBox({ lowered, onLowered }: CreditNoteBoxProps) {
  const { invoice, dispatch } = useInvoice();
  const { ispravlja } = invoice;
  return (
    <CheckboxInput
      id={fieldId('ispravlja')}
      label="Knjižno odobrenje"
      isOn={ispravlja !== null}
      onChange={(isOn) => {
        onLowered(ispravlja ?? lowered);
        flushSync(() => dispatch({ type: 'typed', change: { ispravlja: isOn ? lowered : null } }));
        focusField('ispravlja');
      }}
    />
  );
}
