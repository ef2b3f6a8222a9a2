import { money, section, sometimes } from '../../core/lines.ts';
import type { SelfEmployedVariant } from './variant.ts';

const tax = section('Godišnji porez na dohodak', {
  note: 'Prijava SPR-1053 predaje se do 31. marta naredne godine.',
});

const whenTaxed =
  (notation: string) =>
  ({ isTaxed }: SelfEmployedVariant): string | undefined =>
    isTaxed ? notation : undefined;

/** The tax of the year, where the profit is given. */
export const taxLines = {
  dobit: sometimes(money('Dobit', { section: tax, aside: true, notation: whenTaxed('unos.dobit') })),
  licni_odbitak: sometimes(
    money('Lični odbitak za godinu', {
      section: tax,
      aside: true,
      notation: ({ isTaxed, hasCoefficient }: SelfEmployedVariant) => {
        if (!isTaxed) return undefined;
        return `12 × zakon.porez_na_platu.licni_odbitak${hasCoefficient ? ' × unos.koeficijent' : ''}`;
      },
    }),
  ),
  osnovica_poreza: sometimes(
    money('Porezna osnovica', {
      section: tax,
      aside: true,
      notation: whenTaxed('max(0; dobit − licni_odbitak)'),
    }),
  ),
  godisnji_porez: sometimes(
    money('Porez na dohodak za godinu', {
      section: tax,
      total: true,
      notation: whenTaxed('osnovica_poreza × zakon.porez_samostalne.stopa'),
    }),
  ),
};
