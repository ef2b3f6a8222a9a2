import {
  type Invoice,
  type Item,
  newInvoice,
  type Party,
} from '@obracun/engine/documents/invoice/invoice.ts';
import { pdv } from '@obracun/engine/law/bih/vat.ts';

/** The current invoice. Rows have keys, so that each field stays with its item when another is removed. */
export interface InvoiceState {
  readonly invoice: Invoice;
  readonly rowKeys: readonly number[];
  /** Counter of all keys. A new `form` renders the form again. */
  readonly lastKey: number;
  readonly form: number;
}

export type PartyName = 'company' | 'customer';

export type InvoiceAction =
  /** Another invoice: restored, copied, imported or cleared. */
  | { readonly type: 'replaced'; readonly invoice: Invoice }
  | { readonly type: 'typed'; readonly change: Partial<Invoice> }
  | { readonly type: 'party'; readonly name: PartyName; readonly change: Partial<Party> }
  | { readonly type: 'item'; readonly at: number; readonly change: Partial<Item> }
  | { readonly type: 'added'; readonly item: Item }
  /** Rows of a spreadsheet: the first replaces an item, the others follow it. */
  | { readonly type: 'pasted'; readonly at: number; readonly items: readonly Item[] }
  | { readonly type: 'removed'; readonly at: number };

const formOf = (invoice: Invoice, before: number): InvoiceState => ({
  invoice,
  rowKeys: invoice.items.map((_, at) => before + 1 + at),
  lastKey: before + invoice.items.length,
  form: before,
});

/** The rate of a row is that of the law, also while the day is unknown. */
export const FIRST_VAT_DAY = pdv.promjene[0]?.od ?? '';

/** Before the stored data and the current day are loaded. */
export const initialForm: InvoiceState = formOf({ ...newInvoice(FIRST_VAT_DAY), datum: '' }, 0);

export function reduceForm(state: InvoiceState, action: InvoiceAction): InvoiceState {
  const { invoice, rowKeys, lastKey } = state;
  switch (action.type) {
    case 'replaced':
      // Without input so far, its fields take the stored values as they are.
      return formOf(action.invoice, state === initialForm ? 0 : lastKey + 1);
    case 'typed':
      return { ...state, invoice: { ...invoice, ...action.change } };
    case 'party':
      return {
        ...state,
        invoice: { ...invoice, [action.name]: { ...invoice[action.name], ...action.change } },
      };
    case 'item':
      return { ...state, invoice: { ...invoice, items: changed(invoice.items, action.at, action.change) } };
    case 'pasted': {
      const { at, items } = action;
      const keys = items.map((_, index) => lastKey + 1 + index);
      return {
        ...state,
        invoice: { ...invoice, items: invoice.items.toSpliced(at, 1, ...items) },
        rowKeys: rowKeys.toSpliced(at, 1, ...keys),
        lastKey: lastKey + items.length,
      };
    }
    case 'added':
      return {
        ...state,
        invoice: { ...invoice, items: [...invoice.items, action.item] },
        rowKeys: [...rowKeys, lastKey + 1],
        lastKey: lastKey + 1,
      };
    default:
      return {
        ...state,
        invoice: { ...invoice, items: invoice.items.toSpliced(action.at, 1) },
        rowKeys: rowKeys.toSpliced(action.at, 1),
      };
  }
}

const changed = (items: readonly Item[], at: number, change: Partial<Item>): readonly Item[] =>
  items.map((item, index) => (index === at ? { ...item, ...change } : item));
