import { money, percentage, section, slipOf } from '../../kernel/lines.ts';
import {
  absenceLines,
  type ByBasis,
  extraWorkLines,
  grossHeading,
  grossLines,
  mealHeading,
  monthHeading,
  monthLines,
  netHeading,
  netNotation,
  perDiemLines,
  taxHeading,
} from '../salary/lines.ts';
import { employerLines, recapLines } from './employer-lines.ts';

/** What the notations of a wage of the Federation differ by. */
export interface FbihWageVariant extends ByBasis {
  /** False for crafts and others free of the disability levy. */
  readonly paysLevy: boolean;
}

const contributions = section('Doprinosi iz plate');

const mealLines = {
  topli_obrok_dan: money('Topli obrok po danu', {
    section: mealHeading,
    notation: 'unos.topli_obrok_input',
  }),
  topli_obrok_neoporezivo: money('Neoporezivi topli obrok po danu', {
    section: mealHeading,
    notation: 'zakon.topli_obrok_neoporezivo.iznos',
  }),
  topli_obrok: money('Topli obrok, neoporezivi', {
    section: mealHeading,
    notation: 'topli_dani × min(topli_obrok_dan; topli_obrok_neoporezivo)',
  }),
  topli_obrok_oporezivi: money('Topli obrok iznad neoporezivog (u brutu)', {
    section: mealHeading,
    notation: 'topli_dani × max(0; topli_obrok_dan − topli_obrok_neoporezivo)',
  }),
};

const contributionLines = {
  PIO: money('PIO/MIO iz plate', {
    section: contributions,
    notation: 'bruto_ukupno × zakon.doprinosi_iz.pio',
  }),
  zdravstveno: money('Zdravstveno iz plate', {
    section: contributions,
    notation: 'bruto_ukupno × zakon.doprinosi_iz.zdravstveno',
  }),
  nezaposlenost: money('Nezaposlenost iz plate', {
    section: contributions,
    notation: 'bruto_ukupno × zakon.doprinosi_iz.nezaposlenost',
  }),
  doprinosi_ukupno: money('Doprinosi iz plate ukupno', {
    section: contributions,
    total: true,
    hero: 5,
    notation: 'PIO + zdravstveno + nezaposlenost',
  }),
};

const taxLines = {
  licni_odbitak: money('Lični odbitak', {
    section: taxHeading,
    aside: true,
    notation: 'unos.licni_odbitak_input|zakon.porez_na_platu.licni_odbitak',
  }),
  umanjenje: money('Umanjenje osnovice', {
    section: taxHeading,
    aside: true,
    notation: 'unos.umanjenje',
  }),
  poreska_osnovica: money('Poreska osnovica', {
    section: taxHeading,
    aside: true,
    notation: 'max(0; bruto_ukupno − doprinosi_ukupno − licni_odbitak − umanjenje)',
  }),
  porez: money('Porez na platu', {
    section: taxHeading,
    total: true,
    hero: 6,
    part: 5,
    notation: 'poreska_osnovica × zakon.porez_na_platu.stopa',
  }),
};

const netLines = {
  neto_plata: money('Neto plata', {
    section: netHeading,
    total: true,
    hero: 1,
    part: 1,
    notation: netNotation,
  }),
  neto_s_obrokom: money('Neto plata s toplim obrokom', {
    section: netHeading,
    total: true,
    aside: true,
    notation: 'neto_plata + topli_obrok',
  }),
};

/** Lines the calls share that the law of the Federation does not know: it asks for no such contribution. */
const absentLines = {
  minimal_topli_obrok: money('Propisani najmanji topli obrok', { notation: '0' }),
  djeca: money('Dječija zaštita', { notation: '0' }),
  solidarnost_iznos: money('Doprinos za solidarnost', { notation: '0' }),
  solidarnost_neto: money('Neto nakon solidarnosti', { notation: 'neto_plata − solidarnost_iznos' }),
};

const elsewhereLines = {
  bruto_bez_zdravstvenog: money('Bruto za prijavu bez zdravstvenog (radnik iz RS ili Brčko distrikta)', {
    section: section('Za radnike iz RS i Brčko distrikta'),
    aside: true,
    notation: 'ukupni_trosak − zdravstveno − pos_zdravstveno',
  }),
};

/** The slip of a wage of the Federation, with the employer's part and what is paid to whom. */
export const slip = slipOf(
  {
    ...monthLines(true),
    minuli_procenat: percentage('Procenat minulog rada', {
      section: monthHeading,
      aside: true,
      notation: 'min(unos.minuli_proc|zakon.minuli_rad.stopa × unos.staz; zakon.minuli_rad.najvise)',
    }),
    ...perDiemLines(true),
    ...mealLines,
    ...grossLines('topli_obrok_oporezivi'),
    bruto_s_obrokom: money('Bruto ukupno s toplim obrokom', {
      section: grossHeading,
      total: true,
      aside: true,
      notation: 'bruto_ukupno + topli_obrok',
    }),
    ...contributionLines,
    ...taxLines,
    ...netLines,
    ...absentLines,
    ...absenceLines,
    ...extraWorkLines('topli_obrok_oporezivi'),
    ...employerLines,
    ...recapLines,
    ...elsewhereLines,
  },
  {
    ukupno_uvecanje: ['bruto_plata_sa_uvecanjem'],
    topli_obrok_oporezivi: ['bruto_ukupno'],
    topli_obrok: ['bruto_s_obrokom', 'neto_s_obrokom', 'trosak_s_obrokom'],
    bruto_ukupno: ['pos_PIO'],
    porez: ['ukupne_obaveze'],
    naknada_nesrece: ['ukupne_obaveze'],
    naknada_voda: ['ukupne_obaveze'],
    naknada_invalidi: ['ukupne_obaveze'],
  },
);
