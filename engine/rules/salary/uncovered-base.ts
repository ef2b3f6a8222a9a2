import { Refusal } from '../../core/issue.ts';
import { formatMoney } from '../../core/numbers/format.ts';
import type { Feninga } from '../../core/numbers/money.ts';

interface Uncovered {
  readonly bruto_ukupno: Feninga;
  readonly doprinosi_ukupno: Feninga;
  readonly porez: Feninga;
}

/** A gross that does not cover the contributions on the minimum base, or the tax on them where the law keeps them in its base. */
export function uncoveredBase({ bruto_ukupno, doprinosi_ukupno, porez }: Uncovered): Refusal {
  const contributions = `Doprinosi na najnižu osnovicu (${formatMoney(doprinosi_ukupno)})`;
  const tooMuch =
    doprinosi_ukupno > bruto_ukupno ? contributions : `${contributions} i porez (${formatMoney(porez)})`;
  return new Refusal(
    'najniza_osnovica',
    'nema_rjesenja',
    `${tooMuch} veći su od bruta (${formatMoney(bruto_ukupno)}): povećajte iznos ili isključite najnižu osnovicu.`,
  );
}
