import type { Definition } from '../../kernel/calculator.ts';
import { allContributionsForm } from '../../rules/rs/all-contributions-definition.ts';

export const definition: Definition = {
  ...allContributionsForm,
  id: 'doprinosi-vlasnik',
  poziv: '/doprinosi-preduzetnik/',
  naslov: 'VLASNIK - osnovno zanimanje',
  opis: 'Doprinosi vlasnika preduzetničke radnje u Republici Srpskoj kojem je to osnovno zanimanje, po fondovima i po godinama.',
  kartica: {
    naslov: 'Vlasnik, preduzetnik',
    opis: 'Svi doprinosi vlasnika radnje kao osnovnog zanimanja',
    kljucneRijeci: 'preduzetnik vlasnik radnja osnovno zanimanje doprinosi',
  },
  racun: () => import('./formula.ts'),
};
