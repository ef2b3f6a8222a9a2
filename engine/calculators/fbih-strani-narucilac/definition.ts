import { define } from '../../core/define.ts';
import { amountField, group, percentField } from '../../core/field.ts';
import { type Ppm, percent } from '../../core/numbers/money.ts';
import { normirani_autor, normirani_djelo } from '../../law/fbih/contracts.ts';
import { contractForm, paymentDay, paymentDayGroup } from '../../rules/contract/form.ts';
import { amountMessages } from '../../rules/field-messages.ts';

const PERCENT = percent(1);

/** The rates, in ppm. */
export const notOffered = (rates: readonly Ppm[]): string =>
  `Normirani rashodi su ${rates.map((rate) => rate / PERCENT).join(' ili ')} %.`;

/** Every rate the law has had; the formula checks which are valid on the day. */
const OFFERED = [
  ...new Set(
    [normirani_djelo, normirani_autor].flatMap(({ promjene }) =>
      promjene.map(({ vrijednost }) => vrijednost.posto),
    ),
  ),
];
const NOT_OFFERED = notOffered(OFFERED);

const costsAndTax = {
  normirani: percentField({
    label: 'Normirani rashodi',
    missing: NOT_OFFERED,
    invalid: NOT_OFFERED,
    offered: OFFERED.map((rate) => rate / PERCENT),
    offeredOnly: true,
    hint: { text: 'Veći za autorska djela, umjetnost i novinarstvo.' },
  }),
  porez_inostranstvo: amountField({
    label: 'Porez plaćen u inostranstvu',
    invalid: amountMessages.invalid,
    hint: { text: 'Odbija se najviše do iznosa poreza.' },
  }),
} as const;

export const foreignClientFields = { ...costsAndTax, ...paymentDay } as const;

const foreignClientGroups = [group('Naknada', costsAndTax, { holdsBasis: true }), paymentDayGroup] as const;

export const definition = define({
  ...contractForm,
  entity: 'fbih',
  id: 'fbih-strani-narucilac',
  path: '/fbih/strani-narucilac/',
  title: 'Rad za stranog naručioca (FBiH)',
  description:
    'Naknada koju rezidentu Federacije BiH plaća strani naručilac: zdravstveno i porez koje primalac sam prijavljuje obrascem AMS-1035.',
  card: {
    title: 'Rad za stranog naručioca',
    description: 'Freelancer: zdravstveno i porez koje plaćate sami, AMS-1035',
    keywords:
      'freelancer frilenser inostranstvo strani naručilac klijent honorar devize AMS-1035 AMS 1035 programer upwork virman uplatnica nalog',
    sign: 'dohodak',
  },
  fields: foreignClientFields,
  groups: foreignClientGroups,
  slip: () => import('./lines.ts'),
  dues: () => import('./dues.ts'),
});
