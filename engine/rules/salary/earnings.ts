import type { Basis } from '../../kernel/calculator.ts';
import { formatMoney } from '../../kernel/format.ts';
import { amountFor, type Forward } from '../../kernel/from-basis.ts';
import { type Feninga, type Hundredths, mulDiv, PPM, type Ppm, share } from '../../kernel/money.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** The extra hours of a month and their uplifts; nought when there are none. */
export interface ExtraWork {
  readonly prekovremeni_sati: Hundredths;
  readonly prekovremeni_procenat: Ppm;
  readonly nocni_sati: Hundredths;
  readonly nocni_procenat: Ppm;
  readonly praznik_sati: Hundredths;
  readonly praznik_procenat: Ppm;
}

/** Everything that turns an hourly rate into pay. `redovni_sati` are the hours of the fund less unpaid ones. */
export interface Work extends ExtraWork {
  readonly mjesec_sati: Hundredths;
  readonly redovni_sati: Hundredths;
  /** The share of basic pay due for all years of service. */
  readonly minuli_procenat: Ppm;
}

/** Pay before contributions and tax, without the hot meal: all of it is `bruto_plata_sa_uvecanjem` and `minuli_rad`. */
export interface Earnings {
  readonly satnica: number;
  readonly bruto_plata_osnovna: Feninga;
  readonly prekovremeni_iznos: Feninga;
  readonly nocni_iznos: Feninga;
  readonly praznik_iznos: Feninga;
  readonly ukupno_uvecanje: Feninga;
  readonly bruto_plata_sa_uvecanjem: Feninga;
  readonly minuli_rad: Feninga;
}

/** Hours weighted by what each pays: overtime is outside the fund and pays 1 + p, night and holiday work inside it pay p. */
const weights = (work: Work) => ({
  redovni: work.redovni_sati * PPM,
  minuli: work.redovni_sati * work.minuli_procenat,
  prekovremeni: work.prekovremeni_sati * (PPM + work.prekovremeni_procenat),
  nocni: work.nocni_sati * work.nocni_procenat,
  praznik: work.praznik_sati * work.praznik_procenat,
});

type Weights = ReturnType<typeof weights>;

/** The hourly rate `amount / weight` is never rounded on the way. */
const hourly = (amount: Feninga, weight: number): number =>
  weight === 0 ? 0 : (amount * 100 * PPM) / weight;

function uplifts(amount: Feninga, weight: number, { prekovremeni, nocni, praznik }: Weights) {
  const prekovremeni_iznos = mulDiv(amount, prekovremeni, weight);
  const nocni_iznos = mulDiv(amount, nocni, weight);
  const praznik_iznos = mulDiv(amount, praznik, weight);
  const ukupno_uvecanje = prekovremeni_iznos + nocni_iznos + praznik_iznos;
  return { prekovremeni_iznos, nocni_iznos, praznik_iznos, ukupno_uvecanje };
}

/**
 * Pay from whichever basis was given: contracted basic gross, or a total gross that `forward` leads back to.
 * @param meal the part of the hot meal inside the gross
 */
export function earn<Line extends string>(
  osnova: Basis,
  meal: Feninga,
  work: Work,
  forward: Forward<Line | 'bruto_ukupno'>,
): Earnings {
  if (osnova.line === undefined) return earningsFromContracted(osnova.amount, work);
  const gross = amountFor(osnova, 'bruto_ukupno', forward, meal);
  if (gross < meal) throw belowMeal(osnova.field, meal);
  return earningsFromTotal(gross - meal, work, osnova.field);
}

const belowMeal = (polje: string, meal: Feninga): Refusal =>
  new Refusal(
    polje,
    'nema_rjesenja',
    `Sam topli obrok (${formatMoney(meal)} bruto) daje više od upisanog iznosa: povećajte iznos ili smanjite topli obrok.`,
  );

/** From the contracted basic gross for a full month. */
function earningsFromContracted(contracted: Feninga, work: Work): Earnings {
  const weight = work.mjesec_sati * PPM;
  const extra = uplifts(contracted, weight, weights(work));
  const bruto_plata_osnovna = mulDiv(contracted, work.redovni_sati, work.mjesec_sati);
  const minuli_rad = share(bruto_plata_osnovna, work.minuli_procenat);
  return total(hourly(contracted, weight), bruto_plata_osnovna, minuli_rad, extra);
}

/**
 * From everything earned, backwards: the other lines are computed and rounded, basic pay is what remains.
 * @throws Refusal when the amount leaves no basic pay
 */
function earningsFromTotal(zarada: Feninga, work: Work, polje: string): Earnings {
  const parts = weights(work);
  const weight = parts.redovni + parts.minuli + parts.prekovremeni + parts.nocni + parts.praznik;
  if (weight === 0 && zarada > 0) throw noBasicPay(polje);
  if (weight === 0) return total(0, 0, 0, uplifts(0, 1, parts));
  const extra = uplifts(zarada, weight, parts);
  const minuli_rad = mulDiv(zarada, parts.minuli, weight);
  const bruto_plata_osnovna = zarada - minuli_rad - extra.ukupno_uvecanje;
  if (bruto_plata_osnovna < 0) throw noBasicPay(polje);
  return total(hourly(zarada, weight), bruto_plata_osnovna, minuli_rad, extra);
}

const noBasicPay = (polje: string): Refusal =>
  new Refusal(
    polje,
    'nema_rjesenja',
    'Iz tog iznosa ne ostaje ništa za osnovnu platu: povećajte ga, smanjite odsustvo ili računajte od bruto osnovne plate.',
  );

function total(
  satnica: number,
  bruto_plata_osnovna: Feninga,
  minuli_rad: Feninga,
  extra: ReturnType<typeof uplifts>,
): Earnings {
  const bruto_plata_sa_uvecanjem = bruto_plata_osnovna + extra.ukupno_uvecanje;
  return {
    satnica,
    bruto_plata_osnovna,
    prekovremeni_iznos: extra.prekovremeni_iznos,
    nocni_iznos: extra.nocni_iznos,
    praznik_iznos: extra.praznik_iznos,
    ukupno_uvecanje: extra.ukupno_uvecanje,
    bruto_plata_sa_uvecanjem,
    minuli_rad,
  };
}
