import type { Basis } from '../../core/calculator.ts';
import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { otherIncomeTax } from '../../rules/rs/fund-lines.ts';

const income = section('Dohodak');
const tax = section('Porez');

interface ByBasis {
  readonly basis: Basis['line'];
}

const isBackwards = ({ basis }: ByBasis): boolean => basis === 'dohodak_poslije';

export const slip = slipOf({
  ukupan_prihod: money('Ukupan prihod', {
    section: income,
    notation: (variant: ByBasis) =>
      isBackwards(variant) ? 'priznatirashodi + dohodak' : 'unos.ukupan_prihod',
  }),
  priznatirashodi: money('Priznati rashodi', { section: income, notation: 'unos.priznatirashodi' }),
  dohodak: money('Dohodak', {
    section: income,
    total: true,
    mainPlace: 3,
    whole: true,
    notation: (variant: ByBasis) =>
      isBackwards(variant) ? 'dohodak_poslije + porez' : 'max(0; ukupan_prihod − priznatirashodi)',
  }),
  porez: { ...otherIncomeTax('dohodak', tax), total: false, mainPlace: 2, part: 2 },
  ukupne_obaveze: money('Ukupne obaveze', { section: tax, notation: 'porez' }),
  dohodak_poslije: money('Dohodak poslije poreza', {
    section: tax,
    total: true,
    mainPlace: 1,
    part: 1,
    notation: (variant: ByBasis) => (isBackwards(variant) ? 'unos.dohodak_poslije' : 'dohodak − porez'),
  }),
});
