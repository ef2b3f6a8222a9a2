import type { Example } from '../../core/calculator.ts';
import { dayOf, MONTHS_A_YEAR } from '../../core/days/day.ts';
import { known } from '../../core/law.ts';
import { share } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { type YearInput, yearBase } from '../../rules/rs/year-base.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import { slip } from './lines.ts';

const examples: readonly Example[] = [
  {
    title: '2026: 30 % od 2.349 KM, zdravstveno 10,2 %',
    source: OWN_WORKING,
    input: { godina: 2026 },
    expected: { prosjecna_bruto: 2349, osnovica: 704.7, zdravstveno: 71.88, godisnji_trosak: 862.56 },
  },
];

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
