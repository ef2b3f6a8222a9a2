import { group, percentField } from '../../core/field.ts';
import { normirani_autorski } from '../../law/rs/other-income-tax.ts';
import { paymentDay, paymentDayGroup } from '../../rules/contract/form.ts';
import { amountMessages } from '../../rules/field-messages.ts';

const law = normirani_autorski.promjene.at(-1);
const offered = Object.values(law?.vrijednost ?? {});
const act = [law?.izvor.propis, law?.izvor.clan].filter(Boolean).join(', ');

const costs = {
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
} as const;

export const authorFields = { ...costs, ...paymentDay } as const;

export const authorGroups = [group('Honorar', costs, { holdsBasis: true }), paymentDayGroup] as const;
