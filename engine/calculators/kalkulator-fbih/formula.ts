import type { WithBasis } from '../../kernel/calculator.ts';
import { dayOf } from '../../kernel/day.ts';
import type { InputOf } from '../../kernel/field.ts';
import { reckoning } from '../../kernel/reckoning.ts';
import { fbih } from '../../law/fbih/index.ts';
import { fbihWage } from '../../rules/fbih/wage.ts';
import type { fbihWageFields } from '../../rules/fbih/wage-definition.ts';
import { fbihWageNotations } from '../../rules/fbih/wage-notations.ts';
import { fbihWageWarnings } from '../../rules/fbih/wage-warnings.ts';
import { holidaysWritten } from '../../rules/salary/holidays-written.ts';
import { primjeri } from './cases.ts';

type Unos = InputOf<typeof fbihWageFields> & WithBasis;

export const racun = reckoning({
  zakon: fbih,
  dan: ({ godina, mjesec }: Unos) => dayOf(godina, mjesec),
  formula: fbihWage,
  zapisi: fbihWageNotations,
  ispisano: holidaysWritten('fbih'),
  upozorenja: (_unos, redovi, zakon, dan) => fbihWageWarnings(redovi, zakon, dan),
  primjeri,
});
