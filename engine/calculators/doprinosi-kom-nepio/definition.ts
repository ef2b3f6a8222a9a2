import { define } from '../../kernel/define.ts';
import { yearForm } from '../../rules/rs/year-definition.ts';

export const definition = define({
  ...yearForm,
  id: 'doprinosi-kom-nepio',
  poziv: '/doprinosi-kom-nepio/',
  naslov: 'KOMERCIJALNO GAZDINSTVO 55/55 (Nisu osigurani na PIO)',
  opis: 'Doprinos za zdravstveno osiguranje nosioca komercijalnog gazdinstva u Republici Srpskoj koji nije osiguran na PIO, mjesečno i godišnje, po godinama.',
  kartica: {
    naslov: 'Komercijalno gazdinstvo 55/55',
    opis: 'Nosioci koji nisu osigurani na PIO: samo zdravstveno',
    kljucneRijeci: 'poljoprivreda gazdinstvo komercijalno 55/55 doprinosi zdravstveno',
    znak: 'gazdinstvo',
  },
  slip: () => import('./lines.ts'),
});
