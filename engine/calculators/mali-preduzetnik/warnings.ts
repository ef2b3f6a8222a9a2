import type { Day } from '../../core/days/day.ts';
import type { Warning } from '../../core/issue.ts';
import { formatMoney } from '../../core/numbers/format.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import { rs } from '../../law/rs/index.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { sourceOf } from '../../rules/source-of.ts';

interface Revenue {
  readonly prihod: Feninga;
}

interface Dues {
  readonly ukupne_obaveze: Feninga;
}

/** Over the limit that stands without a request, and a year that leaves nothing. */
export function warnings({ prihod }: Revenue, slip: Dues, zakon: RsLaw, day: Day): Warning[] {
  const { prihod: limit } = zakon.mali_preduzetnik;
  const overLimit: Warning = {
    polje: 'prihod',
    poruka: `Prihod iznad ${formatMoney(limit)}: status malog preduzetnika samo na zahtjev poreskoj upravi.`,
    izvor: sourceOf(rs, day, 'mali_preduzetnik'),
  };
  const nothingLeft: Warning = {
    polje: 'ostaje',
    poruka: `Obaveze su veće od prihoda za ${formatMoney(slip.ukupne_obaveze - prihod)}.`,
    izvor: null,
  };
  return [...(prihod > limit ? [overLimit] : []), ...(slip.ukupne_obaveze > prihod ? [nothingLeft] : [])];
}
