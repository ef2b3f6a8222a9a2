import { date, days, money, percentage, section, sometimes } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';

export interface InterestVariant {
  /** The name of the law of the rate; none for an entered rate. */
  readonly propis: string | undefined;
  readonly po: 'dan' | 'godina';
  /** Interest is limited to the principal. */
  readonly isCapped: boolean;
  /** The late days derive from the dates. */
  readonly isDated: boolean;
}

const delay = section('Kašnjenje', { note: 'Dan roka se ne broji, a dan plaćanja se broji.' });
const interest = section('Kamata');

const isDaily = ({ propis, po }: InterestVariant): boolean => propis !== undefined && po === 'dan';

function interestNotation(variant: InterestVariant): string {
  const full = isDaily(variant) ? 'glavnica × stopa_dnevno × dani' : 'glavnica × stopa × dani / 365';
  return variant.isCapped ? `min(${full}; glavnica)` : full;
}

function rateNotation(variant: InterestVariant): string {
  if (isDaily(variant)) return 'stopa_dnevno × 365';
  return variant.propis ? `zakon.${variant.propis}.godisnje` : 'unos.stopa';
}

export const slip = slipOf({
  prvi_dan: sometimes(
    date('Prvi dan kašnjenja', {
      section: delay,
      notation: ({ isDated }: InterestVariant) => (isDated ? 'dan_poslije(unos.od)' : undefined),
    }),
  ),
  posljednji_dan: sometimes(
    date('Posljednji dan kašnjenja', {
      section: delay,
      notation: ({ isDated }: InterestVariant) => (isDated ? 'unos.do' : undefined),
    }),
  ),
  dani: days('Dani kašnjenja', {
    section: delay,
    notation: ({ isDated }: InterestVariant) => (isDated ? 'razmak(unos.od; unos.do)' : 'unos.dani'),
  }),
  glavnica: money('Glavnica', { section: interest, notation: 'unos.glavnica' }),
  stopa: percentage('Godišnja stopa', { section: interest, notation: rateNotation }),
  stopa_dnevno: sometimes(
    percentage('Stopa za dan', {
      section: interest,
      notation: (variant: InterestVariant) =>
        isDaily(variant) ? `zakon.${variant.propis}.dnevno` : undefined,
    }),
  ),
  najvise: sometimes(
    money('Najviše kamate po propisu', {
      section: interest,
      notation: ({ isCapped }: InterestVariant) => (isCapped ? 'glavnica' : undefined),
    }),
  ),
  kamata: money('Kamata', { section: interest, total: true, mainPlace: 1, notation: interestNotation }),
  ukupno: money('Glavnica i kamata', {
    section: interest,
    total: true,
    mainPlace: 2,
    notation: 'glavnica + kamata',
  }),
});
