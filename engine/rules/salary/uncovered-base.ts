import { formatMoney } from '../../kernel/figures/format.ts';
import type { Feninga } from '../../kernel/figures/money.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** A gross that does not cover the contributions on the least base. */
export const uncoveredBase = (doprinosi: Feninga, bruto: Feninga): Refusal =>
  new Refusal(
    'najniza_osnovica',
    'nema_rjesenja',
    `Doprinosi na najnižu osnovicu (${formatMoney(doprinosi)}) veći su od bruta (${formatMoney(bruto)}): povećajte iznos ili isključite najnižu osnovicu.`,
  );
