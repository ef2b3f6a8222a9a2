import { durationOf } from '../../core/days/duration.ts';
import type { InputOf } from '../../core/field.ts';
import type { LawTree } from '../../core/law.ts';
import { defineRules } from '../../core/rules.ts';
import { addUp, anniversary, fullYears, lengthOf } from '../../rules/tenure.ts';
import { examples } from './cases.ts';
import type { tenureFields } from './fields.ts';
import { slip } from './lines.ts';
import { overlapWarnings } from './warnings.ts';

type Input = InputOf<typeof tenureFields>;

/** One for each earlier employment entered. */
type PeriodLines = Readonly<Record<`period_${number}`, number>>;

/** No figure of the law enters a length of service, so none limits the days it can be counted for. */
const noLaw = {
  naziv: 'Bosna i Hercegovina',
  parametri: {},
} as const satisfies LawTree;

function formula(unos: Input) {
  const raniji_staz = durationOf({
    years: unos.raniji_godine ?? 0,
    months: unos.raniji_mjeseci ?? 0,
    days: unos.raniji_dani ?? 0,
  });
  const periods = (unos.periodi ?? []).map(lengthOf);
  const sadasnji_staz = lengthOf({ od: unos.start_date, do: unos.end_date });
  const sum = addUp([raniji_staz, ...periods, sadasnji_staz]);
  const puna_godina = sum.ukupno_godine + 1;
  const earlier = sum.ukupan_staz - sadasnji_staz;
  return {
    raniji_staz,
    ...(Object.fromEntries(periods.map((length, index) => [`period_${index + 1}`, length])) as PeriodLines),
    sadasnji_staz,
    ...sum,
    puna_godina,
    do_pune_godine: fullYears(puna_godina) - earlier,
    next_anniversary: anniversary(unos.start_date, earlier, puna_godina),
  };
}

export const rules = defineRules({
  slip,
  law: noLaw,
  dayOf: (_unos: Input, danas) => danas,
  formula,
  variant: ({ periodi }) => ({ periods: periodi?.length ?? 0 }),
  warnings: overlapWarnings,
  examples,
});
