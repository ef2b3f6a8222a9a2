import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { extraWorkLines, grossLines, rateLines, sickShareLine } from '../salary/slip/gross-lines.ts';
import { grossHeading, mealHeading, taxHeading } from '../salary/slip/headings.ts';
import {
  contributionTotal,
  netLine,
  netWithMeal,
  payoutLines,
  taxedLines,
  taxLine,
} from '../salary/slip/payout-lines.ts';
import { hoursLines, monthLines, perDiemLines, seniorityLine } from '../salary/slip/time-lines.ts';
import { aboveLimit, untaxedMealLines } from '../salary/slip/untaxed-meal-lines.ts';
import { LEAST_SHARE, type WageVariant } from '../salary/slip/variant.ts';
import { inFederation } from '../salary/texts.ts';
import { employerLines, recapLines } from './employer-lines.ts';

/** What selects the notations of a wage of the Federation. */
export interface FbihWageVariant extends WageVariant {
  /** False for crafts and others exempt from the disability levy. */
  readonly paysLevy: boolean;
  readonly hasCoefficient: boolean;
  /** The worker receives the whole meal. */
  readonly mealInHand: boolean;
  readonly mealWithPerDiem: boolean;
  /** The average behind the untaxed meal was entered. */
  readonly ownAverage: boolean;
  /** The limit of the untaxed meal is not known yet, and there is no meal. */
  readonly lacksLimit: boolean;
  /** A day declared non-working by the Government counts. */
  readonly hasDayOff: boolean;
  /** Contributions are paid on the base of the employer's activity. */
  readonly onSectorBase: boolean;
  /** Contributions are paid at least on the minimum base. */
  readonly hasLeastBase: boolean;
  /** A part of it suffices for short working time. */
  readonly isShortTime: boolean;
  /** Only a share of it counts, because there is another employer. */
  readonly sharesLeastBase: boolean;
  /** Further taxed pay has uplifts, which raise it too. */
  readonly hasFurtherUplifts: boolean;
}

const contributions = section('Doprinosi iz plaće');

const mealLines = {
  ...untaxedMealLines(7),
  topli_obrok_iznad: money('Topli obrok iznad neoporezivog', {
    section: mealHeading,
    hideZero: true,
    explainedOnly: true,
    notation: aboveLimit,
  }),
  neto_bez_obroka: money('Neto bez tog obroka', {
    section: mealHeading,
    hideZero: true,
    explainedOnly: true,
    notation: ({ mealInHand }: FbihWageVariant) =>
      mealInHand ? 'ako(topli_obrok_iznad; neto_plata − topli_obrok_iznad)' : '0',
  }),
  davanja_na_obrok: money('Doprinosi i porez na taj obrok', {
    section: mealHeading,
    hideZero: true,
    explainedOnly: true,
    notation: ({ mealInHand }: FbihWageVariant) =>
      mealInHand ? 'topli_obrok_oporezivi − topli_obrok_iznad' : '0',
  }),
  topli_obrok_oporezivi: money('Topli obrok iznad neoporezivog (u brutu)', {
    section: mealHeading,
    notation: ({ mealInHand }: FbihWageVariant) =>
      mealInHand
        ? 'bruto_ukupno − bruto_plata_sa_uvecanjem − minuli_rad − bolovanje_iznos − stimulacija'
        : 'topli_obrok_iznad',
  }),
};

const AFTER_CONTRIBUTIONS =
  '(1 − zakon.doprinosi_iz.pio − zakon.doprinosi_iz.zdravstveno − zakon.doprinosi_iz.nezaposlenost)';
const LEAST_NET = 'zakon.najniza_osnovica.neto';
const TAXED = `(${LEAST_NET} − zakon.porez_na_platu.stopa × licni_odbitak) / (${AFTER_CONTRIBUTIONS} × (1 − zakon.porez_na_platu.stopa))`;
/** The gross of the net minimum wage: the deduction leaves no tax, or it does. */
const LEAST_BASE = `navise(max(${LEAST_NET} / ${AFTER_CONTRIBUTIONS}; ${TAXED}))`;

const contributionLines = {
  najniza_osnovica_doprinosa: money('Najniža osnovica doprinosa', {
    section: contributions,
    hideZero: true,
    explainedOnly: true,
    notation: ({ hasLeastBase, isShortTime }: FbihWageVariant) =>
      hasLeastBase ? `${LEAST_BASE}${isShortTime ? ' × zakon.skracena_osnovica.dio' : ''}` : '0',
  }),
  osnovica_doprinosa: money('Osnovica doprinosa', {
    section: contributions,
    notation: ({ onSectorBase, hasLeastBase, sharesLeastBase, hasFurtherUplifts }: FbihWageVariant) => {
      const share = sharesLeastBase ? LEAST_SHARE : '';
      if (onSectorBase) return `ako(bruto_ukupno; zakon.osnovica_djelatnosti.iznos${share})`;
      if (!hasLeastBase) return 'bruto_ukupno';
      return `max(bruto_ukupno; ako(bruto_ukupno; najniza_osnovica_doprinosa${share} + ukupno_uvecanje${hasFurtherUplifts ? ' + unos.uvecanja_u_stimulaciji' : ''}))`;
    },
  }),
  PIO: money('PIO/MIO iz plaće', {
    section: contributions,
    notation: 'osnovica_doprinosa × zakon.doprinosi_iz.pio',
  }),
  zdravstveno: money('Zdravstveno osiguranje iz plaće', {
    section: contributions,
    notation: 'osnovica_doprinosa × zakon.doprinosi_iz.zdravstveno',
  }),
  nezaposlenost: money('Osiguranje od nezaposlenosti iz plaće', {
    section: contributions,
    notation: 'osnovica_doprinosa × zakon.doprinosi_iz.nezaposlenost',
  }),
  ...contributionTotal(inFederation, contributions),
};

const taxLines = {
  licni_odbitak: money('Lični odbitak', {
    section: taxHeading,
    notation: ({ hasCoefficient }: FbihWageVariant) =>
      hasCoefficient
        ? 'zakon.porez_na_platu.licni_odbitak × unos.koeficijent'
        : 'unos.licni_odbitak_input|zakon.porez_na_platu.licni_odbitak',
  }),
  ...taxedLines(inFederation),
  ...taxLine(5),
};

/** Lines common to the calls that the law of the Federation lacks: it has no such contribution. */
const absentLines = {
  minimal_topli_obrok: money('Propisani najmanji topli obrok', { notation: '0' }),
  djeca: money('Dječija zaštita', { notation: '0' }),
  solidarnost_iznos: money('Doprinos za solidarnost', { notation: '0' }),
  solidarnost_neto: money('Neto nakon solidarnosti', { notation: 'neto_plata − solidarnost_iznos' }),
};

const elsewhere = section('Za radnike iz RS i Brčko distrikta', {
  note: 'Za radnika s prebivalištem u RS dio ide fondovima RS, a obrazac 2001-A traži red ispod.',
  brief: { bruto_bez_zdravstvenog: 'bruto bez zdravstvenog' },
});

const elsewhereLines = {
  bruto_bez_zdravstvenog: money('Bruto za prijavu bez zdravstvenog (radnik iz RS ili Brčko distrikta)', {
    section: elsewhere,
    explainedOnly: true,
    notation: 'bruto_ukupno + pos_doprinosi + naknade_ukupno − zdravstveno − pos_zdravstveno',
  }),
  zdravstveno_drugi_entitet: money('Zdravstveno: fondu drugog entiteta', {
    section: elsewhere,
    explainedOnly: true,
    notation: 'ukupno_zdravstveno − zdravstveno_federacija',
  }),
  nezaposlenost_drugi_entitet: money('Nezaposlenost: fondu drugog entiteta', {
    section: elsewhere,
    explainedOnly: true,
    notation: 'ukupno_nezaposlenost − nezaposlenost_federacija',
  }),
};

const meals = { hasMeal: true };
const gross = grossLines(inFederation, 'topli_obrok_oporezivi', 'exact');

/** The slip of a wage of the Federation, with the employer's part and the distribution of payments. */
export const slip = slipOf(
  {
    ...monthLines(meals),
    ...seniorityLine,
    ...hoursLines(meals),
    ...perDiemLines(meals),
    ...mealLines,
    ...rateLines('topli_obrok_oporezivi'),
    ...extraWorkLines('topli_obrok_oporezivi'),
    ...sickShareLine,
    ...gross,
    bruto_s_obrokom: money('Bruto ukupno s toplim obrokom', {
      section: grossHeading,
      total: true,
      hideZero: 'topli_obrok',
      explainedOnly: true,
      notation: 'bruto_ukupno + topli_obrok',
    }),
    ...contributionLines,
    ...taxLines,
    ...netLine(inFederation),
    ...netWithMeal(inFederation),
    ...absentLines,
    ...payoutLines({ inHand: 'neto_plata + topli_obrok', mainPlace: 4, part: 8 }),
    ...employerLines,
    ...recapLines,
    ...elsewhereLines,
  },
  {
    topli_obrok_oporezivi: ['bruto_ukupno'],
    topli_obrok: ['bruto_s_obrokom', 'neto_s_obrokom', 'ukupni_trosak'],
    osnovica_doprinosa: ['pos_PIO'],
    porez: ['ukupne_obaveze'],
    naknada_nesrece: ['ukupne_obaveze'],
    naknada_voda: ['ukupne_obaveze'],
    naknada_invalidi: ['ukupne_obaveze'],
    neoporezivo: ['ukupni_trosak'],
    zdravstveno_federacija: ['zdravstveno_drugi_entitet'],
    nezaposlenost_federacija: ['nezaposlenost_drugi_entitet'],
  },
);
