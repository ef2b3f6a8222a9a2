import { dayOf, MONTHS_A_YEAR } from '../../core/days/day.ts';
import { share } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { known } from '../../rules/known.ts';
import { type YearInput, yearBase } from '../../rules/rs/year-base.ts';
import { examples } from './cases.ts';
import { slip } from './lines.ts';

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina }: YearInput) => dayOf(godina, 1),
  formula: (_unos, zakon) => {
    const base = yearBase(zakon, known(zakon.osnovica_iznajmljivanje));
    const zdravstveno = share(base.osnovica, zakon.doprinosi.zdravstveno);
    return { ...base, zdravstveno, godisnji_trosak: MONTHS_A_YEAR * zdravstveno };
  },
  examples,
});
