import { define } from '../../core/define.ts';
import { leaveFields, leaveGroups } from './fields.ts';

export const definition = define({
  id: 'godisnji-odmor',
  path: '/godisnji-odmor/',
  title: 'Kalkulator godišnjeg odmora',
  description:
    'Koliko radnih dana godišnjeg odmora pripada radniku u Federaciji BiH i Republici Srpskoj, i koliko ih je ostalo.',
  card: {
    title: 'Godišnji odmor',
    description: 'Dani odmora po zakonu, stažu i ugovoru, i koliko je ostalo',
    keywords: 'godišnji odmor go dani odmora regres staž neiskorišteni dani',
    sign: 'staz',
  },
  entity: 'bih',
  fields: leaveFields,
  bases: {},
  groups: leaveGroups,
  slip: () => import('./lines.ts'),
});
