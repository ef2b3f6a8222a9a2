import { define } from '../../core/define.ts';
import { group, wholeField } from '../../core/field.ts';
import { sezonski_dan } from '../../law/rs/seasonal-work.ts';
import { formSince } from '../../rules/rs/year-definition.ts';

const invalid = 'Upišite broj dana od 1 do 366.';

const form = formSince(sezonski_dan);

export const fields = {
  ...form.fields,
  dani: wholeField({ label: 'Dana rada', missing: invalid, invalid, min: 1, max: 366 }),
} as const;

export const definition = define({
  ...form,
  id: 'sezonski-rad',
  path: '/sezonski-rad/',
  title: 'Sezonski rad',
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
