import { define } from '../../kernel/define.ts';
import { yearForm } from '../../rules/rs/year-definition.ts';

export const definition = define({
  ...yearForm,
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
