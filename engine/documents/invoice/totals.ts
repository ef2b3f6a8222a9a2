import { type Feninga, mulDiv, type Ppm, share, sumOf } from '../../kernel/figures/money.ts';
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
  /** What is to be paid less the sum of the lines: VAT of a rate is rounded once, that of each line by itself. */
  readonly zaokruzenje: Feninga;
}

/**
 * Every amount of an invoice. VAT of a line is rounded half-up by itself; VAT to be paid is taken of the sum of each rate's
 * bases, as on the tax form. The fening by which the two may differ is `zaokruzenje`.
 */
export function totalsOf({ pdvObveznik, items }: Pick<Invoice, 'pdvObveznik' | 'items'>): InvoiceTotals {
  const rateOf = ({ taxRate }: Item): Ppm => (pdvObveznik ? taxRate : 0);
  const redovi = items.map((item) => lineOf(item, rateOf(item)));
  const stope = pdvObveznik ? ratesOf(redovi, items.map(rateOf)) : [];
  const osnovica = sumOf(redovi, (line) => line.osnovica);
  const pdv = sumOf(stope, (rate) => rate.pdv);
  const zaPlatiti = osnovica + pdv;
  return {
    redovi,
    stope,
    osnovica,
    pdv,
    zaPlatiti,
    zaokruzenje: zaPlatiti - sumOf(redovi, (line) => line.ukupno),
  };
}

function lineOf(item: Item, rate: Ppm): LineAmounts {
  const value = withoutVat(item);
  const pdv = share(value.osnovica, rate);
  return { ...value, pdv, ukupno: value.osnovica + pdv };
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

/** Highest rate first. */
function ratesOf(lines: readonly LineAmounts[], rates: readonly Ppm[]): readonly RateTotal[] {
  const ofRate = (stopa: Ppm): RateTotal => {
    const osnovica = sumOf(
      lines.filter((_, at) => rates[at] === stopa),
      (line) => line.osnovica,
    );
    return { stopa, osnovica, pdv: share(osnovica, stopa) };
  };
  return [...new Set(rates)].sort((a, b) => b - a).map(ofRate);
}
