import { define } from '../../core/define.ts';
import { severanceFields, severanceGroups } from './fields.ts';

export const definition = define({
  id: 'otpremnina',
  path: '/otpremnina/',
  title: 'Kalkulator otpremnine',
  description:
    'Najmanja i najveća otpremnina po zakonu o radu i neoporezivi dio, za Federaciju BiH i Republiku Srpsku.',
  card: {
    title: 'Otpremnina',
    description: 'Najmanja i najveća po zakonu, i neoporezivi dio',
    keywords: 'otpremnina otkaz tehnološki višak prestanak ugovora o radu neoporezivo',
    sign: 'staz',
  },
  entity: 'bih',
  fields: severanceFields,
  bases: {},
  groups: severanceGroups,
  slip: () => import('./lines.ts'),
});
