import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { readValues } from '@obracun/engine/documents/forms/form-field.ts';
import { INVOICE_LANGUAGES } from '@obracun/engine/documents/invoice/in-english.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { readInvoice } from '@obracun/engine/documents/invoice/schema.ts';
import { type InvoiceStyle, isOwnInvoice } from '@obracun/engine/documents/profile/invoice-paper.ts';
import { type Profile, profileFields } from '@obracun/engine/documents/profile/profile.ts';
import { fromBase64, toBase64 } from '../../platform/base64.ts';
import { packed, unpacked } from '../../platform/packed.ts';
import { pageOrigin } from '../../platform/product.ts';
import { jsonIn } from '../../storage/device-storage.ts';

/** An invoice of a link, as its seller gives it out. */
export interface LinkedInvoice {
  readonly invoice: Invoice;
  readonly style: InvoiceStyle;
}

/** Why a link shows no invoice. */
export type LinkProblem = 'empty' | 'broken' | 'long';

/** Programs for messages cut longer addresses. */
export const MOST_LETTERS = 6000;

/**
 * The address of an invoice for its buyer: everything is after `#`, which no server sees. Pictures stay out, and so does what only the seller
 * needs; undefined when the rest is too long as well.
 */
export async function invoiceAddress({ invoice, style }: LinkedInvoice): Promise<string | undefined> {
  const { profile, language, isCyrillic } = style;
  const content = {
    faktura: withoutOwn(invoice),
    ...(isOwnInvoice(invoice, profile) && { firma: filledOnly({ ...profile, logo: '' }) }),
    jezik: language,
    ...(isCyrillic && { cirilica: true }),
  };
  const letters = toBase64(await packed(JSON.stringify(content)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return letters.length > MOST_LETTERS ? undefined : `${pageOrigin}/primljena-faktura#${letters}`;
}

const withoutOwn = ({ company, customer, items, ...invoice }: Invoice) => ({
  ...filledOnly({ ...invoice, id: '', logo: '', vrstaKnjige: '' }),
  company: filledOnly(company),
  customer: filledOnly(customer),
  items: items.map(filledOnly),
});

/** The values that a reader would not fill in by itself. */
const filledOnly = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Programs for messages may put a full stop or a bracket after an address. */
const LETTERS = /^#?([\w-]+)/;

/** The invoice of a link, or why there is none. */
export async function readInvoiceLink(fragment: string): Promise<LinkedInvoice | LinkProblem> {
  const [, letters] = LETTERS.exec(fragment) ?? [];
  if (letters === undefined) return 'empty';
  if (letters.length > MOST_LETTERS) return 'long';
  const content = jsonIn(await textOf(letters).catch(() => ''));
  const invoice = isJsonObject(content) ? readInvoice(content.faktura) : undefined;
  return isJsonObject(content) && invoice ? { invoice, style: styleOf(content) } : 'broken';
}

const textOf = async (letters: string): Promise<string> =>
  unpacked(fromBase64(letters.replaceAll('-', '+').replaceAll('_', '/')));

const styleOf = ({ firma, jezik, cirilica }: Readonly<Record<string, unknown>>): InvoiceStyle => ({
  profile: readValues(profileFields, firma ?? null) as Profile,
  language: INVOICE_LANGUAGES.find((one) => one === jezik) ?? 'bs',
  isCyrillic: cirilica === true,
});
