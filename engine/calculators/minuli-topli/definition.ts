import { define } from '../../kernel/define.ts';
import { rsMealWageFields, rsMealWageGroups, rsWageBases } from '../../rules/rs/wage-definition.ts';
import { extraHoursGiven } from '../../rules/salary/extra-hours.ts';

export const definition = define({
  id: 'minuli-topli',
  poziv: '/calculate_topli',
  naslov:
    'Obračun plata i doprinosa u Republici Srpskoj (puno radno vrijeme sa toplim obrokom, uvećanjima i odbicima)',
  opis: 'Plata u Republici Srpskoj s toplim obrokom, minulim radom, uvećanjima i odsustvima: od bruta do neta i obrnuto, za svaki mjesec od 2018.',
  kartica: {
    naslov: 'Puno radno vrijeme s toplim obrokom',
    opis: 'Plata s toplim obrokom, uvećanjima i odbicima',
    kljucneRijeci: 'plata bruto neto topli obrok doprinosi minuli rad dnevnice prekovremeni zdravstveno',
    znak: 'plata',
  },
  entitet: 'rs',
  polja: rsMealWageFields,
  osnove: rsWageBases,
  grupe: rsMealWageGroups,
  slip: () => import('./lines.ts'),
  provjere: extraHoursGiven,
});
