import { define } from '../../core/define.ts';
import { group } from '../../core/field.ts';
import { fields, form } from './fields.ts';

export const definition = define({
  ...form,
  id: 'sezonski-rad',
  path: '/sezonski-rad/',
  title: 'SEZONSKI RAD',
  description:
    'Doprinos za penzijsko osiguranje za dane sezonskog rada bez ugovora o radu u Republici Srpskoj.',
  card: {
    title: 'Sezonski rad',
    description: 'Doprinos PIO po danu angažovanja',
    keywords: 'sezonski rad sezona nadničar nadnica dnevnica berba poljoprivreda turizam dan',
    sign: 'gazdinstvo',
  },
  fields,
  groups: [group('Godina i dani', fields)],
  slip: () => import('./lines.ts'),
});
