import { define } from '../../core/define.ts';
import { amountField, group } from '../../core/field.ts';
import { paymentDay, paymentDayGroup } from '../../rules/contract/form.ts';
import { amountMessages } from '../../rules/field-messages.ts';
import { duesInSrpska } from '../../rules/rs/dues.ts';

const costs = {
  priznatirashodi: amountField({
    label: 'Priznati rashodi',
    ...amountMessages,
    hint: { text: 'Ako ih nema, upišite 0.' },
  }),
} as const;

export const otherIncomeFields = { ...costs, ...paymentDay } as const;

const otherIncomeGroups = [group('Prihod', costs, { holdsBasis: true }), paymentDayGroup] as const;

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
  dues: duesInSrpska({ tax: 'porez' }),
});
