import { define } from '../../core/define.ts';
import { farmForm } from '../../rules/rs/farm.ts';

export const definition = define({
  ...farmForm,
  id: 'doprinosi-kom-nepio',
  path: '/doprinosi-kom-nepio/',
  title: 'KOMERCIJALNO GAZDINSTVO 55/55 (Nisu osigurani na PIO)',
  description:
    'Doprinos za zdravstveno osiguranje nosioca komercijalnog gazdinstva u Republici Srpskoj koji nije osiguran na PIO, mjesečno i godišnje, po godinama.',
  card: {
    title: 'Komercijalno gazdinstvo 55/55',
    description: 'Nosioci koji nisu osigurani na PIO: samo zdravstveno',
    keywords: 'poljoprivreda gazdinstvo komercijalno 55/55 doprinosi zdravstveno',
    sign: 'gazdinstvo',
  },
  slip: () => import('./lines.ts'),
});
