import type { WithBasis } from '../../core/calculator.ts';
import { dayOf } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { rsVariant, rsWage } from '../../rules/rs/wage.ts';
import type { rsWageFields } from '../../rules/rs/wage-definition.ts';
import { rsWageWarnings } from '../../rules/rs/wage-warnings.ts';
import { holidaysWritten } from '../../rules/salary/slip/holidays-written.ts';
import { examples } from './cases.ts';
import { slip } from './lines.ts';

type Input = InputOf<typeof rsWageFields> & WithBasis;

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina, mjesec }: Input) => dayOf(godina, mjesec),
  formula: (unos, zakon) => rsWage(unos, zakon, false),
  variant: rsVariant,
  writtenOut: holidaysWritten('rs'),
  warnings: (unos, redovi, zakon, dan) => rsWageWarnings(unos, redovi, zakon, dan, false),
  examples,
});
