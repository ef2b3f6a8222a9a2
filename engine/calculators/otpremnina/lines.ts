import { count, money, section, sometimes } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import type { LabourEntity } from '../../rules/labour.ts';

export interface SeveranceVariant {
  readonly entity: LabourEntity;
  /** The employment is long enough for severance pay by law. */
  readonly isDue: boolean;
}

const due = section('Otpremnina');
const limits = section('Granica i porez');
const inFederation = ({ entity }: SeveranceVariant, notation: string): string | undefined =>
  entity === 'fbih' ? notation : undefined;

export const slip = slipOf({
  godine: count('Navršene godine rada', { section: due, notation: 'unos.godine' }),
  prosjecna_plata: money('Prosječna plata', { section: due, notation: 'unos.prosjecna_plata' }),
  otpremnina: money('Najmanja otpremnina', {
    section: due,
    total: true,
    mainPlace: 1,
    notation: ({ entity, isDue }: SeveranceVariant) => {
      if (!isDue) return '0';
      const byYears = `prosjecna_plata × godine / zakon.otpremnina_${entity}.djelilac`;
      return entity === 'fbih' ? `min(${byYears}; najvise)` : byYears;
    },
  }),
  isplata: money('Isplaćuje se', { section: due, mainPlace: 2, notation: 'unos.isplata|otpremnina' }),
  najvise: sometimes(
    money('Najveća otpremnina', {
      section: limits,
      notation: (variant: SeveranceVariant) =>
        inFederation(variant, 'prosjecna_plata × zakon.otpremnina_fbih.najvise_placa'),
    }),
  ),
  neoporezivo: sometimes(
    money('Neoporezivo do', {
      section: limits,
      mainPlace: 3,
      notation: (variant: SeveranceVariant) =>
        inFederation(variant, 'prosjecna_plata × godine × zakon.otpremnina_neoporezivo.posto'),
    }),
  ),
  oporezivo: sometimes(
    money('Oporezivi dio', {
      section: limits,
      notation: (variant: SeveranceVariant) => inFederation(variant, 'max(0; isplata − neoporezivo)'),
    }),
  ),
});
