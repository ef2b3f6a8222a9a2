import { define } from '../../kernel/define.ts';
import { yearForm } from '../../rules/rs/year-definition.ts';

export const definition = define({
  ...yearForm,
  id: 'doprinosi-kom-pio',
  poziv: '/doprinosi-kom-pio/',
  naslov: 'KOMERCIJALNO GAZDINSTVO 45/37 (Osiguranici na PIO)',
  opis: 'Doprinosi za PIO i zdravstveno nosioca komercijalnog gazdinstva u Republici Srpskoj, mjesečno i godišnje, po godinama.',
  kartica: {
    naslov: 'Komercijalno gazdinstvo 45/37',
    opis: 'Nosioci osigurani na PIO: PIO i zdravstveno',
    kljucneRijeci: 'poljoprivreda gazdinstvo komercijalno 45/37 doprinosi PIO zdravstveno',
    znak: 'gazdinstvo',
  },
  slip: () => import('./lines.ts'),
});
