import type { InputOf } from '../../kernel/field.ts';
import type { Ppm } from '../../kernel/money.ts';
import type { Work } from './earnings.ts';
import type { extraHours } from './extra-hours.ts';
import type { MonthHours } from './hours.ts';

type ExtraInput = InputOf<typeof extraHours>;

export interface Uplifts {
  readonly prekovremeni: Ppm;
  readonly nocni: Ppm;
  readonly praznik: Ppm;
}

/** Fills in the default uplifts and puts the work of a month together. */
export const monthWork = (
  unos: ExtraInput,
  { mjesec_sati, neradno_vrijeme }: MonthHours,
  usual: Uplifts,
  minuli_procenat: Ppm,
): Work => ({
  mjesec_sati,
  redovni_sati: mjesec_sati - neradno_vrijeme,
  minuli_procenat,
  prekovremeni_sati: unos.prekovremeni_sati ?? 0,
  prekovremeni_procenat: unos.prekovremeni_proc ?? usual.prekovremeni,
  nocni_sati: unos.nocni_sati ?? 0,
  nocni_procenat: unos.nocni_proc ?? usual.nocni,
  praznik_sati: unos.praznik_sati ?? 0,
  praznik_procenat: unos.praznik_proc ?? usual.praznik,
});
