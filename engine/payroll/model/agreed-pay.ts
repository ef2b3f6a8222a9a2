import type { Agreed } from './worker.ts';

/** Agreed pay as it is chosen: `isplata` is a net that the worker gets, after the contribution for solidarity. */
export type AgreedChoice = Agreed['kind'] | 'isplata';

type KindOfPay = Pick<Agreed, 'kind' | 'isAfterSolidarity'>;

/** Names of the choices before an amount. */
export const AGREED_NAMES: Readonly<Record<AgreedChoice, string>> = {
  bruto: 'bruto',
  neto: 'neto',
  isplata: 'za isplatu',
  satnica: 'satnica',
};

export const choiceOf = ({ kind, isAfterSolidarity }: KindOfPay): AgreedChoice =>
  kind === 'neto' && isAfterSolidarity === true ? 'isplata' : kind;

/** The choice as it is stored; a version that does not know it takes the amount for the net before the contribution. */
export const kindOf = (choice: AgreedChoice): KindOfPay =>
  choice === 'isplata' ? { kind: 'neto', isAfterSolidarity: true } : { kind: choice };
