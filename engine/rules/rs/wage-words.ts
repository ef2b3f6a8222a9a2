import type { Composition, Section } from '../../kernel/calculator.ts';
import { absenceSection, extraWorkSection, monthSection, taxSection } from '../salary/sections.ts';
import { money, wageWords } from '../salary/words.ts';
import { fundWords } from './fund-words.ts';

export const rsWageWords = {
  ...wageWords,
  ...fundWords,
  minimal_topli_obrok: money('Najmanji topli obrok po danu'),
  oslobodjeni_dio: money('Oslobođeni dio plate'),
  osnovica_doprinosa: money('Osnovica doprinosa'),
  umanjenje: money('Umanjenje osnovice'),
  solidarnost_iznos: money('Doprinos za solidarnost'),
  solidarnost_neto: money('Neto nakon solidarnosti'),
  bruto_bez_zdravstvenog: money('Bruto bez zdravstvenog (radnik iz FBiH ili Brčko distrikta)'),
  bruto_bez_zdravstvenog_i_nezaposlenosti: money(
    'Bruto bez zdravstvenog i nezaposlenosti (radnik iz FBiH ili Brčko distrikta)',
  ),
} as const;

/** The lines people came for, by what they gave. */
export const rsWageMain = {
  uvijek: ['neto_plata', 'bruto_ukupno', 'solidarnost_neto'],
  neto_plata: ['bruto_ukupno', 'neto_plata', 'solidarnost_neto'],
  solidarnost_neto: ['bruto_ukupno', 'neto_plata', 'solidarnost_neto'],
} as const;

/** Where the gross goes. */
export const rsWageComposition: Composition = {
  cjelina: 'bruto_ukupno',
  dijelovi: ['neto_plata', 'PIO', 'zdravstveno', 'djeca', 'nezaposlenost', 'porez'],
};

const meal: Section = {
  naslov: 'Topli obrok i dnevnice',
  redovi: ['dnevnice', 'topli_dani', 'topli_obrok_dan', 'minimal_topli_obrok', 'topli_obrok'],
};

/** The sections of the result, in the order people read them. */
export const rsWageSections = (withMeal: boolean): Section[] => [
  monthSection,
  ...(withMeal ? [meal] : []),
  {
    naslov: 'Bruto i minuli rad',
    redovi: [
      'bruto_plata_osnovna',
      'ukupno_uvecanje',
      'bruto_plata_sa_uvecanjem',
      'minuli_rad',
      ...(withMeal ? ['topli_obrok'] : []),
      'bruto_ukupno',
    ],
    zbirovi: ['bruto_plata_sa_uvecanjem', 'bruto_ukupno'],
  },
  {
    naslov: 'Doprinosi',
    redovi: [
      'oslobodjeni_dio',
      'osnovica_doprinosa',
      'PIO',
      'zdravstveno',
      'djeca',
      'nezaposlenost',
      'doprinosi_ukupno',
    ],
    zbirovi: ['doprinosi_ukupno'],
    bezNule: ['oslobodjeni_dio'],
  },
  taxSection,
  {
    naslov: 'Neto plata',
    redovi: ['neto_plata', 'solidarnost_iznos', 'solidarnost_neto'],
    zbirovi: ['neto_plata', 'solidarnost_neto'],
  },
  absenceSection,
  extraWorkSection,
  {
    naslov: 'Za radnike iz Federacije BiH i Brčko distrikta',
    redovi: ['bruto_bez_zdravstvenog', 'bruto_bez_zdravstvenog_i_nezaposlenosti'],
    napomena:
      'Zdravstveno osiguranje i osiguranje od nezaposlenosti uplaćuju se po prebivalištu radnika (obavještenje Porezne uprave FBiH od 28. 5. 2021).',
  },
];
