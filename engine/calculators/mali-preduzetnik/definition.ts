import { define } from '../../core/define.ts';
import { group } from '../../core/field.ts';
import { smallEntrepreneurFields } from './fields.ts';

export const definition = define({
  id: 'mali-preduzetnik',
  path: '/mali-preduzetnik/',
  title: 'MALI PREDUZETNIK',
  description:
    'Porez malog preduzetnika u Republici Srpskoj od naplaćenog prihoda, doprinosi vlasnika za godinu i iznos koji ostaje.',
  card: {
    title: 'Mali preduzetnik',
    description: 'Porez od prihoda, doprinosi vlasnika i šta ostaje',
    keywords: 'mali preduzetnik paušal 2 % 600 KM samostalni SP radnja obrt prihod porez doprinosi',
    sign: 'zanimanje',
  },
  entity: 'rs',
  fields: smallEntrepreneurFields,
  bases: {},
  groups: [group('Godina i prihod', smallEntrepreneurFields)],
  slip: () => import('./lines.ts'),
  dues: () => import('./dues.ts'),
});
