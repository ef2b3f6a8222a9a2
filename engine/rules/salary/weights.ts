import { type Feninga, type Hundredths, PPM, type Ppm } from '../../core/numbers/money.ts';

/** The extra hours of a month and their uplifts; zero when there are none. */
export interface ExtraWork {
  readonly prekovremeni_sati: Hundredths;
  readonly prekovremeni_procenat: Ppm;
  readonly nocni_sati: Hundredths;
  readonly nocni_procenat: Ppm;
  readonly praznik_sati: Hundredths;
  readonly praznik_procenat: Ppm;
}

/** Everything that turns an hourly rate into pay. `redovni_sati` are the hours of the fund that are paid, without sick leave. */
export interface Work extends ExtraWork {
  readonly mjesec_sati: Hundredths;
  readonly redovni_sati: Hundredths;
  /** The share of basic pay due for all years of service. */
  readonly minuli_procenat: Ppm;
  readonly bolovanje_sati: Hundredths;
  readonly bolovanje_procenat: Ppm;
  /** An hour of sick leave, where it is not paid as an hour of work. */
  readonly bolovanje_osnovica: Feninga | null;
}

/**
 * Hours weighted by what each pays, in units of `whole`: overtime is outside the fund and pays 1 + p, night and holiday work inside it pay p,
 * a sick hour pays its share of an hour with seniority.
 */
export interface Weights {
  /** What an hour at its plain rate weighs. */
  readonly whole: number;
  readonly redovni: number;
  readonly minuli: number;
  readonly prekovremeni: number;
  readonly nocni: number;
  readonly praznik: number;
  readonly bolovanje: number;
}

/** Two rates of a sick hour are multiplied: where that leaves a fraction of a ppm, everything is weighed that much finer. */
export function weights(work: Work): Weights {
  const sick = sickWeight(work);
  const fine = sick % PPM === 0 ? 1 : PPM;
  const whole = PPM * fine;
  return {
    whole,
    redovni: work.redovni_sati * whole,
    minuli: work.redovni_sati * work.minuli_procenat * fine,
    prekovremeni: work.prekovremeni_sati * (PPM + work.prekovremeni_procenat) * fine,
    nocni: work.nocni_sati * work.nocni_procenat * fine,
    praznik: work.praznik_sati * work.praznik_procenat * fine,
    bolovanje: work.bolovanje_sati * (fine === 1 ? sick / PPM : sick),
  };
}

const BESIDE_BASIC = ['prekovremeni', 'nocni', 'praznik', 'bolovanje'] as const;

export type Remainder = (typeof BESIDE_BASIC)[number];

/**
 * The part that is what remains of a total, rounded lines taken off: the heaviest, where no hour of the fund is paid and so there is no basic
 * pay to be it. Undefined where basic pay is, and where nothing weighs anything.
 */
export function remainderOf(parts: Weights): Remainder | undefined {
  if (parts.redovni > 0) return undefined;
  const heaviest = BESIDE_BASIC.reduce((most, name) => (parts[name] > parts[most] ? name : most));
  return parts[heaviest] > 0 ? heaviest : undefined;
}

/** In ppm of ppm; zero where no hour is paid by it. */
const sickWeight = ({
  bolovanje_sati,
  bolovanje_osnovica,
  minuli_procenat,
  bolovanje_procenat,
}: Work): number =>
  bolovanje_sati === 0 || bolovanje_osnovica !== null ? 0 : (PPM + minuli_procenat) * bolovanje_procenat;
