import { define } from '../../core/define.ts';
import { contractForm } from '../../rules/contract/form.ts';
import { duesInSrpska } from '../../rules/rs/dues.ts';

export const definition = define({
  ...contractForm,
  entity: 'rs',
  id: 'ugovor-o-djelu',
  path: '/ugovor-djelu/',
  title: 'UGOVOR O DJELU / DOPUNSKI RAD',
  description:
    'Naknada po ugovoru o djelu ili za dopunski rad u Republici Srpskoj: PIO, porez i ukupne obaveze, od bruta do neta i obrnuto.',
  card: {
    title: 'Ugovor o djelu / dopunski rad',
    description: 'PIO i porez na naknadu za posao van radnog odnosa',
    keywords: 'djelo dopunski rad honorar freelance ugovor bruto neto PIO porez virman uplatnica nalog',
    sign: 'ugovor',
  },
  slip: () => import('./lines.ts'),
  dues: duesInSrpska({ contributions: 'PIO', tax: 'porez' }),
});
