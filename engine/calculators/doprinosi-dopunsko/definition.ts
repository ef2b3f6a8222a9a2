import { define } from '../../core/define.ts';
import { osnovica_dopunsko } from '../../law/rs/bases.ts';
import { duesInSrpska } from '../../rules/rs/dues.ts';
import { formSince } from '../../rules/rs/year-definition.ts';

export const definition = define({
  ...formSince(osnovica_dopunsko),
  id: 'doprinosi-dopunsko',
  path: '/doprinosi-dopunsko/',
  title: 'Vlasnik radnje, dopunsko zanimanje',
  description:
    'Doprinos za PIO preduzetnika u Republici Srpskoj kojem je djelatnost dopunsko zanimanje, i penzionera koji ima djelatnost, mjesečno i godišnje.',
  card: {
    title: 'Dopunsko zanimanje',
    description: 'PIO preduzetnika koji je već zaposlen ili je penzioner',
    keywords: 'dopunsko zanimanje preduzetnik vlasnik zaposlen penzioner penzija PIO doprinos',
    sign: 'zanimanje',
  },
  slip: () => import('./lines.ts'),
  dues: duesInSrpska({ contributions: 'PIO', isMonthly: true }),
});
