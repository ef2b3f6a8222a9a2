import type { Hundredths, Ppm } from '../../kernel/money.ts';
import type { ExtraWork } from './earnings.ts';

/** Extra hours as entered; null where the switch is off or the uplift is left to the default. */
export interface ExtraInput {
  readonly prekovremeni_sati: Hundredths | null;
  readonly prekovremeni_proc: Ppm | null;
  readonly nocni_sati: Hundredths | null;
  readonly nocni_proc: Ppm | null;
  readonly praznik_sati: Hundredths | null;
  readonly praznik_proc: Ppm | null;
}

export interface Uplifts {
  readonly prekovremeni: Ppm;
  readonly nocni: Ppm;
  readonly praznik: Ppm;
}

/** Fills in the default uplifts. */
export const extraWork = (unos: ExtraInput, defaults: Uplifts): ExtraWork => ({
  prekovremeni_sati: unos.prekovremeni_sati ?? 0,
  prekovremeni_procenat: unos.prekovremeni_proc ?? defaults.prekovremeni,
  nocni_sati: unos.nocni_sati ?? 0,
  nocni_procenat: unos.nocni_proc ?? defaults.nocni,
  praznik_sati: unos.praznik_sati ?? 0,
  praznik_procenat: unos.praznik_proc ?? defaults.praznik,
});
