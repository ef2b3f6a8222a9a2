import { define } from '../../core/define.ts';
import { duesInSrpska } from '../../rules/rs/dues.ts';
import { yearForm } from '../../rules/rs/year-definition.ts';

export const definition = define({
  ...yearForm,
  id: 'doprinosi-samostalno',
  path: '/doprinosi-osnovno-zanimanje/',
  title: 'SAMOSTALNO ZANIMANJE',
  description:
    'Doprinosi za samostalno zanimanje u Republici Srpskoj (advokati, notari, arhitekti i druge profesije), po fondovima i po godinama.',
  card: {
    title: 'Samostalno zanimanje',
    description: 'Svi doprinosi na punu prosječnu bruto platu',
    keywords: 'samostalno zanimanje profesija advokat notar arhitekt doprinosi',
    sign: 'zanimanje',
  },
  slip: () => import('./lines.ts'),
  dues: duesInSrpska({ contributions: 'ukupne_obaveze', isMonthly: true }),
});
