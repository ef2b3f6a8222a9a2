import type { Definition } from '../../kernel/calculator.ts';
import { rsMealWageFields, rsWageBases, rsWageGroups } from '../../rules/rs/wage-definition.ts';
import { rsWageComposition, rsWageMain, rsWageSections, rsWageWords } from '../../rules/rs/wage-words.ts';
import { extraHoursGiven } from '../../rules/salary/extra-hours.ts';
import { wageOutput } from '../../rules/salary/output.ts';

export const definition: Definition = {
  id: 'minuli-topli',
  poziv: '/calculate_topli',
  naslov:
    'Obračun plata i doprinosa u Republici Srpskoj (puno radno vrijeme sa toplim obrokom, uvećanjima i odbicima)',
  opis: 'Plata u Republici Srpskoj s toplim obrokom, minulim radom, uvećanjima i odsustvima: od bruta do neta i obrnuto, za svaki mjesec od 2018.',
  kartica: {
    naslov: 'Puno radno vrijeme s toplim obrokom',
    opis: 'Plata s toplim obrokom, uvećanjima i odbicima',
    kljucneRijeci: 'plata bruto neto topli obrok doprinosi minuli rad dnevnice prekovremeni zdravstveno',
  },
  entitet: 'rs',
  polja: rsMealWageFields,
  osnove: rsWageBases,
  grupe: rsWageGroups(true),
  redovi: rsWageWords,
  izlaz: wageOutput,
  cjeline: rsWageSections(true),
  glavni: rsWageMain,
  sastav: rsWageComposition,
  provjere: extraHoursGiven,
  racun: () => import('./formula.ts'),
};
