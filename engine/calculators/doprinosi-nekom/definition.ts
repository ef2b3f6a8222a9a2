import { define } from '../../kernel/define.ts';
import { yearForm } from '../../rules/rs/year-definition.ts';

export const definition = define({
  ...yearForm,
  id: 'doprinosi-nekom',
  poziv: '/doprinosi-nkg/',
  naslov: 'NEKOMERCIJALNO GAZDINSTVO',
  opis: 'Doprinos za zdravstveno osiguranje nosioca nekomercijalnog poljoprivrednog gazdinstva u Republici Srpskoj, mjesečno i godišnje, po godinama.',
  kartica: {
    naslov: 'Nekomercijalno gazdinstvo',
    opis: 'Zdravstveno osiguranje nosioca gazdinstva',
    kljucneRijeci: 'poljoprivreda gazdinstvo nekomercijalno doprinosi zdravstveno',
    znak: 'gazdinstvo',
  },
  slip: () => import('./lines.ts'),
});
