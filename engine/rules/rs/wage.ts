import type { WithBasis } from '../../kernel/calculator.ts';
import { amountFor } from '../../kernel/from-basis.ts';
import { type Feninga, HUNDREDTHS, mulDiv, type Ppm, share, type TakeShare } from '../../kernel/money.ts';
import { earn } from '../salary/earnings.ts';
import { type ExtraInput, extraWork } from '../salary/extra-work.ts';
import { monthHours, type TimeInput } from '../salary/hours.ts';
import { funds, type Reliefs, type RsLaw, taxedWage } from './taxed-wage.ts';

/** What a wage of Republika Srpska depends on, as read from a call. */
export interface RsWageInput extends TimeInput, ExtraInput, WithBasis {
  readonly staz: number | null;
  readonly licni_odbitak_input: Feninga | null;
  readonly umanjenje: Feninga | null;
  readonly solidarnost_proc: Ppm | null;
  readonly strucna_sprema: string | null;
}

/** Every line of a wage slip. `mealPerDay` is nought where the calculation has no hot meal. */
export function rsWage(unos: RsWageInput, zakon: RsLaw, mealPerDay: Feninga) {
  const hours = monthHours('rs', unos, zakon.radno_vrijeme.dnevno);
  const topli_obrok = mulDiv(hours.topli_dani, mealPerDay, HUNDREDTHS);
  const work = {
    ...extraWork(unos, zakon.uvecanja_podrazumijevana),
    mjesec_sati: hours.mjesec_sati,
    redovni_sati: hours.mjesec_sati - hours.neradno_vrijeme,
    minuli_procenat: zakon.minuli_rad.stopa * (unos.staz ?? 0),
  };
  const reliefs = reliefsOf(unos, zakon);
  const net = (gross: Feninga, take: TakeShare) => netWage(gross, unos, zakon, reliefs, take);
  const earned = earn(unos.osnova, topli_obrok, work, () => amountFor(unos.osnova, 'bruto_ukupno', net));
  const wage = net(earned.zarada + topli_obrok, share);
  const fund = funds(wage.osnovica_doprinosa, wage.doprinosi_ukupno, zakon.doprinosi);
  const bruto_bez_zdravstvenog = wage.bruto_ukupno - fund.zdravstveno;
  return {
    ...hours,
    topli_obrok_dan: mealPerDay,
    minimal_topli_obrok: zakon.topli_obrok_minimum.iznos,
    topli_obrok,
    ...work,
    ...earned,
    ...reliefs,
    ...wage,
    ...fund,
    bruto_bez_zdravstvenog,
    bruto_bez_zdravstvenog_i_nezaposlenosti: bruto_bez_zdravstvenog - fund.nezaposlenost,
  };
}

export function reliefsOf(unos: RsWageInput, zakon: RsLaw): Reliefs {
  const schooling = unos.strucna_sprema;
  const exempt = schooling === 'NK' || schooling === 'KV' ? zakon.oslobodjeni_dio?.[schooling] : undefined;
  return {
    licni_odbitak: unos.licni_odbitak_input ?? zakon.porez_na_platu.licni_odbitak,
    umanjenje: unos.umanjenje ?? 0,
    oslobodjeni_dio: exempt ?? 0,
  };
}

function netWage(bruto_ukupno: Feninga, unos: RsWageInput, zakon: RsLaw, reliefs: Reliefs, take: TakeShare) {
  const wage = taxedWage(bruto_ukupno, zakon, reliefs, take);
  const solidarnost_iznos = take(wage.neto_plata, unos.solidarnost_proc ?? zakon.solidarnost.stopa);
  return { bruto_ukupno, ...wage, solidarnost_iznos, solidarnost_neto: wage.neto_plata - solidarnost_iznos };
}
