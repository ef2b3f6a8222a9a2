import type { Warning } from '../../core/issue.ts';
import { formatMoney } from '../../core/numbers/format.ts';
import type { Feninga } from '../../core/numbers/money.ts';

interface AfterNet {
  readonly neoporezivo: Feninga | null;
  readonly obustave: Feninga | null;
}

/**
 * The payout of a worker: the net and untaxed pay, minus the deductions; never below zero.
 * @param inHand the net as paid, with the untaxed meal
 */
export function payout(inHand: Feninga, unos: AfterNet) {
  const neoporezivo = unos.neoporezivo ?? 0;
  const obustave = unos.obustave ?? 0;
  return { neoporezivo, obustave, za_isplatu: Math.max(0, inHand + neoporezivo - obustave) };
}

/**
 * Deductions above the payout.
 * @param inHand the net as paid, before untaxed pay and deductions
 */
export function payoutWarnings(
  inHand: Feninga,
  { neoporezivo, obustave }: { neoporezivo: Feninga; obustave: Feninga },
): Warning[] {
  const missing = obustave - inHand - neoporezivo;
  if (missing <= 0) return [];
  const poruka = `Obustave su veće od iznosa za isplatu: nije pokriveno ${formatMoney(missing)}.`;
  return [{ polje: 'obustave', poruka, izvor: null }];
}
