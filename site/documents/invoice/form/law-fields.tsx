import { choiceField } from '@obracun/engine/core/field.ts';
import { BOOK_CODES, SALE_TEXT } from '@obracun/engine/documents/books/book-codes.ts';
import { type Invoice, PAYMENT_WAYS } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { useInvoice } from '../state/use-invoice.ts';
import styles from './invoice-form.module.css';
import { DayInput, FactInput } from './invoice-inputs.tsx';

const WAYS = {
  virman: 'virman',
  gotovina: 'gotovina',
  kartica: 'kartica (po propisima o fiskalizaciji je gotovina)',
} as const;

const wayField = {
  ...choiceField({
    label: 'Način plaćanja',
    invalid: '',
    missing: '',
    choices: Object.entries(WAYS).map(([way, label]) => ({ value: way, label })),
  }),
  required: false,
};

const bookField = {
  ...choiceField({
    label: 'Vrsta u knjizi isporuka',
    invalid: '',
    missing: '',
    choices: BOOK_CODES.map((code) => ({ value: code, label: `${code} ${SALE_TEXT[code]}` })),
  }),
  required: false,
};

const isBooked = (invoice: Invoice): boolean => invoice.pdvObveznik && wordsOf(invoice).booked !== 0;

/** Data that the law or the buyer asks for on some invoices. */
export function LawFields() {
  const { invoice, dispatch } = useInvoice();
  const choose = (text: string) =>
    dispatch({
      type: 'typed',
      change: { nacinPlacanja: PAYMENT_WAYS.find((way) => way === text) ?? '' },
    });
  return (
    <>
      <div className={styles.pair}>
        <DayInput name="periodOd" label="Period usluge od" />
        <DayInput name="periodDo" label="Period usluge do" />
      </div>
      <div className={styles.pair}>
        <FactInput name="narudzba" label="Broj narudžbe" />
        <FactInput name="brojOtpremnice" label="Broj otpremnice" />
      </div>
      <FactInput
        name="fiskalniRacun"
        label="Broj fiskalnog računa"
        hint="U FBiH obavezan (SN 81/09, čl. 42). Centralna platforma počinje najkasnije 31. 8. 2027. (SN 9/26)."
      />
      <ChoiceInput
        id={fieldId('nacinPlacanja')}
        field={wayField}
        text={invoice.nacinPlacanja}
        onText={choose}
      />
      {isBooked(invoice) && (
        <ChoiceInput
          id={fieldId('vrstaKnjige')}
          field={bookField}
          text={invoice.vrstaKnjige}
          hint="Bez izbora slijedi iz dokumenta."
          onText={(text) =>
            dispatch({
              type: 'typed',
              change: { vrstaKnjige: BOOK_CODES.find((code) => code === text) ?? '' },
            })
          }
        />
      )}
    </>
  );
}
