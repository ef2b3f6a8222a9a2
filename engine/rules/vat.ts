import { type Feninga, mulDiv, PPM, type Ppm, share } from '../core/numbers/money.ts';

/** One amount with its tax; base and tax always add up to the gross. Amounts are not negative. */
export interface Vat {
  readonly osnovica: Feninga;
  readonly pdv: Feninga;
  readonly ukupno: Feninga;
}

/** From the base to the gross: the tax is the base × rate. */
export function vatOnBase(osnovica: Feninga, stopa: Ppm): Vat {
  const pdv = share(osnovica, stopa);
  return { osnovica, pdv, ukupno: osnovica + pdv };
}

/** From the gross to the base: the base is the gross / (1 + rate), the tax is the rest. */
export function vatInGross(ukupno: Feninga, stopa: Ppm): Vat {
  const osnovica = mulDiv(ukupno, PPM, PPM + stopa);
  return { osnovica, pdv: ukupno - osnovica, ukupno };
}

/** The sum of rounded lines, so that the visible figures add up. */
export const vatTotal = (lines: readonly Vat[]): Vat =>
  lines.reduce(
    (sum, line) => ({
      osnovica: sum.osnovica + line.osnovica,
      pdv: sum.pdv + line.pdv,
      ukupno: sum.ukupno + line.ukupno,
    }),
    { osnovica: 0, pdv: 0, ukupno: 0 },
  );
