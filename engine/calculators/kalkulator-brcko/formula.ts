import { dayOf } from '../../core/days/day.ts';
import { defineRules } from '../../core/rules.ts';
import { bd } from '../../law/bd/index.ts';
import { holidaysWritten } from '../../rules/salary/slip/holidays-written.ts';
import { examples } from './cases.ts';
import { slip } from './lines.ts';
import { type BdWageInput, bdVariant, bdWage } from './wage.ts';
import { bdWageWarnings } from './warnings.ts';

export const rules = defineRules({
  slip,
  law: bd,
  dayOf: ({ godina, mjesec }: BdWageInput) => dayOf(godina, mjesec),
  formula: bdWage,
  variant: bdVariant,
  writtenOut: holidaysWritten('bd'),
  warnings: (unos, redovi, _zakon, dan) => bdWageWarnings(unos, redovi, dan),
  examples,
});
