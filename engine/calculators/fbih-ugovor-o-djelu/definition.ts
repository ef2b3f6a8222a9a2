import { define } from '../../core/define.ts';
import { fbihContractForm } from '../../rules/fbih/contract-definition.ts';

export const definition = define({
  ...fbihContractForm,
  id: 'fbih-ugovor-o-djelu',
  path: '/fbih/ugovor-djelu/',
  title: 'Ugovor o djelu (FBiH)',
  description:
    'Ugovor o djelu u Federaciji BiH: normirani rashodi, zdravstveno, porez i PIO na teret isplatioca, od bruta do neta i obrnuto, s uplatnicama i obrascem AUG-1031.',
  card: {
    title: 'Ugovor o djelu',
    description: 'Naknada, zdravstveno, porez i trošak isplatioca',
    keywords:
      'ugovor o djelu honorar naknada neto bruto AUG-1031 AUG 1031 PDN-1033 PDN nerezident federacija vodna naknada nesreće virman uplatnica nalog',
    sign: 'ugovor',
  },
  slip: () => import('./lines.ts'),
  dues: () => import('../../rules/fbih/contract-dues.ts'),
});
