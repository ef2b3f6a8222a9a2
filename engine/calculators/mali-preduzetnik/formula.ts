import { dayOf, MONTHS_A_YEAR } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import { formatMoney, formatRate } from '../../core/numbers/format.ts';
import { type Feninga, mulDiv, share } from '../../core/numbers/money.ts';
import { Refusal } from '../../core/refusal.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { allContributions } from '../../rules/rs/all-contributions.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { examples } from './cases.ts';
import type { smallEntrepreneurFields } from './fields.ts';
import { slip } from './lines.ts';
import { warnings } from './warnings.ts';

type Input = InputOf<typeof smallEntrepreneurFields>;

/** @throws Refusal over the greatest revenue: who has more is taxed on profit */
function withinLimit(prihod: Feninga, { prihod_na_zahtjev, iznad_dobit }: RsLaw['mali_preduzetnik']): void {
  if (prihod > prihod_na_zahtjev)
    throw new Refusal(
      'prihod',
      'raspon',
      `Mali preduzetnik može imati prihod do ${formatMoney(prihod_na_zahtjev)} godišnje: iznad toga porez na dohodak je ${formatRate(iznad_dobit)} dobiti (prihod manje rashodi).`,
    );
}

function formula({ prihod, mjeseci: given }: Input, zakon: RsLaw) {
  const { stopa, najmanje } = zakon.mali_preduzetnik;
  withinLimit(prihod, zakon.mali_preduzetnik);
  const mjeseci = given ?? MONTHS_A_YEAR;
  const najmanji_porez = mulDiv(najmanje, mjeseci, MONTHS_A_YEAR);
  const porez = Math.max(share(prihod, stopa), najmanji_porez);
  const owner = allContributions(zakon, zakon.osnovica_vlasnik);
  const doprinosi = mjeseci * owner.ukupne_obaveze;
  const ukupne_obaveze = porez + doprinosi;
  return {
    mjeseci,
    najmanji_porez,
    porez,
    prosjecna_bruto: owner.prosjecna_bruto,
    osnovica: owner.osnovica,
    doprinosi_mjesecno: owner.ukupne_obaveze,
    doprinosi,
    ukupne_obaveze,
    ostaje: Math.max(0, prihod - ukupne_obaveze),
  };
}

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina }: Input) => dayOf(godina, 1),
  formula,
  variant: ({ mjeseci }) => ({ isWholeYear: mjeseci === null }),
  warnings,
  examples,
});
