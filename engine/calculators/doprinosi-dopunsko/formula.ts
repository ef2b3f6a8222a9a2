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
    title: '2026: 30 % od 2.349 KM, PIO 18,5 %',
    source: OWN_WORKING,
    input: { godina: 2026 },
    expected: { prosjecna_bruto: 2349, osnovica: 704.7, PIO: 130.37, godisnji_trosak: 1564.44 },
  },
  {
    title: '2025: 30 % od 2.146 KM',
    source: OWN_WORKING,
    input: { godina: 2025 },
    expected: { osnovica: 643.8, PIO: 119.1 },
  },
];

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina }: YearInput) => dayOf(godina, 1),
  formula: (_unos, zakon) => {
    const base = yearBase(zakon, known(zakon.osnovica_dopunsko));
    const PIO = share(base.osnovica, zakon.doprinosi.pio);
    return { ...base, PIO, godisnji_trosak: MONTHS_A_YEAR * PIO };
  },
  examples,
});
