import { define } from '../../core/define.ts';
import { selfEmployedChecks } from './checks.ts';
import { selfEmployedFields, selfEmployedGroups } from './fields.ts';

export const definition = define({
  id: 'fbih-samostalna-djelatnost',
  path: '/fbih/samostalna-djelatnost/',
  title: 'SAMOSTALNA DJELATNOST, FEDERACIJA BIH',
  description:
    'Mjesečni doprinosi samostalne djelatnosti u Federaciji BiH po kategorijama: obrt, slobodno zanimanje, paušal i poljoprivreda, s uplatnicama i obrascem 2002.',
  card: {
    title: 'Samostalna djelatnost',
    description: 'Doprinosi obrta, slobodnog zanimanja i paušala po mjesecima',
    keywords:
      'obrt obrtnik slobodno zanimanje samostalni poduzetnik paušal taksi poljoprivreda doprinosi obrazac 2002 2002 virman uplatnica nalog',
    sign: 'zanimanje',
  },
  entity: 'fbih',
  fields: selfEmployedFields,
  bases: {},
  groups: selfEmployedGroups,
  checks: selfEmployedChecks,
  slip: () => import('./lines.ts'),
  dues: () => import('./dues.ts'),
});
