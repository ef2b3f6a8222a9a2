import { amountField } from '../../kernel/field.ts';
import { amountMessages, paymentDay } from '../../rules/contract/form.ts';

export const otherIncomeFields = {
  priznatirashodi: amountField({
    label: 'Priznati rashodi',
    ...amountMessages,
    hint: { text: 'Rashodi koje poreski propisi priznaju; ako ih nema, upišite 0.' },
  }),
  ...paymentDay,
} as const;
