import { dayOf, MONTHS_A_YEAR } from '../../core/days/day.ts';
import { share } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { type FarmInput, farmBase, farmVariant } from '../../rules/rs/farm.ts';
import { examples } from './cases.ts';
import { slip } from './lines.ts';

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina }: FarmInput) => dayOf(godina, 1),
  formula: (unos: FarmInput, zakon) => {
    const base = farmBase(unos, zakon, zakon.osnovica_45_37);
    const rates = unos.drugi_prihod === null ? zakon.doprinosi : zakon.doprinosi_gazdinstva_uz_prihod;
    const PIO = share(base.osnovica, rates.pio);
    const zdravstveno = share(base.osnovica, rates.zdravstveno);
    const ukupni_troskovi = PIO + zdravstveno;
    return { ...base, PIO, zdravstveno, ukupni_troskovi, godisnji_trosak: MONTHS_A_YEAR * ukupni_troskovi };
  },
  variant: farmVariant,
  examples,
});
