import type { Feninga } from '../../core/numbers/money.ts';

interface AfterNet {
  readonly neoporezivo: Feninga | null;
  readonly obustave: Feninga | null;
}

/**
 * What a worker is paid out: the net and what is untaxed, less the deductions; never below zero.
 * @param inHand the net as it is paid, with the untaxed meal
 */
export function payout(inHand: Feninga, unos: AfterNet) {
  const neoporezivo = unos.neoporezivo ?? 0;
  const obustave = unos.obustave ?? 0;
  return { neoporezivo, obustave, za_isplatu: Math.max(0, inHand + neoporezivo - obustave) };
}
