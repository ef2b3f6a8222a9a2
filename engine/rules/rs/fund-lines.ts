import type { ResultHeading } from '../../core/lines.ts';
import { money } from '../../core/lines.ts';

interface Funds {
  readonly section: ResultHeading;
  /** The line that is the base of the contributions. */
  readonly base: string;
  /** The line that is their sum. */
  readonly total: string;
  /** The place of the first in the chart of the whole. */
  readonly part: number;
  readonly explainedOnly?: boolean;
  /** Shows the rate beside the name of each. */
  readonly rated?: boolean;
}

/**
 * The four contributions, with the same names in every calculator of the entity: their total is rounded once, then three funds, and pension
 * insurance is the rest.
 */
export function fundLines({ section, base, total, part, explainedOnly = false, rated = false }: Funds) {
  const fund = (name: string, key: string, place: number, notation: string) =>
    money(name, {
      section,
      explainedOnly,
      part: part + place,
      notation,
      rate: rated ? `doprinosi.${key}` : undefined,
    });
  const ofBase = (key: string): string => `${base} × zakon.doprinosi.${key}`;
  return {
    PIO: fund('PIO', 'pio', 0, `${total} − zdravstveno − djeca − nezaposlenost`),
    zdravstveno: fund('Zdravstveno osiguranje', 'zdravstveno', 1, ofBase('zdravstveno')),
    djeca: fund('Dječija zaštita', 'djeca', 2, ofBase('djeca')),
    nezaposlenost: fund('Osiguranje od nezaposlenosti', 'nezaposlenost', 3, ofBase('nezaposlenost')),
  };
}

/** The notation of the total of all four. */
export const allFunds = (base: string): string =>
  `${base} × (zakon.doprinosi.pio + zakon.doprinosi.zdravstveno + zakon.doprinosi.djeca + zakon.doprinosi.nezaposlenost)`;

/** The tax on other income, of its base line. */
export const otherIncomeTax = (base: string, section: ResultHeading, parameter = 'porez_ostali') =>
  money('Porez na dohodak', {
    section,
    total: true,
    part: 9,
    notation: `${base} × zakon.${parameter}.stopa`,
  });
