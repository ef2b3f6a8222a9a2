import { dayOf } from '../../kernel/day.ts';
import { reckoning } from '../../kernel/reckoning.ts';
import { rs } from '../../law/rs/index.ts';
import { allContributions, allContributionsNotations } from '../../rules/rs/all-contributions.ts';
import type { YearInput } from '../../rules/rs/year-base.ts';
import { primjeri } from './cases.ts';

const notations = allContributionsNotations('osnovica_samostalno');

export const racun = reckoning({
  zakon: rs,
  dan: ({ godina }: YearInput) => dayOf(godina, 1),
  formula: (_unos, zakon) => allContributions(zakon, zakon.osnovica_samostalno),
  zapisi: () => notations,
  primjeri,
});
