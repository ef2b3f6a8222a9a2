import { define } from '../../core/define.ts';
import { contractForm } from '../../rules/contract/form.ts';
import { foreignClientFields, foreignClientGroups } from './fields.ts';

export const definition = define({
  ...contractForm,
  entity: 'fbih',
  id: 'fbih-strani-narucilac',
  path: '/fbih/strani-narucilac/',
  title: 'RAD ZA STRANOG NARUČIOCA, FEDERACIJA BIH',
  description:
    'Naknada koju rezidentu Federacije BiH plaća strani naručilac: zdravstveno i porez koje primalac sam prijavljuje obrascem AMS-1035.',
  card: {
    title: 'Rad za stranog naručioca',
    description: 'Freelancer: zdravstveno i porez koje plaćate sami, AMS-1035',
    keywords:
      'freelancer frilenser inostranstvo strani naručilac klijent honorar devize AMS-1035 AMS 1035 programer upwork virman uplatnica nalog',
    sign: 'dohodak',
  },
  fields: foreignClientFields,
  groups: foreignClientGroups,
  slip: () => import('./lines.ts'),
  dues: () => import('./dues.ts'),
});
