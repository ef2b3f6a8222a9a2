import type { Corrected } from '@obracun/engine/documents/invoice/invoice.ts';
import type { InvoiceKind } from '@obracun/engine/documents/invoice/kinds.ts';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { useInvoice } from '../state/use-invoice.ts';
import styles from './invoice-form.module.css';

const VERBS: Partial<Record<InvoiceKind, string>> = { zaduzenje: 'uvećava', storno: 'stornira' };

/** The invoice that the document corrects. */
export function CorrectedFields({ corrected }: { readonly corrected: Corrected }) {
  const { invoice, dispatch, warnings } = useInvoice();
  // A typed number names whatever has it, so the identity of the one before goes.
  const change = (part: Partial<Corrected>) =>
    dispatch({ type: 'typed', change: { ispravlja: { ...corrected, ...part, id: undefined } } });
  return (
    <div className={styles.pair}>
      <TextInput
        id={fieldId('ispravlja.broj')}
        label={`Broj fakture koja se ${VERBS[invoice.vrsta] ?? 'umanjuje'}`}
        text={corrected.broj}
        required
        warning={warnings.get('ispravlja.broj')}
        onText={(broj) => change({ broj })}
      />
      <DateInput
        id={fieldId('ispravlja.datum')}
        label="Datum te fakture"
        text={corrected.datum}
        required
        warning={warnings.get('ispravlja.datum')}
        onText={(datum) => change({ datum })}
      />
    </div>
  );
}
