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
    const base = yearBase(zakon, zakon.osnovica_45_37);
    const PIO = share(base.osnovica, zakon.doprinosi.pio);
    const zdravstveno = share(base.osnovica, zakon.doprinosi.zdravstveno);
    const ukupni_troskovi = PIO + zdravstveno;
    return { ...base, PIO, zdravstveno, ukupni_troskovi, godisnji_trosak: MONTHS_A_YEAR * ukupni_troskovi };
  },
  examples,
});
