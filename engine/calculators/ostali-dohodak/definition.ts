import { define } from '../../core/define.ts';
import { amountMessages } from '../../rules/field-messages.ts';
import { otherIncomeFields, otherIncomeGroups } from './fields.ts';

export const definition = define({
  id: 'ostali-dohodak',
  path: '/ostali-dohodak/',
  title: 'Kalkulator Ostali dohodak',
  description:
    'Porez na ostali dohodak u Republici Srpskoj: od ukupnog prihoda i priznatih rashoda do dohotka poslije poreza i obrnuto.',
  card: {
    title: 'Ostali dohodak',
    description: 'Prihod umanjen za priznate rashode i porez na razliku',
    keywords: 'ostali dohodak prihod rashodi porez neto',
    sign: 'dohodak',
  },
  entity: 'rs',
  fields: otherIncomeFields,
  bases: {
    ukupan_prihod: { line: 'ukupan_prihod', label: 'Ukupan prihod', ...amountMessages },
    dohodak_poslije: {
      line: 'dohodak_poslije',
      leads: 'ukupan_prihod',
      label: 'Dohodak poslije poreza',
      ...amountMessages,
    },
  },
  groups: otherIncomeGroups,
  basisClearsAll: true,
  slip: () => import('./lines.ts'),
  dues: () => import('./dues.ts'),
});
