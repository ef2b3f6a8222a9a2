import { define } from '../../core/define.ts';
import {
  mealFields,
  rsWageBases,
  rsWageChecks,
  rsWageFields,
  rsWageGroups,
} from '../../rules/rs/wage-definition.ts';

export const definition = define({
  id: 'obracun-plata',
  path: '/calculate',
  title:
    'Obračun plata i doprinosa u Republici Srpskoj (puno radno vrijeme bez toplog obroka, s uvećanjima i odbicima)',
  description:
    'Plata u Republici Srpskoj bez toplog obroka, s minulim radom, uvećanjima i odbicima: od bruta do neta i obrnuto, za svaki mjesec od 2018.',
  card: {
    title: 'Puno radno vrijeme bez toplog obroka',
    description: 'Plata s uvećanjima i odbicima, bez toplog obroka',
    keywords:
      'plata bruto neto doprinosi minuli rad prekovremeni zdravstveno minimalac najniža regres bolovanje dnevnica prekovremeni platna lista salary',
    sign: 'plata',
  },
  entity: 'rs',
  fields: rsWageFields,
  bases: rsWageBases,
  emptyFields: mealFields,
  groups: rsWageGroups,
  slip: () => import('./lines.ts'),
  checks: rsWageChecks,
});
