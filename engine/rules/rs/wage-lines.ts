import { money, percentage, section, slipOf } from '../../kernel/lines.ts';
import {
  absenceLines,
  type ByBasis,
  extraWorkLines,
  grossLines,
  mealHeading,
  monthHeading,
  monthLines,
  netHeading,
  netNotation,
  perDiemLines,
  taxHeading,
} from '../salary/lines.ts';
import { allFunds, fundLines } from './fund-lines.ts';

/** What the notations of a wage of Republika Srpska differ by. */
export interface RsWageVariant extends ByBasis {
  /** The schooling that frees a part of the wage of contributions and tax. */
  readonly exempt: 'NK' | 'KV' | undefined;
  /** Until 2022 contributions were taken off the tax base. */
  readonly lessContributions: boolean;
}

const contributions = section('Doprinosi');
const elsewhere = section('Za radnike iz Federacije BiH i Brčko distrikta', {
  note: 'Zdravstveno osiguranje i osiguranje od nezaposlenosti uplaćuju se po prebivalištu radnika (obavještenje Porezne uprave FBiH od 28. 5. 2021).',
});

const mealLines = (withMeal: boolean) => {
  const heading = { section: withMeal ? mealHeading : undefined };
  return {
    topli_obrok_dan: money('Topli obrok po danu', {
      ...heading,
      notation: withMeal ? 'unos.topli_obrok_input|zakon.topli_obrok_minimum.iznos' : '0',
    }),
    minimal_topli_obrok: money('Najmanji topli obrok po danu', {
      ...heading,
      notation: 'zakon.topli_obrok_minimum.iznos',
    }),
    topli_obrok: money('Topli obrok', { ...heading, notation: 'topli_dani × topli_obrok_dan' }),
  };
};

const contributionLines = {
  oslobodjeni_dio: money('Oslobođeni dio plate', {
    section: contributions,
    hideZero: true,
    aside: true,
    notation: ({ exempt }: RsWageVariant) => (exempt ? `zakon.oslobodjeni_dio.${exempt}` : '0'),
  }),
  osnovica_doprinosa: money('Osnovica doprinosa', {
    section: contributions,
    aside: true,
    notation: ({ exempt }: RsWageVariant) =>
      exempt ? 'max(0; bruto_ukupno − oslobodjeni_dio)' : 'bruto_ukupno',
  }),
  ...fundLines({ section: contributions, base: 'osnovica_doprinosa', total: 'doprinosi_ukupno', part: 2 }),
  doprinosi_ukupno: money('Doprinosi ukupno', {
    section: contributions,
    total: true,
    hero: 5,
    notation: allFunds('osnovica_doprinosa'),
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
    notation: ({ exempt, lessContributions }: RsWageVariant) =>
      `max(0; ${exempt ? 'osnovica_doprinosa' : 'bruto_ukupno'}${lessContributions ? ' − doprinosi_ukupno' : ''} − licni_odbitak − umanjenje)`,
  }),
  porez: money('Porez na platu', {
    section: taxHeading,
    total: true,
    hero: 6,
    part: 6,
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
  solidarnost_iznos: money('Doprinos za solidarnost', {
    section: netHeading,
    notation: 'neto_plata × unos.solidarnost_proc|zakon.solidarnost.stopa',
  }),
  solidarnost_neto: money('Neto nakon solidarnosti', {
    section: netHeading,
    total: true,
    hero: 3,
    notation: ({ basis }: ByBasis) =>
      basis === 'solidarnost_neto' ? 'unos.solidarnost_neto_input' : 'neto_plata − solidarnost_iznos',
  }),
};

const elsewhereLines = {
  bruto_bez_zdravstvenog: money('Bruto bez zdravstvenog (radnik iz FBiH ili Brčko distrikta)', {
    section: elsewhere,
    aside: true,
    notation: 'bruto_ukupno − zdravstveno',
  }),
  bruto_bez_zdravstvenog_i_nezaposlenosti: money(
    'Bruto bez zdravstvenog i nezaposlenosti (radnik iz FBiH ili Brčko distrikta)',
    { section: elsewhere, aside: true, notation: 'bruto_bez_zdravstvenog − nezaposlenost' },
  ),
};

/** The slip of a wage of Republika Srpska. Without hot meal its lines are there, nought, and stand nowhere. */
export const rsWageSlip = (withMeal: boolean) => {
  const taxedMeal = withMeal ? 'topli_obrok' : '';
  const gross = grossLines(taxedMeal);
  return slipOf(
    {
      ...monthLines(withMeal),
      minuli_procenat: percentage('Procenat minulog rada', {
        section: monthHeading,
        aside: true,
        notation: 'zakon.minuli_rad.stopa × unos.staz',
      }),
      ...perDiemLines(withMeal),
      ...mealLines(withMeal),
      ...gross,
      bruto_ukupno: { ...gross.bruto_ukupno, whole: true },
      ...contributionLines,
      ...taxLines,
      ...netLines,
      ...absenceLines,
      ...extraWorkLines(taxedMeal),
      ...elsewhereLines,
    },
    {
      ukupno_uvecanje: ['bruto_plata_sa_uvecanjem'],
      ...(withMeal && { topli_obrok: ['bruto_ukupno'] }),
    },
  );
};
