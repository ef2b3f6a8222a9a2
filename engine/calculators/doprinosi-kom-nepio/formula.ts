import { dayOf, MONTHS_A_YEAR } from '../../kernel/days/day.ts';
import { share } from '../../kernel/figures/money.ts';
import { defineReckoning } from '../../kernel/reckoning.ts';
import { rs } from '../../law/rs/index.ts';
import { type YearInput, yearBase } from '../../rules/rs/year-base.ts';
import { examples } from './cases.ts';
import { slip } from './lines.ts';

export const reckoning = defineReckoning({
  slip,
  law: rs,
  dayOf: ({ godina }: YearInput) => dayOf(godina, 1),
  formula: (_unos, zakon) => {
    const base = yearBase(zakon, zakon.osnovica_55_55);
    const mjesecni_zdravstveni = share(base.osnovica, zakon.doprinosi.zdravstveno);
    return { ...base, mjesecni_zdravstveni, godisnji_trosak: MONTHS_A_YEAR * mjesecni_zdravstveni };
  },
  examples,
});
