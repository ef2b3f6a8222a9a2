import { define } from '../../kernel/define.ts';
import { yearForm } from '../../rules/rs/year-definition.ts';

export const definition = define({
  ...yearForm,
  id: 'doprinosi-vlasnik',
  poziv: '/doprinosi-preduzetnik/',
  naslov: 'VLASNIK - osnovno zanimanje',
  opis: 'Doprinosi vlasnika preduzetničke radnje u Republici Srpskoj kojem je to osnovno zanimanje, po fondovima i po godinama.',
  kartica: {
    naslov: 'Vlasnik, preduzetnik',
    opis: 'Svi doprinosi vlasnika radnje kao osnovnog zanimanja',
    kljucneRijeci: 'preduzetnik vlasnik radnja osnovno zanimanje doprinosi',
    znak: 'zanimanje',
  },
  slip: () => import('./lines.ts'),
});
