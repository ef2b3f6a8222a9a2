import { dayOf } from '../../kernel/day.ts';
import { reckoning } from '../../kernel/reckoning.ts';
import { rs } from '../../law/rs/index.ts';
import { allContributions } from '../../rules/rs/all-contributions.ts';
import type { YearInput } from '../../rules/rs/year-base.ts';
import { primjeri } from './cases.ts';
import { slip } from './lines.ts';

export const racun = reckoning({
  slip,
  zakon: rs,
  dan: ({ godina }: YearInput) => dayOf(godina, 1),
  formula: (_unos, zakon) => allContributions(zakon, zakon.osnovica_samostalno),
  primjeri,
});
