import type { Example } from '../../core/calculator.ts';
import { dayOf } from '../../core/days/day.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import type { YearInput } from '../../rules/rs/year-base.ts';
import { allContributions, ownerVariant } from '../../rules/rs/year-base.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import { slip } from './lines.ts';

/** Published figures, each with its day and its source. */
const examples: readonly Example[] = [
  {
    title: '2021: 60 % od 1.485 KM, doprinosi 32,8 %',
    source:
      'https://advantiskonsalting.com/kako-se-obracunavaju-doprinosi-za-vlasnika-preduzetnicke-djelatnosti/',
    input: { godina: 2021 },
    expected: { prosjecna_bruto: 1485, osnovica: 891, ukupne_obaveze: 292.25 },
  },
  {
    title: '2022: 60 % od 1.546 KM, doprinosi 31 %',
    source: 'https://advantiskonsalting.com/obracun-doprinosa-za-2022-godinu/',
    input: { godina: 2022 },
    expected: { prosjecna_bruto: 1546, osnovica: 927.6, ukupne_obaveze: 287.56 },
  },
  {
    title: '2025: 70 % od 2.146 KM, doprinosi 31 %',
    source: OWN_WORKING,
    input: { godina: 2025 },
    expected: {
      osnovica: 1502.2,
      PIO: 277.91,
      zdravstveno: 153.22,
      djeca: 25.54,
      nezaposlenost: 9.01,
      ukupne_obaveze: 465.68,
      godisnje_obaveze: 5588.16,
    },
  },
];

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina }: YearInput) => dayOf(godina, 1),
  formula: (_unos, zakon) => allContributions(zakon, zakon.osnovica_vlasnik),
  variant: ownerVariant,
  examples,
});
