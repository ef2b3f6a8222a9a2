import { define } from '../../kernel/define.ts';
import { mealFields, rsWageBases, rsWageFields, rsWageGroups } from '../../rules/rs/wage-definition.ts';
import { extraHoursGiven } from '../../rules/salary/extra-hours.ts';

export const definition = define({
  id: 'obracun-plata',
  poziv: '/calculate',
  naslov:
    'Obračun plata i doprinosa u Republici Srpskoj (puno radno vrijeme bez toplog obroka, s uvećanjima i odbicima)',
  opis: 'Plata u Republici Srpskoj bez toplog obroka, s minulim radom, uvećanjima i odbicima: od bruta do neta i obrnuto, za svaki mjesec od 2018.',
  kartica: {
    naslov: 'Puno radno vrijeme bez toplog obroka',
    opis: 'Plata s uvećanjima i odbicima, bez toplog obroka',
    kljucneRijeci: 'plata bruto neto doprinosi minuli rad prekovremeni zdravstveno',
    znak: 'plata',
  },
  entitet: 'rs',
  polja: rsWageFields,
  osnove: rsWageBases,
  prazna: mealFields,
  grupe: rsWageGroups,
  slip: () => import('./lines.ts'),
  provjere: extraHoursGiven,
});
