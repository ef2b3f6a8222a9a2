import { define } from '../../core/define.ts';
import { tenureChecks } from './checks.ts';
import { tenureFields, tenureGroups } from './fields.ts';

export const definition = define({
  id: 'datum-staza',
  path: '/radni-staz/',
  title: 'Kalkulator radnog staža',
  description:
    'Ukupan radni staž u godinama, mjesecima i danima, s ranijim zaposlenjima, i dan kada se navršava sljedeća puna godina.',
  card: {
    title: 'Radni staž',
    description: 'Dužina staža i datum sljedeće pune godine',
    keywords: 'radni staž godine mjeseci dani datum minuli rad radna knjižica',
    sign: 'staz',
  },
  entity: 'bih',
  fields: tenureFields,
  bases: {},
  groups: tenureGroups,
  slip: () => import('./lines.ts'),
  checks: tenureChecks,
});
