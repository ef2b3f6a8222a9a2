import { define } from '../../kernel/define.ts';
import { contractForm } from '../../rules/rs/contract-definition.ts';

export const definition = define({
  ...contractForm,
  id: 'ugovor-o-djelu',
  poziv: '/ugovor-djelu/',
  naslov: 'UGOVOR O DJELU / DOPUNSKI RAD',
  opis: 'Naknada po ugovoru o djelu ili za dopunski rad u Republici Srpskoj: PIO, porez i ukupne obaveze, od bruta do neta i obrnuto.',
  kartica: {
    naslov: 'Ugovor o djelu / dopunski rad',
    opis: 'PIO i porez na naknadu za posao van radnog odnosa',
    kljucneRijeci: 'djelo dopunski rad honorar freelance ugovor bruto neto PIO porez',
    znak: 'ugovor',
  },
  slip: () => import('./lines.ts'),
});
