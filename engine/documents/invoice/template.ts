import {
  addDays,
  type Day,
  daysBetween,
  isDay,
  lastDayOf,
  MONTH_NAMES,
  yearMonthOf,
} from '../../core/days/day.ts';
import { isJsonObject } from '../../core/json-object.ts';
import { copyInvoice } from './derive.ts';
import type { Invoice } from './invoice.ts';
import { readInvoice } from './schema.ts';

/** An invoice that is made again every month, by a press. */
export interface InvoiceTemplate {
  readonly invoice: Invoice;
  /** The months it was made for, `2026-11`. */
  readonly made: readonly string[];
}

/** Parses a stored template; undefined when it is none. */
export function readTemplate(value: unknown): InvoiceTemplate | undefined {
  if (!isJsonObject(value)) return undefined;
  const invoice = readInvoice(value.invoice);
  if (invoice === undefined) return undefined;
  const made = Array.isArray(value.made) ? value.made.filter((one) => typeof one === 'string') : [];
  return { ...value, invoice, made };
}

/** Replaced by the month in descriptions and the note: `Najam za {mjesec}`. */
const MONTH_HERE = /\{mjesec\}/gi;

/** `novembar 2026.` */
export function monthInWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTH_NAMES[Number(number) - 1]?.[0] ?? ''} ${year}.`;
}

/** The invoice of a month: its service lasts that month, and the term of payment is as long as in the template. */
export function invoiceOfMonth(
  { invoice }: InvoiceTemplate,
  month: string,
  number: string,
  day: Day,
): Invoice {
  const { datum, rokPlacanja, items, napomena } = invoice;
  const term = isDay(datum) && isDay(rokPlacanja) ? daysBetween(datum, rokPlacanja) : undefined;
  const named = (text: string): string => text.replace(MONTH_HERE, monthInWords(month));
  return {
    ...copyInvoice(invoice, number, day),
    vrsta: 'faktura',
    periodOd: `${month}-01`,
    periodDo: lastDayOf(yearMonthOf(`${month}-01`)),
    rokPlacanja: term === undefined ? '' : addDays(day, term),
    items: items.map((item) => ({ ...item, description: named(item.description) })),
    napomena: named(napomena),
  };
}
