import type { Definition } from '../../kernel/calculator.ts';
import { allContributionsForm } from '../../rules/rs/all-contributions-definition.ts';

export const definition: Definition = {
  ...allContributionsForm,
  id: 'doprinosi-samostalno',
  poziv: '/doprinosi-osnovno-zanimanje/',
  naslov: 'SAMOSTALNO ZANIMANJE',
  opis: 'Doprinosi za samostalno zanimanje u Republici Srpskoj (advokati, notari, arhitekti i druge profesije), po fondovima i po godinama.',
  kartica: {
    naslov: 'Samostalno zanimanje',
    opis: 'Svi doprinosi na punu prosječnu bruto platu',
    kljucneRijeci: 'samostalno zanimanje profesija advokat notar arhitekt doprinosi',
  },
  racun: () => import('./formula.ts'),
};
