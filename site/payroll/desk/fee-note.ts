import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { plainName } from '@obracun/engine/core/text/letters.ts';
import {
  emptyParty,
  type Invoice,
  type Item,
  newInvoice,
  newItem,
  type Party,
  TEN_THOUSANDTHS,
} from '@obracun/engine/documents/invoice/invoice.ts';
import { type Firm, seatOf } from '@obracun/engine/payroll/model/firm.ts';
import { nextNumber, readShelf, type Shelf } from '../../documents/invoice/state/shelf.ts';
import { today } from '../../platform/clock.ts';
import { newId } from '../../storage/db/tables.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { saveDraft } from '../../storage/drafts/drafts.ts';

/** Unit of the fee: its price is for one worker in one month. */
const UNIT = 'radnik';

/**
 * Saves a draft invoice for the payroll of a firm. As the newest draft it is the one that the invoice page opens; nothing is sent.
 * @throws KeepingFailed
 */
export async function draftFeeNote(firm: Firm, workers: number, of: YearMonth): Promise<void> {
  const content = feeNote(firm, workers, of, await withDatabase(readShelf), today());
  await saveDraft({ id: newId(), kind: 'faktura', name: '', content }, undefined, false);
}

/** The invoice: seller, account and number follow the last one, the price the last fee of this firm, or of any. */
export function feeNote(firm: Firm, workers: number, of: YearMonth, shelf: Shelf, day: Day): Invoice {
  const words = firm.entity === 'fbih' ? 'Obračun plaća' : 'Obračun plata';
  return {
    ...newInvoice(day),
    ...sellerOf(shelf, day),
    customer: customerOf(firm, shelf),
    items: [
      {
        ...newItem(day),
        ...lastFee(firm, shelf),
        description: `${words} za ${monthWritten(of)}`,
        jedinica: UNIT,
        quantity: workers * TEN_THOUSANDTHS,
      },
    ],
  };
}

function sellerOf(shelf: Shelf, day: Day): Partial<Invoice> {
  const [last] = shelf.invoices;
  if (!last) return {};
  const { pdvObveznik, company, racun, mjesto } = last.content;
  return { pdvObveznik, company, racun, mjesto, brojFakture: nextNumber(shelf, [], day) };
}

/** True of the firm as a party of an invoice: by its JIB, else by its name. */
const isFirm = ({ name, jib }: Firm, { name: its, idNumber }: Party): boolean =>
  jib !== '' && idNumber !== '' ? idNumber === jib : plainName(its) === plainName(name);

const customerOf = (firm: Firm, { partners }: Shelf): Party =>
  partners.find(({ content }) => isFirm(firm, content))?.content ?? {
    ...emptyParty,
    name: firm.name,
    idType: 'JIB',
    idNumber: firm.jib,
    address: seatOf(firm),
  };

function lastFee(firm: Firm, { invoices }: Shelf): Partial<Pick<Item, 'price' | 'taxRate'>> {
  const fees = invoices.flatMap(({ content: { customer, items } }) =>
    items.filter(({ jedinica }) => jedinica === UNIT).map((item) => ({ customer, item })),
  );
  const last = fees.find(({ customer }) => isFirm(firm, customer)) ?? fees[0];
  return last ? { price: last.item.price, taxRate: last.item.taxRate } : {};
}
