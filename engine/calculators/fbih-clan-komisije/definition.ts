import { define } from '../../core/define.ts';
import { fbihContractForm } from '../../rules/fbih/contract-definition.ts';

export const definition = define({
  ...fbihContractForm,
  id: 'fbih-clan-komisije',
  path: '/fbih/clan-komisije/',
  title: 'Član komisije ili odbora (FBiH)',
  description:
    'Naknada članu komisije, upravnog ili nadzornog odbora u Federaciji BiH: zdravstveno, porez i trošak isplatioca bez normiranih rashoda, od bruta do neta i obrnuto.',
  card: {
    title: 'Član komisije ili odbora',
    description: 'Naknada bez normiranih rashoda',
    keywords:
      'komisija odbor upravni nadzorni član skupština vijeće naknada neto bruto ASD-1032 ASD PDN-1033 nerezident virman uplatnica nalog',
    sign: 'ugovor',
  },
  slip: () => import('./lines.ts'),
  dues: () => import('./dues.ts'),
});
