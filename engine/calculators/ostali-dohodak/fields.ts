import { amountField, group } from '../../core/field.ts';
import { paymentDay, paymentDayGroup } from '../../rules/contract/form.ts';
import { amountMessages } from '../../rules/field-messages.ts';

const costs = {
  priznatirashodi: amountField({
    label: 'Priznati rashodi',
    ...amountMessages,
    hint: { text: 'Rashodi koje poreski propisi priznaju; ako ih nema, upišite 0.' },
  }),
} as const;

export const otherIncomeFields = { ...costs, ...paymentDay } as const;

export const otherIncomeGroups = [group('Prihod', costs, { holdsBasis: true }), paymentDayGroup] as const;
