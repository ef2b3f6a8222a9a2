import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { plainName } from '@obracun/engine/core/text/letters.ts';
import { KM } from '@obracun/engine/documents/currency.ts';
import {
  emptyParty,
  type Invoice,
  type Item,
  newInvoice,
  newItem,
  type Party,
  TEN_THOUSANDTHS,
} from '@obracun/engine/documents/invoice/invoice.ts';
import { readInvoice } from '@obracun/engine/documents/invoice/schema.ts';
import { type Firm, seatOf } from '@obracun/engine/payroll/model/firm.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';
import {
  nextNumberAmong,
  readSavedDocuments,
  type SavedDocuments,
} from '../../../documents/invoice/state/saved-documents.ts';
import { today } from '../../../platform/clock.ts';
import { newId } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { draftsOf, saveDraft } from '../../../storage/drafts/drafts.ts';

/** Unit of the fee: its price is for one worker in one month. */
const UNIT = 'radnik';

/**
 * Saves a draft invoice for the payroll of a firm. As the newest draft it is the one that the invoice page opens; nothing is sent.
 * @throws KeepingFailed
 */
export async function draftFeeNote(firm: Firm, workers: number, of: YearMonth): Promise<void> {
  const [savedDocuments, drafts] = await withDatabase(async (db) => [
    await readSavedDocuments(db),
    (await draftsOf(db, 'faktura')).flatMap(({ content }) => readInvoice(content) ?? []),
  ]);
  const content = feeNote(firm, workers, of, savedDocuments, today(), drafts);
  await saveDraft({ id: newId(), kind: 'faktura', name: '', content }, [], false);
}

/**
 * The invoice: seller, account and number follow the last one, the price the last fee of this firm, or of any.
 * @param drafts not issued yet; their numbers are taken, so that notes for several firms differ
 */
export function feeNote(
  firm: Firm,
  workers: number,
  of: YearMonth,
  savedDocuments: SavedDocuments,
  day: Day,
  drafts: readonly Invoice[] = [],
): Invoice {
  const text = inWordsOf(firm.entity, 'Obračun plata');
  const { cijeneSaPdv = false, ...fee } = lastFee(firm, savedDocuments);
  return {
    ...newInvoice(day),
    ...sellerOf(savedDocuments, day, drafts),
    cijeneSaPdv,
    customer: customerOf(firm, savedDocuments),
    items: [
      {
        ...newItem(day),
        ...fee,
        description: `${text} za ${monthWritten(of)}`,
        jedinica: UNIT,
        quantity: workers * TEN_THOUSANDTHS,
      },
    ],
  };
}

function sellerOf(savedDocuments: SavedDocuments, day: Day, drafts: readonly Invoice[]): Partial<Invoice> {
  const [last] = savedDocuments.invoices;
  if (!last) return {};
  const { pdvObveznik, company, racun, mjesto } = last.content;
  const known = [...savedDocuments.invoices.map(({ content }) => content), ...drafts];
  return { pdvObveznik, company, racun, mjesto, brojFakture: nextNumberAmong(known, day, 'faktura') };
}

/** True of the firm as a party of an invoice: by its JIB, else by its name. */
const isFirm = ({ name, jib }: Firm, { name: its, idNumber }: Party): boolean =>
  jib !== '' && idNumber !== '' ? idNumber === jib : plainName(its) === plainName(name);

const customerOf = (firm: Firm, { partners }: SavedDocuments): Party =>
  partners.find(({ content }) => isFirm(firm, content))?.content ?? {
    ...emptyParty,
    name: firm.name,
    idType: 'JIB',
    idNumber: firm.jib,
    address: seatOf(firm),
  };

/** With whether it includes VAT; a price in another currency is none. */
type Fee = Partial<Pick<Item, 'price' | 'taxRate'> & Pick<Invoice, 'cijeneSaPdv'>>;

function lastFee(firm: Firm, { invoices }: SavedDocuments): Fee {
  const fees = invoices
    .filter(({ content }) => content.valuta === KM)
    .flatMap(({ content: { customer, items, cijeneSaPdv } }) =>
      items.filter(({ jedinica }) => jedinica === UNIT).map((item) => ({ customer, item, cijeneSaPdv })),
    );
  const last = fees.find(({ customer }) => isFirm(firm, customer)) ?? fees[0];
  return last ? { price: last.item.price, taxRate: last.item.taxRate, cijeneSaPdv: last.cijeneSaPdv } : {};
}
