import { days, money, percentage, section, sometimes } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { extraWorkLines, grossLines, rateLines, sickShareLine } from '../salary/slip/gross-lines.ts';
import { mealHeading, monthHeading, netHeading, taxHeading } from '../salary/slip/headings.ts';
import { netLine, payoutLines, taxLine } from '../salary/slip/payout-lines.ts';
import { hoursLines, monthLines, perDiemLines } from '../salary/slip/time-lines.ts';
import { LEAST_SHARE, type WageVariant } from '../salary/slip/variant.ts';
import { inSrpska } from '../salary/texts.ts';
import { allFunds, fundLines } from './fund-lines.ts';
import { type JobSchooling, minimumGrossNotation, type PensionVariant } from './taxed-wage.ts';

/** What selects the notations of a wage of Republika Srpska. */
export interface RsWageVariant extends WageVariant, PensionVariant {
  /** The schooling that exempts a part of the wage from contributions and tax. */
  readonly exempt: 'NK' | 'KV' | undefined;
  /** Until 2022 contributions reduced the tax base. */
  readonly lessContributions: boolean;
  /** The schooling whose minimum wage is the minimum contribution base. */
  readonly raisedTo: JobSchooling | undefined;
  /** Only a given share of that base counts. */
  readonly sharesLeastBase: boolean;
  /** Another employer bears a share of it by income. */
  readonly hasOtherIncome: boolean;
  /** The minimum wage is published as a gross. */
  readonly isPublished: boolean;
  /** The minimum meal changed inside the month. */
  readonly leastMealChanged: boolean;
  /** The minimum meal is published. */
  readonly hasLeastMeal: boolean;
  /** A given meal replaced it. */
  readonly hasOwnMeal: boolean;
}

const contributions = section('Doprinosi');
const employer = section('Poslodavac');
const elsewhere = section('Za radnike iz Federacije BiH i Brčko distrikta', {
  note: 'Zdravstveno i nezaposlenost plaćaju se po prebivalištu radnika (obavještenje Porezne uprave FBiH od 28. 5. 2021).',
  brief: { bruto_bez_zdravstvenog: 'bruto bez zdravstvenog' },
});

const WORKED = '(radni_dani − van_odnosa − praznicni_dani)';
/** For a month in which the minimum meal changed. */
const AVERAGE_MEAL = `(dani_ranijeg_obroka × zakon.topli_obrok_minimum.iznos + (${WORKED} − dani_ranijeg_obroka) × zakon.topli_obrok_izmjena.iznos) / max(1; ${WORKED})`;

const isAverage = ({ leastMealChanged, hasOwnMeal }: RsWageVariant): boolean =>
  leastMealChanged && !hasOwnMeal;

const mealLines = (hasMeal: boolean) => {
  const heading = { section: hasMeal ? mealHeading : undefined };
  return {
    topli_obrok_dan: money('Topli obrok po danu', {
      ...heading,
      notation: (variant: RsWageVariant) => {
        if (isAverage(variant)) return AVERAGE_MEAL;
        return hasMeal ? 'unos.topli_obrok_input|zakon.topli_obrok_minimum.iznos' : '0';
      },
    }),
    minimal_topli_obrok: sometimes(
      money('Najmanji topli obrok po danu', {
        ...heading,
        notation: ({ leastMealChanged, hasLeastMeal }: RsWageVariant) => {
          if (!hasLeastMeal) return undefined;
          return leastMealChanged ? AVERAGE_MEAL : 'zakon.topli_obrok_minimum.iznos';
        },
      }),
    ),
    dani_ranijeg_obroka: sometimes(
      days('Radni dani po iznosu do izmjene', {
        ...heading,
        explainedOnly: true,
        hideZero: true,
        notation: ({ leastMealChanged }: RsWageVariant) =>
          leastMealChanged ? 'radni_zaposlenja_prije(zakon.topli_obrok_izmjena.dan)' : undefined,
      }),
    ),
    topli_obrok: money('Topli obrok', {
      ...heading,
      notation: (variant: RsWageVariant) =>
        `topli_dani × ${isAverage(variant) ? `(${AVERAGE_MEAL})` : 'topli_obrok_dan'}`,
    }),
  };
};

const INCOME_SHARE = ' × bruto_ukupno / (bruto_ukupno + unos.drugi_prihod)';

const contributionLines = {
  oslobodjeni_dio: money('Oslobođeni dio plate', {
    section: contributions,
    hideZero: true,
    explainedOnly: true,
    notation: ({ exempt }: RsWageVariant) => (exempt ? `zakon.oslobodjeni_dio.${exempt}` : '0'),
  }),
  najniza_bruto_plata: money('Najniža bruto plata', {
    section: contributions,
    hideZero: true,
    explainedOnly: true,
    notation: ({ raisedTo, isPublished, lessContributions }: RsWageVariant) =>
      raisedTo ? minimumGrossNotation({ schooling: raisedTo, isPublished, lessContributions }) : '0',
  }),
  osnovica_doprinosa: money('Osnovica doprinosa', {
    section: contributions,
    notation: baseNotation,
  }),
  ...fundLines({ section: contributions, base: 'osnovica_doprinosa', total: 'doprinosi_ukupno', part: 2 }),
  doprinosi_ukupno: money('Doprinosi ukupno', {
    section: contributions,
    total: true,
    mainPlace: 5,
    step: { place: 5, sign: '−' },
    notation: allFunds('osnovica_doprinosa'),
  }),
};

function baseNotation({ exempt, raisedTo, sharesLeastBase, hasOtherIncome }: RsWageVariant): string {
  const subject = exempt ? 'bruto_ukupno − oslobodjeni_dio' : 'bruto_ukupno';
  const whole = exempt ? 'najniza_bruto_plata − oslobodjeni_dio' : 'najniza_bruto_plata';
  const part = `${sharesLeastBase ? LEAST_SHARE : ''}${hasOtherIncome ? INCOME_SHARE : ''}`;
  const least = exempt && part ? `(${whole})${part}` : `${whole}${part}`;
  if (raisedTo) return `max(${subject}; ako(bruto_ukupno; ${least}))`;
  return exempt ? `max(0; ${subject})` : subject;
}

const taxLines = {
  licni_odbitak: money('Lični odbitak', {
    section: taxHeading,
    notation: 'unos.licni_odbitak_input|zakon.porez_na_platu.licni_odbitak',
  }),
  umanjenje: money('Umanjenje osnovice', {
    section: taxHeading,
    notation: 'unos.umanjenje + unos.izdrzavani × zakon.umanjenje_po_clanu.iznos',
  }),
  poreska_osnovica: money('Poreska osnovica', {
    section: taxHeading,
    explainedOnly: true,
    notation: ({ exempt, lessContributions }: RsWageVariant) =>
      `max(0; bruto_ukupno${exempt ? ' − oslobodjeni_dio' : ''}${lessContributions ? ' − doprinosi_ukupno' : ''} − licni_odbitak − umanjenje)`,
  }),
  ...taxLine(6),
};

const solidarityLines = {
  solidarnost_iznos: money('Poseban doprinos za solidarnost', {
    section: netHeading,
    step: { place: 8, sign: '−' },
    notation: 'neto_plata × unos.solidarnost_proc|zakon.solidarnost.stopa',
  }),
  solidarnost_neto: money('Neto nakon solidarnosti', {
    section: netHeading,
    total: true,
    // What the worker gets comes before the net: the special contribution is taken from it.
    mainPlace: 0,
    step: { place: 9, sign: '=' },
    notation: ({ basis }: WageVariant) =>
      basis === 'solidarnost_neto' ? 'unos.solidarnost_neto_input' : 'neto_plata − solidarnost_iznos',
  }),
};

/** The employer pays no contributions on top of the gross. */
const employerLine = {
  ukupni_trosak: money('Ukupni trošak poslodavca', {
    section: employer,
    explainedOnly: true,
    total: true,
    mainPlace: 3,
    step: { place: 1, sign: '=' },
    notation: 'bruto_ukupno + neoporezivo',
  }),
};

const elsewhereLines = {
  bruto_bez_zdravstvenog: money('Bruto bez zdravstvenog (radnik iz FBiH ili Brčko distrikta)', {
    section: elsewhere,
    explainedOnly: true,
    notation: 'bruto_ukupno − zdravstveno',
  }),
  bruto_bez_zdravstvenog_i_nezaposlenosti: money(
    'Bruto bez zdravstvenog i nezaposlenosti (radnik iz FBiH ili Brčko distrikta)',
    { section: elsewhere, explainedOnly: true, notation: 'bruto_bez_zdravstvenog − nezaposlenost' },
  ),
};

/** The slip of a wage of Republika Srpska. Without hot meal its lines are zero and have no heading. */
export const rsWageSlip = (hasMeal: boolean) => {
  const taxedMeal = hasMeal ? 'topli_obrok' : '';
  const meals = { hasMeal, hasSecondMeal: hasMeal };
  const gross = grossLines(inSrpska, taxedMeal);
  return slipOf(
    {
      ...monthLines(meals),
      minuli_procenat: percentage('Procenat minulog rada', {
        section: monthHeading,
        explainedOnly: true,
        notation: 'zakon.minuli_rad.stopa × unos.staz',
      }),
      ...hoursLines(meals),
      ...perDiemLines(meals),
      ...mealLines(hasMeal),
      ...rateLines(taxedMeal),
      ...extraWorkLines(taxedMeal),
      ...sickShareLine,
      ...gross,
      bruto_ukupno: { ...gross.bruto_ukupno, whole: true },
      ...contributionLines,
      ...taxLines,
      ...netLine(inSrpska),
      ...solidarityLines,
      ...payoutLines({ inHand: 'solidarnost_neto', mainPlace: 4 }),
      ...employerLine,
      ...elsewhereLines,
    },
    {
      ...(hasMeal && { topli_obrok: ['bruto_ukupno'] }),
    },
  );
};
