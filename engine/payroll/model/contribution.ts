import type { Feninga } from '../../core/numbers/money.ts';

/** Recipient of a contribution: the part withheld from the worker (`from`) and added by the employer (`on`). */
export interface Contribution {
  readonly from: Feninga;
  readonly on: Feninga;
}
