import { type Feninga, mulDiv, type Ppm, share } from '../../kernel/money.ts';
import { type Invoice, type Item, TEN_THOUSANDTHS } from './invoice.ts';

export interface LineAmounts {
  /** Quantity × price. */
  readonly bruto: Feninga;
  readonly rabat: Feninga;
  /** Value without VAT. */
  readonly osnovica: Feninga;
  readonly pdv: Feninga;
  readonly ukupno: Feninga;
}

interface RateTotal {
  readonly stopa: Ppm;
  readonly osnovica: Feninga;
  readonly pdv: Feninga;
}

export interface InvoiceTotals {
  readonly redovi: readonly LineAmounts[];
  /** Highest rate first; none when the seller is not in the VAT system. */
  readonly stope: readonly RateTotal[];
  readonly osnovica: Feninga;
  readonly pdv: Feninga;
  readonly zaPlatiti: Feninga;
}

/**
 * Every amount of an invoice. VAT is taken half-up of the sum of each rate's bases, and the lines of that rate share it
 * out by running totals, so that lines, rates and the sum to pay agree to the fening.
 */
export function totalsOf({ pdvObveznik, items }: Pick<Invoice, 'pdvObveznik' | 'items'>): InvoiceTotals {
  const baseByRate = new Map<Ppm, Feninga>();
  const redovi = items.map((item) => {
    const rate = pdvObveznik ? item.taxRate : 0;
    const before = baseByRate.get(rate) ?? 0;
    const value = withoutVat(item);
    baseByRate.set(rate, before + value.osnovica);
    const pdv = share(before + value.osnovica, rate) - share(before, rate);
    return { ...value, pdv, ukupno: value.osnovica + pdv };
  });
  return { redovi, stope: pdvObveznik ? ratesOf(baseByRate) : [], ...sumsOf(redovi) };
}

function withoutVat({
  quantity,
  price,
  discountRate,
}: Item): Pick<LineAmounts, 'bruto' | 'rabat' | 'osnovica'> {
  const bruto = mulDiv(quantity, price, (TEN_THOUSANDTHS * TEN_THOUSANDTHS) / 100);
  const rabat = share(bruto, discountRate);
  return { bruto, rabat, osnovica: bruto - rabat };
}

const ratesOf = (baseByRate: ReadonlyMap<Ppm, Feninga>): readonly RateTotal[] =>
  [...baseByRate]
    .map(([stopa, osnovica]) => ({ stopa, osnovica, pdv: share(osnovica, stopa) }))
    .sort((a, b) => b.stopa - a.stopa);

function sumsOf(lines: readonly LineAmounts[]): Pick<InvoiceTotals, 'osnovica' | 'pdv' | 'zaPlatiti'> {
  const sum = (name: 'osnovica' | 'pdv' | 'ukupno') => lines.reduce((total, line) => total + line[name], 0);
  return { osnovica: sum('osnovica'), pdv: sum('pdv'), zaPlatiti: sum('ukupno') };
}
