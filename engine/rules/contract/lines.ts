import type { Basis, WithBasis } from '../../core/calculator.ts';
import type { ResultHeading } from '../../core/lines.ts';
import { type LineOptions, money } from '../../core/lines.ts';

export interface ByBasis {
  readonly basis: Basis['line'];
}

/** Selects the notations of a contract by the given basis. */
export const contractVariant = ({ basis }: WithBasis): ByBasis => ({ basis: basis.line });

/** The gross as entered, or the net plus what was `taken` off the gross. */
export const grossLine = (name: string, section: ResultHeading, taken: readonly string[]) =>
  money(name, {
    section,
    mainPlace: 2,
    whole: true,
    notation: ({ basis }: ByBasis) => (basis === 'neto' ? ['neto', ...taken].join(' + ') : 'unos.bruto'),
  });

/** The net as entered, or the rest of the gross. */
export const netLine = (name: string, section: ResultHeading, taken: readonly string[]) =>
  money(name, {
    section,
    total: true,
    mainPlace: 1,
    part: 1,
    notation: ({ basis }: ByBasis) => (basis === 'neto' ? 'unos.neto' : ['bruto', ...taken].join(' − ')),
  });

/** The sum paid to the state. */
export const duesLine = (taken: readonly string[], options: Omit<LineOptions<unknown>, 'notation'>) =>
  money('Ukupne obaveze', { mainPlace: 3, ...options, notation: taken.join(' + ') });
