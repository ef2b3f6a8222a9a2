import { MONTHS_A_YEAR } from '../../core/days/day.ts';
import type { LawOf } from '../../core/law.ts';
import { mulDiv, PPM } from '../../core/numbers/money.ts';
import { labourEntity, type labourLaw } from '../../rules/labour.ts';
import type { SeveranceInput } from './fields.ts';

export type SeveranceLaw = LawOf<typeof labourLaw>;

/** What the law of the chosen entity says of severance pay. */
export const ruleOf = (unos: SeveranceInput, zakon: SeveranceLaw) =>
  labourEntity(unos) === 'rs' ? zakon.otpremnina_rs : zakon.otpremnina_fbih;

/** The share of the average wage for the years, before any limit; nothing where the law asks for none. */
export const payByYears = (unos: SeveranceInput, zakon: SeveranceLaw): number =>
  isDue(unos, zakon) ? mulDiv(unos.prosjecna_plata * unos.godine, PPM, ruleOf(unos, zakon).djelilac) : 0;

/** True once the employment lasted as long as the law asks for. */
export const isDue = (unos: SeveranceInput, zakon: SeveranceLaw): boolean =>
  unos.godine * MONTHS_A_YEAR >= ruleOf(unos, zakon).najkraci_rad;
