import { define } from '../../core/define.ts';
import { contractForm } from '../../rules/contract/form.ts';
import { duesInSrpska } from '../../rules/rs/dues.ts';

export const definition = define({
  ...contractForm,
  entity: 'rs',
  id: 'privremeni-povremeni',
  path: '/privremeni-povremeni/',
  title: 'PRIVREMENI I POVREMENI POSLOVI',
  description:
    'Naknada za privremene i povremene poslove u Republici Srpskoj: PIO, zdravstveno i porez, od bruta do neta i obrnuto.',
  card: {
    title: 'Privremeni i povremeni poslovi',
    description: 'PIO, zdravstveno i porez na naknadu za kratke poslove',
    keywords: 'privremeni povremeni poslovi sezonski ugovor bruto neto doprinosi porez',
    sign: 'ugovor',
  },
  slip: () => import('./lines.ts'),
  dues: duesInSrpska({ contributions: 'doprinosi', tax: 'porez' }),
});
