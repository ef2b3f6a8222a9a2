import type { WithBasis } from '../../core/calculator.ts';
import { dayOf } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import { defineRules } from '../../core/rules.ts';
import { fbih } from '../../law/fbih/index.ts';
import { fbihVariant, fbihWage } from '../../rules/fbih/wage.ts';
import type { fbihWageFields } from '../../rules/fbih/wage-definition.ts';
import { slip } from '../../rules/fbih/wage-lines.ts';
import { fbihWageWarnings } from '../../rules/fbih/wage-warnings.ts';
import { holidaysWritten } from '../../rules/salary/slip/holidays-written.ts';
import { examples } from './cases.ts';

type Input = InputOf<typeof fbihWageFields> & WithBasis;

export const rules = defineRules({
  slip,
  law: fbih,
  dayOf: ({ godina, mjesec }: Input) => dayOf(godina, mjesec),
  formula: fbihWage,
  variant: fbihVariant,
  writtenOut: holidaysWritten('fbih'),
  warnings: fbihWageWarnings,
  examples,
});
