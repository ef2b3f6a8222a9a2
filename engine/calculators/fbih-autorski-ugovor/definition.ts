import { define } from '../../core/define.ts';
import { fbihContractForm } from '../../rules/fbih/contract-definition.ts';

export const definition = define({
  ...fbihContractForm,
  id: 'fbih-autorski-ugovor',
  path: '/fbih/autorski/',
  title: 'Autorski ugovor (FBiH)',
  description:
    'Autorski honorar u Federaciji BiH: normirani rashodi, zdravstveno, porez i PIO na teret isplatioca, od bruta do neta i obrnuto, s uplatnicama i obrascem AUG-1031.',
  card: {
    title: 'Autorski ugovor',
    description: 'Honorar autora, umjetnika i novinara',
    keywords:
      'autorski honorar autor umjetnik novinar normirani rashodi AUG-1031 AUG 1031 PDN-1033 nerezident neto bruto virman uplatnica nalog',
    sign: 'ugovor',
  },
  slip: () => import('./lines.ts'),
  dues: () => import('../../rules/fbih/contract-dues.ts'),
});
