import { choiceField } from '@obracun/engine/core/field.ts';
import { ID_TYPES, type Party } from '@obracun/engine/documents/invoice/invoice.ts';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import type { PartyName } from '../state/form-state.ts';
import { useInvoice } from '../state/invoice-context.ts';
import styles from './invoice-form.module.css';
import { VatNumber } from './vat-number.tsx';

const WORDS = {
  company: { title: 'Prodavac', name: 'Naziv', address: 'Adresa' },
  customer: { title: 'Kupac', name: 'Naziv kupca', address: 'Adresa kupca' },
} as const;

const idTypeField = choiceField({
  label: 'Vrsta broja',
  invalid: '',
  missing: '',
  choices: ID_TYPES.map((type) => ({ value: type, label: type })),
});

/** The id of the list of saved partners. */
export const PARTNERS = 'partneri';

/** Who sells or who buys. A name from the list of saved partners brings the rest with it. */
export function PartyFields({ name }: { readonly name: PartyName }) {
  const { invoice, dispatch, warnings, access } = useInvoice();
  const party = invoice[name];
  const words = WORDS[name];
  const change = (part: Partial<Party>) => dispatch({ type: 'party', name, change: part });
  const rename = (text: string) =>
    change(access.shelf.partners.find(({ content }) => content.name === text)?.content ?? { name: text });
  return (
    <FormSection title={words.title}>
      <TextInput
        id={fieldId(`${name}.name`)}
        label={words.name}
        text={party.name}
        required
        list={PARTNERS}
        onText={rename}
      />
      <div className={styles.number}>
        <ChoiceInput
          id={fieldId(`${name}.idType`)}
          field={idTypeField}
          text={party.idType}
          onText={(text) => change({ idType: ID_TYPES.find((type) => type === text) ?? party.idType })}
        />
        <TextInput
          id={fieldId(`${name}.idNumber`)}
          label="Broj"
          text={party.idNumber}
          warning={warnings.get(`${name}.idNumber`)}
          onText={(idNumber) => change({ idNumber })}
        />
      </div>
      {name === 'company' && <VatNumber name={name} />}
      <TextInput
        id={fieldId(`${name}.address`)}
        label={words.address}
        text={party.address}
        required={name === 'customer'}
        rows={2}
        onText={(address) => change({ address })}
      />
    </FormSection>
  );
}
