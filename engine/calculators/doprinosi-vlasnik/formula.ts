import { dayOf } from '../../core/days/day.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { allContributions } from '../../rules/rs/all-contributions.ts';
import type { YearInput } from '../../rules/rs/year-base.ts';
import { examples } from './cases.ts';
import { slip } from './lines.ts';

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina }: YearInput) => dayOf(godina, 1),
  formula: (_unos, zakon) => allContributions(zakon, zakon.osnovica_vlasnik),
  examples,
});
