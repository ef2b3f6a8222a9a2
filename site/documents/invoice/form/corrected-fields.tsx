import type { Corrected } from '@obracun/engine/documents/invoice/invoice.ts';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { useInvoice } from '../state/use-invoice.ts';
import styles from './invoice-form.module.css';

/** The invoice reduced by a credit note. */
export function CorrectedFields({ corrected }: { readonly corrected: Corrected }) {
  const { dispatch, warnings } = useInvoice();
  const change = (part: Partial<Corrected>) =>
    dispatch({ type: 'typed', change: { ispravlja: { ...corrected, ...part } } });
  return (
    <div className={styles.pair}>
      <TextInput
        id={fieldId('ispravlja.broj')}
        label="Broj fakture koja se umanjuje"
        text={corrected.broj}
        required
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
