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
    const base = farmBase(unos, zakon, zakon.osnovica_nekomercijalno);
    const { zdravstveno_nekomercijalno } = zakon.doprinosi_gazdinstva_uz_prihod;
    const rate = unos.drugi_prihod === null ? zakon.doprinosi.zdravstveno : zdravstveno_nekomercijalno;
    const mjesecni_doprinos = share(base.osnovica, rate);
    return { ...base, mjesecni_doprinos, godisnji_trosak: MONTHS_A_YEAR * mjesecni_doprinos };
  },
  variant: farmVariant,
  examples,
});
