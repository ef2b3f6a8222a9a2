import { MONTHS_A_YEAR } from '../../kernel/days/day.ts';
import type { LawOf } from '../../kernel/law.ts';
import { labourEntity, type labourLaw } from '../../rules/labour.ts';
import type { SeveranceInput } from './fields.ts';

export type SeveranceLaw = LawOf<typeof labourLaw>;

/** What the law of the chosen entity says of severance pay. */
export const ruleOf = (unos: SeveranceInput, zakon: SeveranceLaw) =>
  labourEntity(unos) === 'rs' ? zakon.otpremnina_rs : zakon.otpremnina_fbih;

/** True once the employment lasted as long as the law asks for. */
export const isDue = (unos: SeveranceInput, zakon: SeveranceLaw): boolean =>
  unos.godine * MONTHS_A_YEAR >= ruleOf(unos, zakon).najkraci_rad;
