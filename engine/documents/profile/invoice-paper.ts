import type { Document } from '../blocks.ts';
import { inCyrillic } from '../cyrillic.ts';
import { invoiceDocument } from '../invoice/document.ts';
import { type InvoiceLanguage, inLanguage } from '../invoice/in-english.ts';
import { type Invoice, isPaidFromAbroad } from '../invoice/invoice.ts';
import { onLetterhead, ownAccount } from './letterhead.ts';
import { isOfProfile, isWithoutFirm, type Profile } from './profile.ts';

export interface InvoiceStyle {
  readonly profile: Profile;
  readonly language: InvoiceLanguage;
  /** Not in English. */
  readonly isCyrillic: boolean;
}

/**
 * An invoice as it is given out: on the letterhead of the firm when it is its seller, in its language and script. An invoice of another
 * seller, as a bookkeeper makes, has nothing of the profile.
 */
export function invoicePaper(invoice: Invoice, { profile, language, isCyrillic }: InvoiceStyle): Document {
  const isOwn = isOwnInvoice(invoice, profile);
  const plain = invoiceDocument(isOwn ? withOwnFacts(invoice, profile) : invoice);
  const written = inLanguage(isOwn ? onLetterhead(plain, profile) : plain, language);
  return isCyrillic && language === 'bs' ? inCyrillic(written) : written;
}

/** Whether an invoice has the letterhead of a profile: one without a firm is the look of whatever is made here. */
export const isOwnInvoice = ({ company: { name, idNumber } }: Invoice, profile: Profile): boolean =>
  isWithoutFirm(profile) || isOfProfile(profile, { name, number: idNumber });

/** The logo, and the bank's code for a payment from abroad, where none is typed. */
const withOwnFacts = (invoice: Invoice, profile: Profile): Invoice => ({
  ...invoice,
  logo: invoice.logo || profile.logo,
  bic: invoice.bic || (isPaidFromAbroad(invoice) && ownAccount(profile, invoice.racun)?.bic) || '',
});
