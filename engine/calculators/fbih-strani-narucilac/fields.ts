import { amountField, percentField } from '../../kernel/field.ts';
import { normirani_autor, normirani_djelo } from '../../law/fbih/contracts.ts';
import { amountMessages, paymentDay } from '../../rules/contract/form.ts';

/** In percent, as they are entered. */
export const OFFERED: readonly number[] = [normirani_djelo, normirani_autor].map(
  ({ promjene }) => (promjene.at(-1)?.vrijednost.posto ?? 0) / 10_000,
);

export const NOT_OFFERED = `Normirani rashodi su ${OFFERED.join(' ili ')} %.`;

export const foreignClientFields = {
  normirani: percentField({
    label: 'Normirani rashodi',
    missing: NOT_OFFERED,
    invalid: NOT_OFFERED,
    offered: OFFERED,
    offeredOnly: true,
    hint: { text: 'Manji za povremene poslove, veći za autorska djela, umjetnost i novinarstvo.' },
  }),
  porez_inostranstvo: amountField({
    label: 'Porez plaćen u inostranstvu',
    invalid: amountMessages.invalid,
    hint: { text: 'Prazno: nije plaćen. Odbija se od poreza, najviše do njegovog iznosa.' },
  }),
  ...paymentDay,
} as const;
