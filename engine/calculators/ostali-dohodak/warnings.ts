import type { WithBasis } from '../../core/calculator.ts';
import type { Warning } from '../../core/issue.ts';
import type { Feninga } from '../../core/numbers/money.ts';

interface Slip {
  readonly ukupan_prihod: Feninga;
  readonly priznatirashodi: Feninga;
  readonly dohodak: Feninga;
}

const warning = (polje: string, poruka: string): Warning => ({ polje, poruka, izvor: null });

/** Nothing is left of the income: either the expenses exceed it, or any income up to them would do. */
export function warnings({ basis }: WithBasis, slip: Slip): Warning[] {
  if (slip.dohodak > 0 || slip.priznatirashodi === 0) return [];
  if (basis.line === 'dohodak_poslije')
    return [
      warning(
        'ukupan_prihod',
        'Bez dohotka prihod nije jednoznačan: može biti svaki do iznosa priznatih rashoda, a prikazan je najveći.',
      ),
    ];
  return slip.ukupan_prihod < slip.priznatirashodi
    ? [warning('priznatirashodi', 'Priznati rashodi veći su od ukupnog prihoda: dohodak i porez su 0.')]
    : [];
}
