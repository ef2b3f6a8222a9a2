import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { extraWorkLines, grossLines, rateLines, sickShareLine } from '../../rules/salary/slip/gross-lines.ts';
import { mealHeading, taxHeading } from '../../rules/salary/slip/headings.ts';
import {
  contributionTotal,
  netLine,
  netWithMeal,
  payoutLines,
  taxedLines,
  taxLine,
} from '../../rules/salary/slip/payout-lines.ts';
import { hoursLines, monthLines, perDiemLines, seniorityLine } from '../../rules/salary/slip/time-lines.ts';
import { aboveLimit, untaxedMealLines } from '../../rules/salary/slip/untaxed-meal-lines.ts';
import type { WageVariant } from '../../rules/salary/slip/variant.ts';
import { inSrpska } from '../../rules/salary/texts.ts';
import type { FundRate } from './taxed-wage.ts';

/** What selects the notations of a wage of the District. */
export interface BdWageVariant extends WageVariant {
  readonly fund: FundRate;
  /** Only a resident of the District has a deduction for dependants. */
  readonly isResident: boolean;
}

const contributions = section('Doprinosi iz plate');
const employer = section('Poslodavac: doprinosi na platu i naknada');
const recap = section('Rekapitulacija uplata');

const mealLines = {
  ...untaxedMealLines(7),
  topli_obrok_oporezivi: money('Topli obrok iznad neoporezivog (u brutu)', {
    section: mealHeading,
    notation: aboveLimit,
  }),
};

const contributionLines = {
  osnovica_doprinosa: money('Osnovica doprinosa', { section: contributions, notation: 'bruto_ukupno' }),
  PIO: money('PIO iz plate', {
    section: contributions,
    notation: ({ fund }: BdWageVariant) => `osnovica_doprinosa × zakon.doprinosi_iz.${fund}`,
  }),
  zdravstveno: money('Zdravstveno osiguranje iz plate', {
    section: contributions,
    part: 3,
    notation: 'osnovica_doprinosa × zakon.doprinosi_iz.zdravstveno',
  }),
  nezaposlenost: money('Osiguranje od nezaposlenosti iz plate', {
    section: contributions,
    part: 4,
    notation: 'osnovica_doprinosa × zakon.doprinosi_iz.nezaposlenost',
  }),
  ...contributionTotal(inSrpska, contributions),
};

const DEDUCTION = 'unos.licni_odbitak_input|zakon.porez_na_platu.licni_odbitak';

const taxLines = {
  licni_odbitak: money('Lični odbitak', {
    section: taxHeading,
    notation: ({ isResident }: BdWageVariant) =>
      isResident ? `${DEDUCTION} × (1 + zakon.porez_na_platu.po_clanu × unos.izdrzavani)` : DEDUCTION,
  }),
  ...taxedLines(inSrpska),
  ...taxLine(5),
};

const employerLines = {
  pos_PIO: money('PIO na platu', {
    section: employer,
    notation: ({ fund }: BdWageVariant) => `osnovica_doprinosa × zakon.doprinosi_na.${fund}`,
  }),
  pos_doprinosi: money('Doprinosi na platu ukupno', {
    section: employer,
    total: true,
    step: { place: 2, sign: '−' },
    notation: 'pos_PIO',
  }),
  naknada_voda: money('Opća vodna naknada', {
    section: employer,
    part: 6,
    step: { place: 3, sign: '−' },
    notation: 'neto_plata × zakon.naknada_voda.stopa',
  }),
  ukupni_trosak: money('Ukupni trošak poslodavca', {
    section: employer,
    total: true,
    mainPlace: 3,
    step: { place: 1, sign: '=' },
    whole: true,
    notation: 'bruto_ukupno + pos_doprinosi + naknada_voda + topli_obrok + neoporezivo',
  }),
};

const recapLines = {
  ukupno_PIO: money('PIO ukupno', {
    section: recap,
    part: 2,
    explainedOnly: true,
    notation: 'PIO + pos_PIO',
  }),
  ukupne_obaveze: money('Ukupne obaveze', {
    section: recap,
    total: true,
    explainedOnly: true,
    notation: 'doprinosi_ukupno + pos_doprinosi + porez + naknada_voda',
  }),
};

const meals = { hasMeal: true };

/** The slip of a wage of the District, with the employer's part. */
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
    ...grossLines(inSrpska, 'topli_obrok_oporezivi'),
    ...contributionLines,
    ...taxLines,
    ...netLine(inSrpska),
    ...netWithMeal(inSrpska),
    ...payoutLines({ inHand: 'neto_plata + topli_obrok', mainPlace: 4, part: 8 }),
    ...employerLines,
    ...recapLines,
  },
  {
    topli_obrok_oporezivi: ['bruto_ukupno'],
    topli_obrok: ['neto_s_obrokom', 'ukupni_trosak'],
    neoporezivo: ['ukupni_trosak'],
    zdravstveno: ['ukupne_obaveze'],
    nezaposlenost: ['ukupne_obaveze'],
    porez: ['ukupne_obaveze'],
    naknada_voda: ['ukupne_obaveze'],
  },
);
