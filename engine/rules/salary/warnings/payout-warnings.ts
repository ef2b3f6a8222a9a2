import type { Warning } from '../../../core/issue.ts';
import { formatMoney, formatRate } from '../../../core/numbers/format.ts';
import type { Feninga, Hundredths, Ppm } from '../../../core/numbers/money.ts';

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

interface SickLines {
  readonly bolovanje_sati: Hundredths;
  readonly bolovanje_procenat: Ppm;
}

/** A share of sick pay below the legal one. */
export function sickWarnings(slip: SickLines, least: Ppm, izvor: string | null): Warning[] {
  if (slip.bolovanje_sati === 0 || slip.bolovanje_procenat >= least) return [];
  const poruka = `Naknada za bolovanje od ${formatRate(slip.bolovanje_procenat)} manja je od propisane: najmanje ${formatRate(least)}.`;
  return [{ polje: 'bolovanje_iznos', poruka, izvor }];
}
