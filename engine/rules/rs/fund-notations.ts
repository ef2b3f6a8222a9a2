import type { Notations } from '../../kernel/calculator.ts';

/** One total for all four contributions and its split: three rounded on their own, pension insurance is the rest. */
export const fundNotations = (base: string, total: string): Notations => ({
  [total]: `${base} × (zakon.doprinosi.pio + zakon.doprinosi.zdravstveno + zakon.doprinosi.djeca + zakon.doprinosi.nezaposlenost)`,
  PIO: `${total} − zdravstveno − djeca − nezaposlenost`,
  zdravstveno: `${base} × zakon.doprinosi.zdravstveno`,
  djeca: `${base} × zakon.doprinosi.djeca`,
  nezaposlenost: `${base} × zakon.doprinosi.nezaposlenost`,
});
