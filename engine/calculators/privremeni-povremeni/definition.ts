import { define } from '../../kernel/define.ts';
import { contractForm } from '../../rules/rs/contract-definition.ts';

export const definition = define({
  ...contractForm,
  id: 'privremeni-povremeni',
  poziv: '/privremeni-povremeni/',
  naslov: 'PRIVREMENI I POVREMENI POSLOVI',
  opis: 'Naknada za privremene i povremene poslove u Republici Srpskoj: PIO, zdravstveno i porez, od bruta do neta i obrnuto.',
  kartica: {
    naslov: 'Privremeni i povremeni poslovi',
    opis: 'PIO, zdravstveno i porez na naknadu za kratke poslove',
    kljucneRijeci: 'privremeni povremeni poslovi sezonski ugovor bruto neto doprinosi porez',
    znak: 'ugovor',
  },
  slip: () => import('./lines.ts'),
});
