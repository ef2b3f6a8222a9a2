import { formatAmount, formatRate } from '@obracun/engine/kernel/format.ts';
import { type Feninga, mulDiv, PPM, type Ppm } from '@obracun/engine/kernel/money.ts';
import { type Vat, vatInGross, vatOnBase } from '@obracun/engine/rules/vat.ts';
import type { Answer } from '../../calculator/call.ts';
import { answerOf, type ToolLine } from '../tool/line.ts';
import { definition, legalRate } from './definition.ts';

/** Which of the two amounts a person has. */
export type Given = 'osnovica' | 'ukupno';

/** The three amounts, from the one that is given. */
export const vatFrom = (given: Given, iznos: Feninga, stopa: Ppm): Vat =>
  given === 'osnovica' ? vatOnBase(iznos, stopa) : vatInGross(iznos, stopa);

/** The amounts with the way each is made; the rate cites the law while it is the law's. */
export function answerFor(given: Given, iznos: Feninga, stopa: Ppm): Answer {
  const vat = vatFrom(given, iznos, stopa);
  const rate = formatRate(stopa);
  const rateLine = {
    vrijednost: stopa,
    formula: 'upisana stopa',
    racun: rate,
    zakon: stopa === legalRate?.stopa ? legalRate.zakon : undefined,
  };
  const working = given === 'osnovica' ? fromBase(vat, rate) : fromGross(vat, stopa);
  return answerOf(definition, { stopa: rateLine, ...working });
}

const fromBase = ({ osnovica, pdv, ukupno }: Vat, rate: string): Record<string, ToolLine> => ({
  osnovica: entered('upisana osnovica', osnovica),
  pdv: { vrijednost: pdv, formula: 'osnovica × stopa PDV-a', racun: `${formatAmount(osnovica)} × ${rate}` },
  ukupno: {
    vrijednost: ukupno,
    formula: 'osnovica + PDV',
    racun: `${formatAmount(osnovica)} + ${formatAmount(pdv)}`,
  },
});

/** The share of the tax in the gross has four decimals at most; the amounts are made without it. */
function fromGross({ osnovica, pdv, ukupno }: Vat, stopa: Ppm): Record<string, ToolLine> {
  const rate = formatRate(stopa);
  return {
    preracunata_stopa: {
      vrijednost: mulDiv(PPM, stopa, PPM + stopa),
      formula: 'stopa PDV-a / (1 + stopa PDV-a), na četiri decimale',
      racun: `${rate} / (1 + ${rate})`,
    },
    osnovica: {
      vrijednost: osnovica,
      formula: 'iznos s PDV-om / (1 + stopa PDV-a)',
      racun: `${formatAmount(ukupno)} / (1 + ${rate})`,
    },
    pdv: {
      vrijednost: pdv,
      formula: 'iznos s PDV-om − osnovica',
      racun: `${formatAmount(ukupno)} − ${formatAmount(osnovica)}`,
    },
    ukupno: entered('upisani iznos s PDV-om', ukupno),
  };
}

const entered = (formula: string, amount: Feninga): ToolLine => ({
  vrijednost: amount,
  formula,
  racun: formatAmount(amount),
});
