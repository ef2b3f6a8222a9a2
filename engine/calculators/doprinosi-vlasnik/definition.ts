import { define } from '../../core/define.ts';
import { duesInSrpska } from '../../rules/rs/dues.ts';
import { yearForm } from '../../rules/rs/year-definition.ts';

export const definition = define({
  ...yearForm,
  id: 'doprinosi-vlasnik',
  path: '/doprinosi-preduzetnik/',
  title: 'VLASNIK - osnovno zanimanje',
  description:
    'Doprinosi vlasnika preduzetničke radnje u Republici Srpskoj kojem je to osnovno zanimanje, po fondovima i po godinama.',
  card: {
    title: 'Vlasnik, preduzetnik',
    description: 'Svi doprinosi vlasnika radnje kao osnovnog zanimanja',
    keywords: 'preduzetnik vlasnik radnja osnovno zanimanje doprinosi',
    sign: 'zanimanje',
  },
  slip: () => import('./lines.ts'),
  dues: duesInSrpska({ contributions: 'ukupne_obaveze', isMonthly: true }),
});
