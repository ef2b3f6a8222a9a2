import { isDay } from '@obracun/engine/core/days/day.ts';
import { choiceField } from '@obracun/engine/core/field.ts';
import { PPM } from '@obracun/engine/core/numbers/money.ts';
import { CURRENCY_CHOICES, KM } from '@obracun/engine/documents/currency.ts';
import { type Invoice, offeredRate } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { LARGEST_RATE } from '@obracun/engine/documents/invoice/schema.ts';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { Warning } from '../../../fields/layout/field-frame.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { ScaledInput } from '../../../fields/scaled-input.tsx';
import { today } from '../../../platform/clock.ts';
import { unreadWith } from '../state/unread.ts';
import { useInvoice } from '../state/use-invoice.ts';
import styles from './invoice-form.module.css';

/** Currencies of the list of the Central Bank that are invoiced most. */

const currencyField = choiceField({
  label: 'Valuta',
  invalid: '',
  missing: '',
  choices: CURRENCY_CHOICES,
});

const FIGURES = {
  popust: { kind: 'posto', label: 'Popust na sve, %', places: 4, largest: PPM },
  kurs: { kind: 'iznos', label: 'Kurs', places: 6, largest: LARGEST_RATE },
} as const;

/** Prices with VAT, the discount of the whole, the currency and its rate. */
export function TermFields() {
  const { invoice, dispatch } = useInvoice();
  const { valuta, datum, pdvObveznik } = invoice;
  if (!wordsOf(invoice).isPriced) return null;
  const change = (part: Partial<Invoice>) => dispatch({ type: 'typed', change: part });
  const choose = (code: string) =>
    change({ valuta: code, kurs: offeredRate(code, isDay(datum) ? datum : today()) });
  return (
    <>
      {pdvObveznik && (
        <CheckboxInput
          id={fieldId('cijeneSaPdv')}
          label="Cijene sa PDV-om"
          isOn={invoice.cijeneSaPdv}
          onChange={(cijeneSaPdv) => change({ cijeneSaPdv })}
        />
      )}
      <div className={styles.pair}>
        <Figure name="popust" />
        <ChoiceInput id={fieldId('valuta')} field={currencyField} text={valuta} onText={choose} />
        {valuta !== KM && <Figure name="kurs" label={`KM za 1 ${valuta}`} />}
      </div>
    </>
  );
}

function Figure({ name, label }: { readonly name: keyof typeof FIGURES; readonly label?: string }) {
  const { invoice, dispatch, warnings } = useInvoice();
  const id = fieldId(name);
  return (
    <div>
      <ScaledInput
        {...FIGURES[name]}
        {...(label && { label })}
        id={id}
        value={invoice[name]}
        unread={invoice.unread?.[name]}
        onValue={(value, unread) =>
          dispatch({
            type: 'typed',
            change: { [name]: value, unread: unreadWith(invoice.unread, name, unread) },
          })
        }
      />
      <Warning id={id}>{warnings.get(name)}</Warning>
    </div>
  );
}
