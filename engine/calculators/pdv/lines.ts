import type { Basis } from '../../core/calculator.ts';
import { money, percentage, section, sometimes } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';

export interface VatVariant {
  readonly basis: Basis['line'];
  /** The rate is the legal one. */
  readonly isLegal: boolean;
}

const vat = section('PDV');

export const slip = slipOf({
  osnovica: money('Osnovica', {
    section: vat,
    notation: ({ basis }: VatVariant) => (basis === 'osnovica' ? 'unos.osnovica' : 'ukupno / (1 + stopa)'),
  }),
  stopa: percentage('Stopa PDV-a', {
    section: vat,
    notation: ({ isLegal }: VatVariant) => (isLegal ? 'zakon.pdv.stopa' : 'unos.stopa'),
  }),
  preracunata_stopa: sometimes(
    percentage('Preračunata stopa', {
      section: vat,
      notation: ({ basis }: VatVariant) => (basis === 'osnovica' ? undefined : 'stopa / (1 + stopa)'),
    }),
  ),
  pdv: money('PDV', {
    section: vat,
    mainPlace: 2,
    notation: ({ basis }: VatVariant) => (basis === 'osnovica' ? 'osnovica × stopa' : 'ukupno − osnovica'),
  }),
  ukupno: money('Iznos s PDV-om', {
    section: vat,
    total: true,
    mainPlace: 1,
    notation: ({ basis }: VatVariant) => (basis === 'osnovica' ? 'osnovica + pdv' : 'unos.ukupno'),
  }),
});
