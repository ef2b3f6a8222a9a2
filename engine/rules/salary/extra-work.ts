import type { InputOf } from '../../kernel/field.ts';
import type { Ppm } from '../../kernel/figures/money.ts';
import type { sickLeave } from './form/absence-fields.ts';
import type { extraHours } from './form/extra-hours.ts';
import type { MonthHours } from './hours.ts';
import type { Work } from './weights.ts';

type WorkInput = InputOf<ReturnType<typeof extraHours>> & InputOf<ReturnType<typeof sickLeave>>;

export interface Uplifts {
  readonly prekovremeni: Ppm;
  readonly nocni: Ppm;
  readonly praznik: Ppm;
}

/**
 * Fills in what was left empty and puts the work of a month together.
 * @param usual the uplifts
 * @param sickShare what a sick hour is paid of an hour of work
 */
export const monthWork = (
  unos: WorkInput,
  { mjesec_sati, redovni_sati, bolovanje_sati }: MonthHours,
  usual: Uplifts,
  minuli_procenat: Ppm,
  sickShare: Ppm,
): Work => ({
  mjesec_sati,
  redovni_sati,
  minuli_procenat,
  prekovremeni_sati: unos.prekovremeni_sati ?? 0,
  prekovremeni_procenat: unos.prekovremeni_proc ?? usual.prekovremeni,
  nocni_sati: unos.nocni_sati ?? 0,
  nocni_procenat: unos.nocni_proc ?? usual.nocni,
  praznik_sati: unos.praznik_sati ?? 0,
  praznik_procenat: unos.praznik_proc ?? usual.praznik,
  bolovanje_sati,
  bolovanje_procenat: bolovanje_sati === 0 ? 0 : (unos.bolovanje_proc ?? sickShare),
  bolovanje_osnovica: unos.bolovanje_osnovica,
});
