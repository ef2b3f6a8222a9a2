import { define } from '../../core/define.ts';
import { osnovica_iznajmljivanje } from '../../law/rs/bases.ts';
import { duesInSrpska } from '../../rules/rs/dues.ts';
import { formSince } from '../../rules/rs/year-definition.ts';

export const definition = define({
  ...formSince(osnovica_iznajmljivanje),
  id: 'doprinosi-iznajmljivanje',
  path: '/doprinosi-iznajmljivanje/',
  title: 'Iznajmljivanje turistima',
  description:
    'Doprinos za zdravstveno osiguranje registrovanog iznajmljivača smještaja turistima u Republici Srpskoj, koji nije zaposlen ni penzioner, mjesečno i godišnje.',
  card: {
    title: 'Iznajmljivanje turistima',
    description: 'Zdravstveno iznajmljivača koji nije zaposlen ni penzioner',
    keywords:
      'turizam turisti apartman soba stan na dan smještaj booking airbnb iznajmljivanje najam zdravstveno',
    sign: 'imovina',
  },
  slip: () => import('./lines.ts'),
  dues: duesInSrpska({ contributions: 'zdravstveno', isMonthly: true }),
});
