import { define } from '../../core/define.ts';
import { group, percentField } from '../../core/field.ts';
import { normirani_autorski } from '../../law/rs/other-income-tax.ts';
import { contractForm, paymentDay, paymentDayGroup } from '../../rules/contract/form.ts';
import { amountMessages } from '../../rules/field-messages.ts';
import { duesInSrpska } from '../../rules/rs/dues.ts';

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
      text: `Od bruta umanjenog za PIO. Procenat djela određuje ${act}.`,
    },
  }),
} as const;

export const authorFields = { ...costs, ...paymentDay } as const;

const authorGroups = [group('Honorar', costs, { holdsBasis: true }), paymentDayGroup] as const;

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
  dues: duesInSrpska({
    contributions: 'doprinosi',
    tax: 'porez',
    income: 'od autorskih prava',
  }),
});
