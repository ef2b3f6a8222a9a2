import type { ResultHeading } from '../../core/lines.ts';
import { type LineOptions, money } from '../../core/lines.ts';
import type { PensionVariant } from './taxed-wage.ts';

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
  const options = (key: string, place: number) => ({
    section,
    explainedOnly,
    part: part + place,
    rate: rated ? `doprinosi.${key}` : undefined,
  });
  const fund = (name: string, key: string, place: number) =>
    money(name, { ...options(key, place), notation: `${base} × zakon.doprinosi.${key}` });
  return {
    ...pensionLines(base, total, options('pio', 0)),
    zdravstveno: fund('Zdravstveno osiguranje', 'zdravstveno', 1),
    djeca: fund('Dječija zaštita', 'djeca', 2),
    nezaposlenost: fund('Osiguranje od nezaposlenosti', 'nezaposlenost', 3),
  };
}

/**
 * Pension insurance, explained as its rate of the base. It is calculated as the rest of the total, so in two wages of five it differs from
 * that by a fening or two: the difference is a line without a place of its own, named only where it is not zero.
 */
export function pensionLines(base: string, total: string, options: Omit<LineOptions<unknown>, 'notation'>) {
  const atRate = `${base} × zakon.doprinosi.pio`;
  const rest = `${total} − zdravstveno − djeca − nezaposlenost`;
  const lacking = `${atRate} + zdravstveno + djeca + nezaposlenost − ${total}`;
  const notations = {
    rate: { PIO: atRate, difference: '0' },
    more: {
      PIO: `${atRate} + zaokruzenje_doprinosa`,
      difference: `${rest} − ${atRate}`,
    },
    less: { PIO: `${atRate} − zaokruzenje_doprinosa`, difference: lacking },
    // The unrounded rate less the difference would be below zero.
    none: { PIO: rest, difference: lacking },
  };
  return {
    PIO: money('PIO', {
      ...options,
      sum: rest,
      notation: ({ pension }: PensionVariant) => notations[pension].PIO,
    }),
    zaokruzenje_doprinosa: money('Razlika od zaokruživanja ukupnih doprinosa', {
      explainedOnly: true,
      notation: ({ pension }: PensionVariant) => notations[pension].difference,
    }),
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
