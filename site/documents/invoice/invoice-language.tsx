import { INVOICE_LANGUAGES, type InvoiceLanguage } from '@obracun/engine/documents/invoice/in-english.ts';
import { setting, useSetting } from '../../storage/setting.ts';
import { Segments } from '../../ui/controls/segments.tsx';

const invoiceLanguage = setting<InvoiceLanguage>('jezik-fakture', INVOICE_LANGUAGES);

export const useInvoiceLanguage = (): InvoiceLanguage => useSetting(invoiceLanguage);

/** The language of the invoices that are given out. */
export const InvoiceLanguageChoice = () => (
  <Segments
    label="Jezik fakture"
    segments={[
      { value: 'bs', label: 'bosanski' },
      { value: 'bs-en', label: 'dvojezično' },
      { value: 'en', label: 'engleski' },
    ]}
    value={useSetting(invoiceLanguage)}
    onChange={(value) => invoiceLanguage.set(INVOICE_LANGUAGES.find((one) => one === value) ?? 'bs')}
  />
);
