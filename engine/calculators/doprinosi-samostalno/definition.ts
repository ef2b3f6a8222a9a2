import { define } from '../../kernel/define.ts';
import { yearForm } from '../../rules/rs/year-definition.ts';

export const definition = define({
  ...yearForm,
  id: 'doprinosi-samostalno',
  poziv: '/doprinosi-osnovno-zanimanje/',
  naslov: 'SAMOSTALNO ZANIMANJE',
  opis: 'Doprinosi za samostalno zanimanje u Republici Srpskoj (advokati, notari, arhitekti i druge profesije), po fondovima i po godinama.',
  kartica: {
    naslov: 'Samostalno zanimanje',
    opis: 'Svi doprinosi na punu prosječnu bruto platu',
    kljucneRijeci: 'samostalno zanimanje profesija advokat notar arhitekt doprinosi',
    znak: 'zanimanje',
  },
  slip: () => import('./lines.ts'),
});
