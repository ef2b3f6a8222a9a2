import type { WithBasis } from '../../kernel/calculator.ts';
import type { InputOf } from '../../kernel/field.ts';
import type { LinesOf } from '../../kernel/lines.ts';
import { type Feninga, HUNDREDTHS, mulDiv, share, type TakeShare } from '../../kernel/money.ts';
import { earn } from '../salary/earnings.ts';
import { monthWork } from '../salary/extra-work.ts';
import { monthHours } from '../salary/hours.ts';
import { funds, type Reliefs, type RsLaw, taxedWage } from './taxed-wage.ts';
import type { rsMealWageFields, rsWageFields } from './wage-definition.ts';
import type { RsWageVariant, rsWageSlip } from './wage-lines.ts';

/** What a wage of Republika Srpska depends on, as read from a call; only that with hot meal has the fields of meals and paid absence. */
export type RsWageInput = InputOf<typeof rsWageFields> &
  Partial<InputOf<typeof rsMealWageFields>> &
  WithBasis;

type RsWageLines = LinesOf<ReturnType<typeof rsWageSlip>['table']>;

/** Every line of a wage slip. `mealPerDay` is nought where the calculation has no hot meal. */
export function rsWage(unos: RsWageInput, zakon: RsLaw, mealPerDay: Feninga): RsWageLines {
  const hours = monthHours('rs', unos, zakon.radno_vrijeme.dnevno);
  const topli_obrok = mulDiv(hours.topli_dani, mealPerDay, HUNDREDTHS);
  const seniority = zakon.minuli_rad.stopa * (unos.staz ?? 0);
  const work = monthWork(unos, hours, zakon.uvecanja_podrazumijevana, seniority);
  const reliefs = reliefsOf(unos, zakon);
  const forward = (gross: Feninga, take: TakeShare) => outcome(gross, unos, zakon, reliefs, take);
  const earned = earn(unos.basis, topli_obrok, work, forward);
  const wage = taxedWage(earned.bruto_plata_sa_uvecanjem + earned.minuli_rad + topli_obrok, zakon, reliefs);
  const solidarnost_iznos = solidarity(wage.neto_plata, unos, zakon, share);
  const fund = funds(wage.osnovica_doprinosa, wage.doprinosi_ukupno, zakon.doprinosi);
  const bruto_bez_zdravstvenog = wage.bruto_ukupno - fund.zdravstveno;
  // Written out line by line: spreading the parts would make a slip two hundred times slower.
  return {
    staz: unos.staz ?? 0,
    radni_dani: hours.radni_dani,
    praznicni_dani: hours.praznicni_dani,
    mjesec_sati: hours.mjesec_sati,
    neradno_vrijeme: hours.neradno_vrijeme,
    redovni_sati: work.redovni_sati,
    dana_radio: hours.dana_radio,
    dnevnice: hours.dnevnice,
    topli_dani: hours.topli_dani,
    topli_obrok_dan: mealPerDay,
    minimal_topli_obrok: zakon.topli_obrok_minimum.iznos,
    topli_obrok,
    satnica: earned.satnica,
    bruto_plata_osnovna: earned.bruto_plata_osnovna,
    prekovremeni_sati: work.prekovremeni_sati,
    prekovremeni_procenat: work.prekovremeni_procenat,
    prekovremeni_iznos: earned.prekovremeni_iznos,
    nocni_sati: work.nocni_sati,
    nocni_procenat: work.nocni_procenat,
    nocni_iznos: earned.nocni_iznos,
    praznik_sati: work.praznik_sati,
    praznik_procenat: work.praznik_procenat,
    praznik_iznos: earned.praznik_iznos,
    ukupno_uvecanje: earned.ukupno_uvecanje,
    bruto_plata_sa_uvecanjem: earned.bruto_plata_sa_uvecanjem,
    minuli_procenat: work.minuli_procenat,
    minuli_rad: earned.minuli_rad,
    bruto_ukupno: wage.bruto_ukupno,
    oslobodjeni_dio: reliefs.oslobodjeni_dio,
    osnovica_doprinosa: wage.osnovica_doprinosa,
    PIO: fund.PIO,
    zdravstveno: fund.zdravstveno,
    djeca: fund.djeca,
    nezaposlenost: fund.nezaposlenost,
    doprinosi_ukupno: wage.doprinosi_ukupno,
    licni_odbitak: reliefs.licni_odbitak,
    umanjenje: reliefs.umanjenje,
    poreska_osnovica: wage.poreska_osnovica,
    porez: wage.porez,
    neto_plata: wage.neto_plata,
    solidarnost_iznos,
    solidarnost_neto: wage.neto_plata - solidarnost_iznos,
    bruto_bez_zdravstvenog,
    bruto_bez_zdravstvenog_i_nezaposlenosti: bruto_bez_zdravstvenog - fund.nezaposlenost,
  };
}

/** The schooling that frees a part of the wage, where the law of the day frees one. */
function exemptOf({ strucna_sprema }: RsWageInput, { oslobodjeni_dio }: RsLaw): RsWageVariant['exempt'] {
  const isExempt = strucna_sprema === 'NK' || strucna_sprema === 'KV';
  return oslobodjeni_dio && isExempt ? strucna_sprema : undefined;
}

/** Which notations hold for this wage. */
export const rsVariant = (unos: RsWageInput, zakon: RsLaw): RsWageVariant => ({
  basis: unos.basis.line,
  exempt: exemptOf(unos, zakon),
  lessContributions: zakon.porez_na_platu.osnovica_bez_doprinosa,
});

function reliefsOf(unos: RsWageInput, zakon: RsLaw): Reliefs {
  const exempt = exemptOf(unos, zakon);
  return {
    licni_odbitak: unos.licni_odbitak_input ?? zakon.porez_na_platu.licni_odbitak,
    umanjenje: unos.umanjenje ?? 0,
    oslobodjeni_dio: (exempt && zakon.oslobodjeni_dio?.[exempt]) ?? 0,
  };
}

/** The gross as each basis sees it: net, and net less the solidarity contribution. */
function outcome(gross: Feninga, unos: RsWageInput, zakon: RsLaw, reliefs: Reliefs, take: TakeShare) {
  const { bruto_ukupno, neto_plata } = taxedWage(gross, zakon, reliefs, take);
  return {
    bruto_ukupno,
    neto_plata,
    solidarnost_neto: neto_plata - solidarity(neto_plata, unos, zakon, take),
  };
}

const solidarity = (net: Feninga, unos: RsWageInput, zakon: RsLaw, take: TakeShare): Feninga =>
  take(net, unos.solidarnost_proc ?? zakon.solidarnost.stopa);
