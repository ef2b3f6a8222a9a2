import type { Example } from '../../core/calculator.ts';
import { dayOf } from '../../core/days/day.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import type { YearInput } from '../../rules/rs/year-base.ts';
import { allContributions, ownerVariant } from '../../rules/rs/year-base.ts';
import { slip } from './lines.ts';

/** Published figures, each with its day and its source. */
const examples: readonly Example[] = [
  {
    title: '2021: 100 % od 1.485 KM, doprinosi 32,8 %',
    source:
      'https://advantiskonsalting.com/kako-se-obracunavaju-doprinosi-za-vlasnika-preduzetnicke-djelatnosti/',
    input: { godina: 2021 },
    expected: { prosjecna_bruto: 1485, osnovica: 1485, ukupne_obaveze: 487.08 },
  },
  {
    title: '2022: 100 % od 1.546 KM, doprinosi 31 %',
    source: 'https://advantiskonsalting.com/obracun-doprinosa-za-2022-godinu/',
    input: { godina: 2022 },
    expected: { prosjecna_bruto: 1546, osnovica: 1546, ukupne_obaveze: 479.26 },
  },
];

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina }: YearInput) => dayOf(godina, 1),
  formula: (_unos, zakon) => allContributions(zakon, zakon.osnovica_samostalno),
  variant: ownerVariant,
  examples,
});
