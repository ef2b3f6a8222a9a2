import { plainShort } from '../../../core/numbers/plain.ts';
import type { Element } from '../../xml.ts';
import type { Invoice, Item } from '../invoice.ts';
import type { InvoiceTotals, LineAmounts } from '../totals.ts';
import { unitCode } from '../units.ts';
import { aggregate, amount, basic } from './elements.ts';
import { kindOf } from './kind.ts';
import { lineCategory } from './tax.ts';

/** UNTDID 5189: discount. */
const DISCOUNT = '95';

export const lineElements = (invoice: Invoice, { lines }: InvoiceTotals): readonly (Element | undefined)[] =>
  invoice.items.map((item, index) => {
    const line = lines[index];
    return line && lineElement(String(index + 1), item, line, invoice);
  });

const lineElement = (number: string, item: Item, line: LineAmounts, sale: Invoice) =>
  aggregate(kindOf(sale).line, [
    basic('ID', number),
    basic(kindOf(sale).quantity, plainShort(item.quantity, 4), { unitCode: unitCode(item.jedinica) }),
    amount('LineExtensionAmount', line.base),
    allowance(item, line),
    aggregate('Item', [basic('Name', item.description), lineCategory(sale, item.taxRate)]),
    aggregate('Price', [basic('PriceAmount', plainShort(item.price, 4), { currencyID: 'BAM' })]),
  ]);

const allowance = ({ discountRate }: Item, { gross, discount }: LineAmounts): Element | undefined =>
  discount === 0
    ? undefined
    : aggregate('AllowanceCharge', [
        basic('ChargeIndicator', 'false'),
        basic('AllowanceChargeReasonCode', DISCOUNT),
        basic('AllowanceChargeReason', 'Rabat'),
        basic('MultiplierFactorNumeric', plainShort(discountRate, 4)),
        amount('Amount', discount),
        amount('BaseAmount', gross),
      ]);
