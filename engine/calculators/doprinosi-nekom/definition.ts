import { define } from '../../kernel/define.ts';
import { yearForm } from '../../rules/rs/year-definition.ts';

export const definition = define({
  ...yearForm,
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
