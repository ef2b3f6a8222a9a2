import { share } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { labourEntity, labourLaw } from '../../rules/labour.ts';
import { examples } from './cases.ts';
import type { SeveranceInput } from './fields.ts';
import { slip } from './lines.ts';
import { isDue, payByYears, type SeveranceLaw } from './right.ts';
import { severanceWarnings } from './warnings.ts';

function formula(unos: SeveranceInput, zakon: SeveranceLaw) {
  const { godine, prosjecna_plata } = unos;
  const byYears = payByYears(unos, zakon);
  if (labourEntity(unos) === 'rs')
    return { godine, prosjecna_plata, otpremnina: byYears, isplata: unos.isplata ?? byYears };
  const najvise = share(prosjecna_plata, zakon.otpremnina_fbih.najvise_placa);
  const otpremnina = Math.min(byYears, najvise);
  const isplata = unos.isplata ?? otpremnina;
  return { godine, prosjecna_plata, otpremnina, isplata, najvise, ...taxed({ ...unos, isplata }, zakon) };
}

interface Severance {
  readonly godine: number;
  readonly prosjecna_plata: number;
  readonly isplata: number;
}

/** What the Federation leaves free of tax, and what it does not. */
function taxed({ godine, prosjecna_plata, isplata }: Severance, zakon: SeveranceLaw) {
  const neoporezivo = share(prosjecna_plata * godine, zakon.otpremnina_neoporezivo.posto);
  return { neoporezivo, oporezivo: Math.max(0, isplata - neoporezivo) };
}

export const rules = defineRules({
  slip,
  law: labourLaw,
  dayOf: ({ datum }: SeveranceInput, danas) => datum ?? danas,
  formula,
  variant: (unos, zakon) => ({ entity: labourEntity(unos), isDue: isDue(unos, zakon) }),
  warnings: severanceWarnings,
  examples,
});
