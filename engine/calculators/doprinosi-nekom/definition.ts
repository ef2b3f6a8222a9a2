import { define } from '../../core/define.ts';
import { farmForm } from '../../rules/rs/farm.ts';

export const definition = define({
  ...farmForm,
  id: 'doprinosi-nekom',
  path: '/doprinosi-nkg/',
  title: 'NEKOMERCIJALNO GAZDINSTVO',
  description:
    'Doprinos za zdravstveno osiguranje nosioca nekomercijalnog poljoprivrednog gazdinstva u Republici Srpskoj, mjesečno i godišnje, po godinama.',
  card: {
    title: 'Nekomercijalno gazdinstvo',
    description: 'Zdravstveno osiguranje nosioca gazdinstva',
    keywords: 'poljoprivreda gazdinstvo nekomercijalno doprinosi zdravstveno',
    sign: 'gazdinstvo',
  },
  slip: () => import('./lines.ts'),
});
