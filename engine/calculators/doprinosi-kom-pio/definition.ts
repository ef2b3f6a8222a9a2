import { define } from '../../core/define.ts';
import { farmForm } from '../../rules/rs/farm.ts';

export const definition = define({
  ...farmForm,
  id: 'doprinosi-kom-pio',
  path: '/doprinosi-kom-pio/',
  title: 'KOMERCIJALNO GAZDINSTVO 45/37 (Osiguranici na PIO)',
  description:
    'Doprinosi za PIO i zdravstveno nosioca komercijalnog gazdinstva u Republici Srpskoj, mjesečno i godišnje, po godinama.',
  card: {
    title: 'Komercijalno gazdinstvo 45/37',
    description: 'Nosioci osigurani na PIO: PIO i zdravstveno',
    keywords: 'poljoprivreda gazdinstvo komercijalno 45/37 doprinosi PIO zdravstveno',
    sign: 'gazdinstvo',
  },
  slip: () => import('./lines.ts'),
});
