import { define } from '../../core/define.ts';
import {
  fbihWageBases,
  fbihWageChecks,
  fbihWageFields,
  fbihWageGroups,
} from '../../rules/fbih/wage-definition.ts';

export const definition = define({
  id: 'kalkulator-fbih',
  path: '/calculate_fbih',
  title: 'Obračun plata i doprinosa u Federaciji BIH',
  description:
    'Plaća u Federaciji BiH s toplim obrokom, minulim radom i uvećanjima, s ukupnim troškom poslodavca i rekapitulacijom uplata, za svaki mjesec od 2018.',
  card: {
    title: 'Federacija Bosne i Hercegovine',
    description: 'Plaća i doprinosi za puno radno vrijeme s toplim obrokom, uvećanjima i odbicima',
    keywords:
      'plata bruto neto fbih federacija doprinosi trošak poslodavca minuli rad topli obrok zdravstveno minimalac najniža regres bolovanje dnevnica prekovremeni platna lista salary',
    sign: 'plata',
  },
  entity: 'fbih',
  fields: fbihWageFields,
  bases: fbihWageBases,
  emptyBases: ['solidarnost_neto_input'],
  groups: fbihWageGroups,
  slip: () => import('../../rules/fbih/wage-lines.ts'),
  checks: fbihWageChecks,
});
