import { percentField } from '../../kernel/field.ts';
import { normirani_autorski } from '../../law/rs/other-income-tax.ts';
import { amountMessages, paymentDay } from '../../rules/contract/form.ts';

const law = normirani_autorski.promjene.at(-1);
const offered = Object.values(law?.vrijednost ?? {});
const act = [law?.izvor.propis, law?.izvor.clan].filter(Boolean).join(', ');

export const authorFields = {
  normirani: percentField({
    label: 'Procenat normiranih troškova',
    missing: amountMessages.missing,
    invalid: 'Unesite validan broj.',
    outOfRange: 'Postotak mora biti između 0 i 100 (isključivo).',
    min: 0,
    max: 100,
    exclusive: true,
    offered: offered.map((rate) => rate / 10_000),
    hint: {
      text: `Procenat od bruta umanjenog za PIO, priznat bez računa. Koji je za koje djelo, kaže ${act}.`,
    },
  }),
  ...paymentDay,
} as const;
