import type { Definition } from '../../kernel/calculator.ts';
import { mealFields, rsWageBases, rsWageFields, rsWageGroups } from '../../rules/rs/wage-definition.ts';
import { rsWageComposition, rsWageMain, rsWageSections, rsWageWords } from '../../rules/rs/wage-words.ts';
import { extraHoursGiven } from '../../rules/salary/extra-hours.ts';
import { wageOutput } from '../../rules/salary/output.ts';

export const definition: Definition = {
  id: 'obracun-plata',
  poziv: '/calculate',
  naslov:
    'Obračun plata i doprinosa u Republici Srpskoj (puno radno vrijeme bez toplog obroka, s uvećanjima i odbicima)',
  opis: 'Plata u Republici Srpskoj bez toplog obroka, s minulim radom, uvećanjima i odbicima: od bruta do neta i obrnuto, za svaki mjesec od 2018.',
  kartica: {
    naslov: 'Puno radno vrijeme bez toplog obroka',
    opis: 'Plata s uvećanjima i odbicima, bez toplog obroka',
    kljucneRijeci: 'plata bruto neto doprinosi minuli rad prekovremeni zdravstveno',
  },
  entitet: 'rs',
  polja: rsWageFields,
  osnove: rsWageBases,
  prazna: mealFields,
  grupe: rsWageGroups(false),
  redovi: rsWageWords,
  izlaz: wageOutput,
  cjeline: rsWageSections(false),
  glavni: rsWageMain,
  sastav: rsWageComposition,
  provjere: extraHoursGiven,
  racun: () => import('./formula.ts'),
};
