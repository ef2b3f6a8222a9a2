import { lastOf } from '../../core/law.ts';
import { sifre_prihoda_ugovora } from '../../law/fbih/revenue-codes.ts';

const { pio, zdravstveno, porez, nesrece } = lastOf(sifre_prihoda_ugovora);

/** Codes of revenue (vrsta prihoda) under contracts: the last ones, because an order is written today for any month. */
export const CONTRACT_CODES = {
  pio: String(pio),
  zdravstveno: String(zdravstveno),
  porez: String(porez),
  nesrece: String(nesrece),
} as const;
