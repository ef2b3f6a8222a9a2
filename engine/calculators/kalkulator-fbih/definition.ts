import { define } from '../../kernel/define.ts';
import { fbihWageBases, fbihWageFields, fbihWageGroups } from '../../rules/fbih/wage-definition.ts';
import { extraHoursGiven } from '../../rules/salary/extra-hours.ts';

export const definition = define({
  id: 'kalkulator-fbih',
  poziv: '/calculate_fbih',
  naslov: 'Obračun plata i doprinosa u Federaciji BIH',
  opis: 'Plata u Federaciji BiH s toplim obrokom, minulim radom i uvećanjima, s ukupnim troškom poslodavca i rekapitulacijom uplata, za svaki mjesec od 2018.',
  kartica: {
    naslov: 'Federacija Bosne i Hercegovine',
    opis: 'Plata i doprinosi za puno radno vrijeme s toplim obrokom, uvećanjima i odbicima',
    kljucneRijeci:
      'plata bruto neto fbih federacija doprinosi trošak poslodavca minuli rad topli obrok zdravstveno',
    znak: 'plata',
  },
  entitet: 'fbih',
  polja: fbihWageFields,
  osnove: fbihWageBases,
  prazneOsnove: ['solidarnost_neto_input'],
  grupe: fbihWageGroups,
  slip: () => import('../../rules/fbih/wage-lines.ts'),
  provjere: extraHoursGiven,
});
