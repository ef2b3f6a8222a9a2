type Fund = 'PIO' | 'zdravstveno' | 'djeca' | 'nezaposlenost';

/** One total for all four contributions and its split: three rounded on their own, pension insurance is the rest. */
export const fundNotations = <Total extends string>(base: string, total: Total) =>
  ({
    [total]: `${base} × (zakon.doprinosi.pio + zakon.doprinosi.zdravstveno + zakon.doprinosi.djeca + zakon.doprinosi.nezaposlenost)`,
    PIO: `${total} − zdravstveno − djeca − nezaposlenost`,
    zdravstveno: `${base} × zakon.doprinosi.zdravstveno`,
    djeca: `${base} × zakon.doprinosi.djeca`,
    nezaposlenost: `${base} × zakon.doprinosi.nezaposlenost`,
  }) as Readonly<Record<Fund | Total, string>>;
