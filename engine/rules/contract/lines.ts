import type { Basis, WithBasis } from '../../core/calculator.ts';
import type { ResultHeading } from '../../core/line.ts';
import { type LineOptions, money } from '../../core/lines.ts';

interface ByBasis {
  readonly basis: Basis['line'];
}

/** Which notations hold for a contract: those of the end that was given. */
export const contractVariant = ({ basis }: WithBasis): ByBasis => ({ basis: basis.line });

/** The gross as entered, or the net with what is `taken` off the gross added again. */
export const grossLine = (name: string, section: ResultHeading, taken: readonly string[]) =>
  money(name, {
    section,
    hero: 2,
    whole: true,
    notation: ({ basis }: ByBasis) => (basis === 'neto' ? ['neto', ...taken].join(' + ') : 'unos.bruto'),
  });

/** The net as entered, or what remains of the gross. */
export const netLine = (name: string, section: ResultHeading, taken: readonly string[]) =>
  money(name, {
    section,
    total: true,
    hero: 1,
    part: 1,
    notation: ({ basis }: ByBasis) => (basis === 'neto' ? 'unos.neto' : ['bruto', ...taken].join(' − ')),
  });

/** All that is paid to the state. */
export const duesLine = (taken: readonly string[], options: Omit<LineOptions<unknown>, 'notation'>) =>
  money('Ukupne obaveze', { hero: 3, ...options, notation: taken.join(' + ') });
