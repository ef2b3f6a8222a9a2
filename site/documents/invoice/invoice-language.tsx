import { INVOICE_LANGUAGES, type InvoiceLanguage } from '@obracun/engine/documents/invoice/in-english.ts';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { setting, useSetting } from '../../storage/setting.ts';
import { Segments } from '../../ui/controls/segments.tsx';

const invoiceLanguage = setting<InvoiceLanguage>('jezik-fakture', INVOICE_LANGUAGES);

export const useInvoiceLanguage = (): InvoiceLanguage => useSetting(invoiceLanguage);

/** The language of the invoices that are given out; in English also the form of figures and dates. */
export function InvoiceLanguageChoice() {
  const language = useSetting(invoiceLanguage);
  const isEnglish = language === 'en' || language === 'en-form';
  return (
    <>
      <Segments
        label="Jezik fakture"
        segments={[
          { value: 'bs', label: 'bosanski' },
          { value: 'bs-en', label: 'dvojezično' },
          { value: 'en', label: 'engleski' },
        ]}
        value={isEnglish ? 'en' : language}
        onChange={(value) => invoiceLanguage.set(INVOICE_LANGUAGES.find((one) => one === value) ?? 'bs')}
      />
      {isEnglish && (
        <CheckboxInput
          id={fieldId('jezik.oblik')}
          label="Brojevi i datumi na engleski način: 1,234.56 i 2 November 2026"
          isOn={language === 'en-form'}
          onChange={(isOn) => invoiceLanguage.set(isOn ? 'en-form' : 'en')}
        />
      )}
    </>
  );
}
