import type { Basis } from '../../core/calculator.ts';
import { Refusal } from '../../core/issue.ts';
import { formatMoney } from '../../core/numbers/format.ts';
import {
  type Feninga,
  HUNDREDTHS,
  type Hundredths,
  mulDiv,
  PPM,
  type Ppm,
  share,
  type TakeShare,
} from '../../core/numbers/money.ts';
import { amountFor, type Forward, withinLargest } from '../../core/solve/from-basis.ts';
import { listed } from '../../core/text/letters.ts';

/** Pay before contributions and tax, without the hot meal and other pay that is not for hours. */
export interface Earnings {
  readonly satnica: number;
  readonly satnica_bolovanja: number;
  readonly bruto_plata_osnovna: Feninga;
  readonly prekovremeni_iznos: Feninga;
  readonly nocni_iznos: Feninga;
  readonly praznik_iznos: Feninga;
  readonly ukupno_uvecanje: Feninga;
  readonly bruto_plata_sa_uvecanjem: Feninga;
  readonly minuli_rad: Feninga;
  readonly bolovanje_iznos: Feninga;
  /** The whole gross: these lines and the constants. */
  readonly bruto: Feninga;
}

/** The hourly rate `amount / weight` is never rounded on the way. */
const hourly = (amount: Feninga, weight: number, whole: number): number =>
  weight === 0 ? 0 : (amount * HUNDREDTHS * whole) / weight;

function uplifts(amount: Feninga, weight: number, { prekovremeni, nocni, praznik }: Weights) {
  const prekovremeni_iznos = mulDiv(amount, prekovremeni, weight);
  const nocni_iznos = mulDiv(amount, nocni, weight);
  const praznik_iznos = mulDiv(amount, praznik, weight);
  const ukupno_uvecanje = prekovremeni_iznos + nocni_iznos + praznik_iznos;
  return { prekovremeni_iznos, nocni_iznos, praznik_iznos, ukupno_uvecanje };
}

/**
 * Pay from any basis: the contracted basic gross, or a total gross found by `forward`.
 * @param meal the part of the hot meal inside the gross
 * @param stimulacija further taxed pay
 * @throws Refusal when no gross gives the basis, or the gross is above the largest valid amount
 */
export function earn<Line extends string>(
  basis: Basis,
  meal: Feninga,
  stimulacija: Feninga,
  work: Work,
  forward: Forward<Line | 'bruto_ukupno'>,
): Earnings {
  const constants = constantsOf(meal, stimulacija, work);
  if (basis.line === undefined) {
    const earnings = earningsFromContracted(basis.amount, work, constants);
    withinLargest(earnings.bruto, basis.field);
    return earnings;
  }
  const least = constantPart(constants);
  // Without a paid hour they are the whole wage, though the net of another gross may round to the same.
  const isLeast = work.redovni_sati === 0 && forward(least, share)[basis.line as Line] === basis.amount;
  const gross = isLeast ? least : amountFor(basis, 'bruto_ukupno', forward, least);
  if (gross < least) throw belowConstants(basis.field, constants);
  return earningsFromTotal(gross - least, work, constants, basis.field);
}

/** From the contracted basic gross for a full month. */
function earningsFromContracted(contracted: Feninga, work: Work, constants: Constants): Earnings {
  const parts = weights(work);
  const weight = work.mjesec_sati * parts.whole;
  const extra = uplifts(contracted, weight, parts);
  const basic = mulDiv(contracted, work.redovni_sati, work.mjesec_sati);
  const satnica = hourly(contracted, weight, parts.whole);
  const sick = mulDiv(contracted, parts.bolovanje, weight);
  const minuli = work.minuli_tacno
    ? mulDiv(contracted, parts.minuli, weight)
    : share(basic, work.minuli_procenat);
  return total(satnica, basic, minuli, sick, extra, work, constants);
}

/**
 * From the total backwards: the other lines are calculated and rounded, basic pay is the rest; without a paid hour, the line with the
 * greatest weight is.
 * @throws Refusal when the rest is negative
 */
function earningsFromTotal(zarada: Feninga, work: Work, constants: Constants, polje: string): Earnings {
  const parts = weights(work);
  const { redovni, minuli, prekovremeni, nocni, praznik, bolovanje, whole } = parts;
  const weight = redovni + minuli + prekovremeni + nocni + praznik + bolovanje;
  if (weight === 0 && zarada > 0) throw noSolution(polje, NO_HOUR);
  // Without any weight all is zero, whatever the divisor.
  const divisor = weight || whole;
  const extra = uplifts(zarada, divisor, parts);
  const minuli_rad = mulDiv(zarada, minuli, divisor);
  const sick = mulDiv(zarada, bolovanje, divisor);
  const rest = zarada - minuli_rad - sick - extra.ukupno_uvecanje;
  const satnica = hourly(zarada, weight, whole);
  const remainder = remainderOf(parts);
  if (remainder === undefined) {
    if (rest < 0) throw noSolution(polje, ROUNDED);
    return total(satnica, rest, minuli_rad, sick, extra, work, constants);
  }
  const met = meeting(rest, remainder, extra, sick);
  if (met.least < 0) throw noSolution(polje, ROUNDED);
  return total(satnica, 0, minuli_rad, met.sick, met.extra, work, constants);
}

type Uplifted = ReturnType<typeof uplifts>;

/**
 * The uplifts in a total gross, as `earn` finds them from a total; with the unrounded share also between feninga, for the algebra of
 * `solve`. The arguments are those of `earn`.
 */
export const upliftsInTotal =
  (meal: Feninga, stimulacija: Feninga, work: Work) =>
  (gross: Feninga, take: TakeShare): Feninga => {
    const zarada = Math.max(0, gross - constantPart(constantsOf(meal, stimulacija, work)));
    const parts = weights(work);
    const { redovni, minuli, prekovremeni, nocni, praznik, bolovanje, whole } = parts;
    const uplifted = prekovremeni + nocni + praznik;
    if (uplifted === 0) return 0;
    const weight = redovni + minuli + uplifted + bolovanje || whole;
    if (take !== share) return (zarada * uplifted) / weight;
    const remainder = remainderOf(parts);
    if (remainder === undefined || remainder === 'bolovanje')
      return uplifts(zarada, weight, parts).ukupno_uvecanje;
    return zarada - mulDiv(zarada, minuli, weight) - mulDiv(zarada, bolovanje, weight);
  };

/** The difference between the amount and its rounded lines is added to the line with the greatest weight. */
function meeting(rest: Feninga, remainder: Remainder, extra: Uplifted, sick: Feninga) {
  if (remainder === 'bolovanje') return { extra, sick: sick + rest, least: sick + rest };
  const line = `${remainder}_iznos` as const;
  const least = extra[line] + rest;
  return { extra: { ...extra, [line]: least, ukupno_uvecanje: extra.ukupno_uvecanje + rest }, sick, least };
}

const NO_HOUR =
  'U tom mjesecu nema sati koji se plaćaju: smanjite odsustvo, a ono što se ipak isplaćuje upišite kao stimulaciju.';
const ROUNDED = 'Uvećanja, zaokružena na fening, veća su od upisanog iznosa: povećajte ga.';

const noSolution = (polje: string, poruka: string): Refusal => new Refusal(polje, 'nema_rjesenja', poruka);

function total(
  satnica: number,
  bruto_plata_osnovna: Feninga,
  minuli_rad: Feninga,
  sick: Feninga,
  extra: Uplifted,
  work: Work,
  constants: Constants,
): Earnings {
  const bruto_plata_sa_uvecanjem = bruto_plata_osnovna + extra.ukupno_uvecanje;
  return {
    satnica,
    satnica_bolovanja: sickHourly(satnica, work),
    bruto_plata_osnovna,
    prekovremeni_iznos: extra.prekovremeni_iznos,
    nocni_iznos: extra.nocni_iznos,
    praznik_iznos: extra.praznik_iznos,
    ukupno_uvecanje: extra.ukupno_uvecanje,
    bruto_plata_sa_uvecanjem,
    minuli_rad,
    bolovanje_iznos: sick + constants.bolovanje,
    bruto: bruto_plata_sa_uvecanjem + minuli_rad + sick + constantPart(constants),
  };
}

/** The base of an hour of sick leave; zero without one. */
const sickHourly = (
  satnica: number,
  { bolovanje_sati, bolovanje_osnovica, minuli_procenat }: Work,
): number => {
  if (bolovanje_sati === 0) return 0;
  if (bolovanje_osnovica === null) return (satnica * (PPM + minuli_procenat)) / PPM;
  return (bolovanje_osnovica.iznos * HUNDREDTHS) / bolovanje_osnovica.sati;
};

/** Parts of the gross that do not depend on the hourly wage. */
interface Constants {
  readonly obrok: Feninga;
  readonly stimulacija: Feninga;
  /** Sick leave with a base of its own. */
  readonly bolovanje: Feninga;
}

/** @param obrok the taxed part of the meal, which is in the gross */
const constantsOf = (
  obrok: Feninga,
  stimulacija: Feninga,
  { bolovanje_osnovica, bolovanje_sati, bolovanje_procenat }: Work,
): Constants => ({
  obrok,
  stimulacija,
  bolovanje:
    bolovanje_osnovica === null
      ? 0
      : mulDiv(bolovanje_osnovica.iznos, bolovanje_sati * bolovanje_procenat, bolovanje_osnovica.sati * PPM),
});

/** Their sum in the gross. */
const constantPart = ({ obrok, stimulacija, bolovanje }: Constants): Feninga =>
  obrok + stimulacija + bolovanje;

/** Words for the parts and for what to reduce. */
const NAMES = {
  obrok: ['topli obrok', 'topli obrok'],
  stimulacija: ['stimulacija', 'stimulaciju'],
  bolovanje: ['bolovanje', 'bolovanje'],
} as const;

/** An amount exceeded by these parts alone. */
export function belowConstants(polje: string, constants: Constants): Refusal {
  const given = (Object.keys(NAMES) as (keyof Constants)[]).filter((name) => constants[name] > 0);
  const named = (form: 0 | 1): string => listed(given.map((name) => NAMES[name][form]));
  const amount = formatMoney(constantPart(constants));
  return new Refusal(
    polje,
    'nema_rjesenja',
    `U upisani iznos ne staje ${amount} bruto, koliko ${given.length === 1 ? 'daje' : 'daju'} ${named(0)}: povećajte iznos ili smanjite ${named(1)}.`,
  );
}

/** The extra hours of a month and their uplifts; zero by default. */
interface ExtraWork {
  readonly prekovremeni_sati: Hundredths;
  readonly prekovremeni_procenat: Ppm;
  readonly nocni_sati: Hundredths;
  readonly nocni_procenat: Ppm;
  readonly praznik_sati: Hundredths;
  readonly praznik_procenat: Ppm;
}

/** Everything that converts an hourly rate into pay. `redovni_sati` are the paid hours of the fund, without sick leave. */
export interface Work extends ExtraWork {
  readonly mjesec_sati: Hundredths;
  readonly redovni_sati: Hundredths;
  /** The share of basic pay for all years of service. */
  readonly minuli_procenat: Ppm;
  readonly bolovanje_sati: Hundredths;
  readonly bolovanje_procenat: Ppm;
  /** Seniority of the exact basic pay, not of its rounded line. */
  readonly minuli_tacno: boolean;
  /** Sick leave that is not paid as hours of work. */
  readonly bolovanje_osnovica: SickBase | null;
}

/** The pay of so many hours: a share of their rate is paid for an hour of sick leave, and the rate is never rounded. */
export interface SickBase {
  readonly iznos: Feninga;
  readonly sati: Hundredths;
}

/**
 * Hours weighted by their pay, in units of `whole`: overtime is outside the fund and pays 1 + p, night and holiday work are inside it and
 * pay p, a sick hour pays its share of an hour with seniority.
 */
interface Weights {
  /** The weight of an hour at its plain rate. */
  readonly whole: number;
  readonly redovni: number;
  readonly minuli: number;
  readonly prekovremeni: number;
  readonly nocni: number;
  readonly praznik: number;
  readonly bolovanje: number;
}

/** The two rates of a sick hour are multiplied: if that leaves a fraction of a ppm, all weights are scaled up. */
export function weights(work: Omit<Work, 'minuli_tacno'>): Weights {
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
 * The part that is the rest of a total after the rounded lines: the one with the greatest weight, when no hour of the fund is paid and
 * there is no basic pay. Undefined when basic pay is the rest, or nothing has a weight.
 */
export function remainderOf(parts: Weights): Remainder | undefined {
  if (parts.redovni > 0) return undefined;
  const heaviest = BESIDE_BASIC.reduce((most, name) => (parts[name] > parts[most] ? name : most));
  return parts[heaviest] > 0 ? heaviest : undefined;
}

/** In ppm of ppm; zero when no hour is paid by it. */
const sickWeight = ({
  bolovanje_sati,
  bolovanje_osnovica,
  minuli_procenat,
  bolovanje_procenat,
}: Omit<Work, 'minuli_tacno'>): number =>
  bolovanje_sati === 0 || bolovanje_osnovica !== null ? 0 : (PPM + minuli_procenat) * bolovanje_procenat;
