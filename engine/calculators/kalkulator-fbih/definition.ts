import type { Definition } from '../../kernel/calculator.ts';
import { fbihWageBases, fbihWageFields, fbihWageGroups } from '../../rules/fbih/wage-definition.ts';
import { fbihWageOutput, fbihWageSections, fbihWageWords } from '../../rules/fbih/wage-words.ts';
import { extraHoursGiven } from '../../rules/salary/extra-hours.ts';

export const definition: Definition = {
  id: 'kalkulator-fbih',
  poziv: '/calculate_fbih',
  naslov: 'Obračun plata i doprinosa u Federaciji BIH',
  opis: 'Plata u Federaciji BiH s toplim obrokom, minulim radom i uvećanjima, s ukupnim troškom poslodavca i rekapitulacijom uplata, za svaki mjesec od 2018.',
  kartica: {
    naslov: 'Federacija Bosne i Hercegovine',
    opis: 'Plata i doprinosi za puno radno vrijeme s toplim obrokom, uvećanjima i odbicima',
    kljucneRijeci:
      'plata bruto neto fbih federacija doprinosi trošak poslodavca minuli rad topli obrok zdravstveno',
  },
  entitet: 'fbih',
  polja: fbihWageFields,
  osnove: fbihWageBases,
  prazna: ['solidarnost_neto_input'],
  grupe: fbihWageGroups,
  redovi: fbihWageWords,
  izlaz: fbihWageOutput,
  cjeline: fbihWageSections,
  glavni: {
    uvijek: ['neto_plata', 'bruto_ukupno', 'ukupni_trosak'],
    neto_plata: ['bruto_ukupno', 'neto_plata', 'ukupni_trosak'],
  },
  sastav: {
    cjelina: 'ukupni_trosak',
    dijelovi: [
      'neto_plata',
      'ukupno_PIO',
      'ukupno_zdravstveno',
      'ukupno_nezaposlenost',
      'porez',
      'naknade_ukupno',
    ],
  },
  provjere: extraHoursGiven,
  racun: () => import('./formula.ts'),
};
