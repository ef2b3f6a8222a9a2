import { define } from '../../kernel/define.ts';
import { severanceFields, severanceGroups } from './fields.ts';

export const definition = define({
  id: 'otpremnina',
  path: '/otpremnina/',
  title: 'Kalkulator otpremnine',
  description:
    'Najmanja otpremnina po zakonu o radu, najveća ugovorena i neoporezivi dio, za Federaciju BiH i Republiku Srpsku.',
  card: {
    title: 'Otpremnina',
    description: 'Najmanja po zakonu, najveća ugovorena i neoporezivi dio',
    keywords: 'otpremnina otkaz tehnološki višak prestanak ugovora o radu neoporezivo',
    sign: 'staz',
  },
  entity: 'bih',
  fields: severanceFields,
  bases: {},
  groups: severanceGroups,
  slip: () => import('./lines.ts'),
});
