import { type Day, isDay } from '../../core/days/day.ts';
import { formatMonthOf } from '../../core/numbers/format.ts';
import { HOME } from '../typed-text.ts';
import { hasVatStatus, type Invoice, vatNumberOf } from './invoice.ts';
import { wordsOf } from './kinds.ts';

/** The day of the supply, or the last day of a period; empty while unknown, and for a document without a supply of its own. */
function supplyDay({ vrsta, datumIsporuke, periodDo }: Invoice): Day {
  if (wordsOf({ vrsta }).debt <= 0 || wordsOf({ vrsta }).corrects) return '';
  return [datumIsporuke, periodDo].find(isDay) ?? '';
}

/** The month of a supply that was invoiced in a later one, `2026-10`. */
export function earlierSupplyMonth(invoice: Invoice): string | undefined {
  const { pdvObveznik, datum } = invoice;
  const month = supplyDay(invoice).slice(0, 7);
  return pdvObveznik && isDay(datum) && month !== '' && month < datum.slice(0, 7) ? month : undefined;
}

/** A supply of one month invoiced in the next: the law looks at the supply, the books at the day of issue. */
export function supplyDoubt(invoice: Invoice): string | undefined {
  const month = earlierSupplyMonth(invoice);
  return month === undefined
    ? undefined
    : `Isporuka je u ${formatMonthOf(`${month}-01`)}, a faktura u ${formatMonthOf(invoice.datum)}: knjiži se po datumu izdavanja. Provjerite kojem periodu pripada PDV.`;
}

/** A buyer with a JIB of whom it is unknown whether it is in the VAT system: it would be booked as end consumption. */
export function buyerDoubt(invoice: Invoice): string | undefined {
  const { customer } = invoice;
  const isUnknown =
    hasVatStatus(invoice) &&
    wordsOf(invoice).booked !== 0 &&
    vatNumberOf(customer) === '' &&
    customer.uPdv === '';
  return isUnknown
    ? 'Izaberite da li je kupac u sistemu PDV-a: do tada se knjiži kao krajnja potrošnja.'
    : undefined;
}

/** A buyer inside the VAT system whose number is neither typed nor in its JIB. */
export const missingBuyerNumber = ({ customer }: Invoice): string | undefined =>
  customer.drzava === HOME && customer.uPdv === 'da' && vatNumberOf(customer) === ''
    ? 'Upišite PDV broj kupca: bez njega se knjiži kao krajnja potrošnja.'
    : undefined;
