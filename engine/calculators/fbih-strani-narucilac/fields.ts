import { amountField, group, percentField } from '../../core/field.ts';
import { type Ppm, percent } from '../../core/numbers/money.ts';
import { normirani_autor, normirani_djelo } from '../../law/fbih/contracts.ts';
import { paymentDay, paymentDayGroup } from '../../rules/contract/form.ts';
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
    hint: { text: 'Manji za povremene poslove, veći za autorska djela, umjetnost i novinarstvo.' },
  }),
  porez_inostranstvo: amountField({
    label: 'Porez plaćen u inostranstvu',
    invalid: amountMessages.invalid,
    hint: { text: 'Prazno: nije plaćen. Odbija se od poreza, najviše do njegovog iznosa.' },
  }),
} as const;

export const foreignClientFields = { ...costsAndTax, ...paymentDay } as const;

export const foreignClientGroups = [
  group('Naknada', costsAndTax, { holdsBasis: true }),
  paymentDayGroup,
] as const;
