import { type Feninga, mulDiv, type Ppm, share, sumOf } from '../../core/numbers/money.ts';
import { type Invoice, type Item, TEN_THOUSANDTHS } from './invoice.ts';

/** The amounts of one line. */
export interface LineAmounts {
  /** Quantity × price. */
  readonly gross: Feninga;
  readonly discount: Feninga;
  /** Value without VAT. */
  readonly base: Feninga;
  readonly vat: Feninga;
  readonly total: Feninga;
}

interface RateTotal {
  readonly rate: Ppm;
  readonly base: Feninga;
  readonly vat: Feninga;
}

/** The totals of the lines. */
export interface InvoiceTotals {
  readonly lines: readonly LineAmounts[];
  /** Highest rate first; none when the seller is not in the VAT system. */
  readonly rates: readonly RateTotal[];
  readonly base: Feninga;
  readonly vat: Feninga;
  readonly payable: Feninga;
  /** The total minus the sum of the lines: VAT of a rate is rounded once, that of each line separately. */
  readonly rounding: Feninga;
}

/**
 * Every amount of an invoice. VAT of a line is rounded half-up separately; VAT to pay is calculated from the sum of the bases of each rate,
 * as on the tax form. The difference of a fening is `rounding`.
 */
export function totalsOf({ pdvObveznik, items }: Pick<Invoice, 'pdvObveznik' | 'items'>): InvoiceTotals {
  const rateOf = ({ taxRate }: Item): Ppm => (pdvObveznik ? taxRate : 0);
  const lines = items.map((item) => lineOf(item, rateOf(item)));
  const rates = pdvObveznik ? ratesOf(lines, items.map(rateOf)) : [];
  const base = sumOf(lines, (line) => line.base);
  const vat = sumOf(rates, (rate) => rate.vat);
  const payable = base + vat;
  return {
    lines,
    rates,
    base,
    vat,
    payable,
    rounding: payable - sumOf(lines, (line) => line.total),
  };
}

function lineOf(item: Item, rate: Ppm): LineAmounts {
  const value = withoutVat(item);
  const vat = share(value.base, rate);
  return { ...value, vat, total: value.base + vat };
}

function withoutVat({
  quantity,
  price,
  discountRate,
}: Item): Pick<LineAmounts, 'gross' | 'discount' | 'base'> {
  const gross = mulDiv(quantity, price, (TEN_THOUSANDTHS * TEN_THOUSANDTHS) / 100);
  const discount = share(gross, discountRate);
  return { gross, discount, base: gross - discount };
}

/** Highest rate first. */
function ratesOf(lines: readonly LineAmounts[], rates: readonly Ppm[]): readonly RateTotal[] {
  const ofRate = (rate: Ppm): RateTotal => {
    const base = sumOf(
      lines.filter((_, at) => rates[at] === rate),
      (line) => line.base,
    );
    return { rate, base, vat: share(base, rate) };
  };
  return [...new Set(rates)].sort((a, b) => b - a).map(ofRate);
}
