import { define } from '../../core/define.ts';
import { contractForm } from '../../rules/contract/form.ts';
import { duesInSrpska } from '../../rules/rs/dues.ts';

export const definition = define({
  ...contractForm,
  entity: 'rs',
  id: 'menadzerski-ugovor',
  path: '/menadzerski/',
  title: 'MENADŽERSKI UGOVOR',
  description:
    'Naknada po menadžerskom ugovoru u Republici Srpskoj: doprinosi po fondovima i porez, od bruta do neta i obrnuto.',
  card: {
    title: 'Menadžerski ugovor',
    description: 'Naknada direktora bez radnog odnosa: svi doprinosi i porez',
    keywords: 'menadžer direktor uprava ugovor bruto neto doprinosi porez',
    sign: 'ugovor',
  },
  slip: () => import('./lines.ts'),
  dues: duesInSrpska({ contributions: 'doprinosi_ukupno', tax: 'porez' }),
});
