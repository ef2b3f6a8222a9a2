import type { InputOf } from '../../core/field.ts';
import { HUNDREDTHS, type Ppm } from '../../core/numbers/money.ts';
import type { SickBase, Work } from './earnings.ts';
import type { extraHours } from './form/extra-hours.ts';
import type { sickLeave } from './form/time-fields.ts';
import type { MonthHours } from './hours.ts';

type WorkInput = InputOf<ReturnType<typeof extraHours>> &
  InputOf<ReturnType<typeof sickLeave>> &
  Parameters<typeof seniority>[0];

interface Uplifts {
  readonly prekovremeni: Ppm;
  readonly nocni: Ppm;
  readonly praznik: Ppm;
}

/** The law of any entity on extra work. */
interface WorkLaw {
  readonly uvecanja_podrazumijevana: Uplifts;
  readonly minuli_rad: SeniorityLaw;
  /** The share of an hour of work that a sick hour pays. */
  readonly bolovanje: { readonly posto: Ppm };
}

/**
 * Fills in defaults and combines the extra work of a month.
 * @param minuli_tacno seniority is a share of the exact basic pay
 */
export const monthWork = (
  unos: WorkInput,
  { mjesec_sati, redovni_sati, bolovanje_sati }: MonthHours,
  zakon: WorkLaw,
  minuli_tacno = false,
): Work => ({
  mjesec_sati,
  redovni_sati,
  minuli_procenat: seniority(unos, zakon.minuli_rad),
  minuli_tacno,
  prekovremeni_sati: unos.prekovremeni_sati ?? 0,
  prekovremeni_procenat: unos.prekovremeni_proc ?? zakon.uvecanja_podrazumijevana.prekovremeni,
  nocni_sati: unos.nocni_sati ?? 0,
  nocni_procenat: unos.nocni_proc ?? zakon.uvecanja_podrazumijevana.nocni,
  praznik_sati: unos.praznik_sati ?? 0,
  praznik_procenat: unos.praznik_proc ?? zakon.uvecanja_podrazumijevana.praznik,
  bolovanje_sati,
  bolovanje_procenat: bolovanje_sati === 0 ? 0 : (unos.bolovanje_proc ?? zakon.bolovanje.posto),
  bolovanje_osnovica: sickBase(unos),
});

/** The base of sick leave as given: of an hour, or of the given hours. */
export const sickBase = ({
  bolovanje_osnovica,
  bolovanje_osnovica_sati,
}: Pick<WorkInput, 'bolovanje_osnovica' | 'bolovanje_osnovica_sati'>): SickBase | null =>
  bolovanje_osnovica === null
    ? null
    : { iznos: bolovanje_osnovica, sati: bolovanje_osnovica_sati ?? HUNDREDTHS };

interface Service {
  readonly minuli_proc?: Ppm | null;
  readonly staz: number | null;
}

interface SeniorityLaw {
  readonly stopa: Ppm;
  /** Maximum of all years together; the law of the Srpska has none. */
  readonly najvise?: Ppm;
}

/** The share of basic pay for all years of service, up to the legal maximum if there is one. */
export const seniority = (
  { minuli_proc, staz }: Service,
  { stopa, najvise = Number.POSITIVE_INFINITY }: SeniorityLaw,
): Ppm => Math.min((minuli_proc ?? stopa) * (staz ?? 0), najvise);
