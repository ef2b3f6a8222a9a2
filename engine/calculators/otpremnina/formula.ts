import { mulDiv, PPM, share } from '../../kernel/figures/money.ts';
import { defineReckoning } from '../../kernel/reckoning.ts';
import { labourEntity, labourLaw } from '../../rules/labour.ts';
import { examples } from './cases.ts';
import type { SeveranceInput } from './fields.ts';
import { slip } from './lines.ts';
import { isDue, ruleOf, type SeveranceLaw } from './right.ts';
import { severanceWarnings } from './warnings.ts';

function formula(unos: SeveranceInput, zakon: SeveranceLaw) {
  const { godine, prosjecna_plata } = unos;
  const { djelilac } = ruleOf(unos, zakon);
  const otpremnina = isDue(unos, zakon) ? mulDiv(prosjecna_plata * godine, PPM, djelilac) : 0;
  const isplata = unos.isplata ?? otpremnina;
  const least = { godine, prosjecna_plata, otpremnina, isplata };
  return labourEntity(unos) === 'rs' ? least : { ...least, ...limits(least, zakon) };
}

interface Severance {
  readonly godine: number;
  readonly prosjecna_plata: number;
  readonly isplata: number;
}

/** What only the Federation limits: an agreed amount, and what is free of tax. */
function limits({ godine, prosjecna_plata, isplata }: Severance, zakon: SeveranceLaw) {
  const neoporezivo = share(prosjecna_plata * godine, zakon.otpremnina_neoporezivo.posto);
  return {
    najvise: share(prosjecna_plata, zakon.otpremnina_fbih.najvise_placa),
    neoporezivo,
    oporezivo: Math.max(0, isplata - neoporezivo),
  };
}

export const reckoning = defineReckoning({
  slip,
  law: labourLaw,
  dayOf: ({ datum }: SeveranceInput, danas) => datum ?? danas,
  formula,
  variant: (unos, zakon) => ({ entity: labourEntity(unos), isDue: isDue(unos, zakon) }),
  warnings: severanceWarnings,
  examples,
});
