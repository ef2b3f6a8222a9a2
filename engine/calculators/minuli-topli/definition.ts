import { define } from '../../core/define.ts';
import {
  rsMealWageFields,
  rsMealWageGroups,
  rsWageBases,
  rsWageChecks,
} from '../../rules/rs/wage-definition.ts';

export const definition = define({
  id: 'minuli-topli',
  path: '/calculate_topli',
  title:
    'Obračun plata i doprinosa u Republici Srpskoj (puno radno vrijeme sa toplim obrokom, uvećanjima i odbicima)',
  description:
    'Plata u Republici Srpskoj s toplim obrokom, minulim radom, uvećanjima i odsustvima: od bruta do neta i obrnuto, za svaki mjesec od 2018.',
  card: {
    title: 'Puno radno vrijeme s toplim obrokom',
    description: 'Plata s toplim obrokom, uvećanjima i odbicima',
    keywords:
      'plata bruto neto topli obrok doprinosi minuli rad dnevnice prekovremeni zdravstveno minimalac najniža regres bolovanje dnevnica prekovremeni platna lista salary',
    sign: 'plata',
  },
  entity: 'rs',
  fields: rsMealWageFields,
  bases: rsWageBases,
  groups: rsMealWageGroups,
  slip: () => import('./lines.ts'),
  checks: rsWageChecks,
});
