import { define } from '../../core/define.ts';
import { contractForm } from '../../rules/contract/form.ts';
import { authorFields, authorGroups } from './fields.ts';

export const definition = define({
  ...contractForm,
  entity: 'rs',
  id: 'autorski-ugovor',
  path: '/ugovor-normirani/',
  title: 'AUTORSKI UGOVOR',
  description:
    'Autorski honorar u Republici Srpskoj s normiranim troškovima: doprinosi, porez i neto, od bruta do neta i obrnuto.',
  card: {
    title: 'Autorski ugovor',
    description: 'Honorar za autorsko djelo s normiranim troškovima',
    keywords: 'autor honorar normirani troškovi ugovor bruto neto PIO porez virman uplatnica nalog',
    sign: 'ugovor',
  },
  fields: authorFields,
  groups: authorGroups,
  slip: () => import('./lines.ts'),
  dues: () => import('./dues.ts'),
});
