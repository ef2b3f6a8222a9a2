import { dayOf } from '../../core/days/day.ts';
import { defineReckoning } from '../../core/reckoning.ts';
import { rs } from '../../law/rs/index.ts';
import { allContributions } from '../../rules/rs/all-contributions.ts';
import type { YearInput } from '../../rules/rs/year-base.ts';
import { examples } from './cases.ts';
import { slip } from './lines.ts';

export const reckoning = defineReckoning({
  slip,
  law: rs,
  dayOf: ({ godina }: YearInput) => dayOf(godina, 1),
  formula: (_unos, zakon) => allContributions(zakon, zakon.osnovica_vlasnik),
  examples,
});
