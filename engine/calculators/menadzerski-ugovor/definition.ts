import { define } from '../../kernel/define.ts';
import { contractForm } from '../../rules/rs/contract-definition.ts';

export const definition = define({
  ...contractForm,
  id: 'menadzerski-ugovor',
  poziv: '/menadzerski/',
  naslov: 'MENADŽERSKI UGOVOR',
  opis: 'Naknada po menadžerskom ugovoru u Republici Srpskoj: doprinosi po fondovima i porez, od bruta do neta i obrnuto.',
  kartica: {
    naslov: 'Menadžerski ugovor',
    opis: 'Naknada direktora bez radnog odnosa: svi doprinosi i porez',
    kljucneRijeci: 'menadžer direktor uprava ugovor bruto neto doprinosi porez',
    znak: 'ugovor',
  },
  slip: () => import('./lines.ts'),
});
