import type { Example, WithBasis } from '../../core/calculator.ts';
import { dayOf } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { rsVariant, rsWage } from '../../rules/rs/wage.ts';
import type { rsMealWageFields } from '../../rules/rs/wage-definition.ts';
import { rsWageWarnings } from '../../rules/rs/wage-warnings.ts';
import { holidaysWritten } from '../../rules/salary/slip/holidays-written.ts';
import { slip } from './lines.ts';

/** Published figures, each with its day and its source. */
const examples: readonly Example[] = [
  {
    title: 'Topli obrok za 2024: 0,85 % od 1.937 KM',
    source: 'http://savezsindikatars.org/povecana-naknada-za-topli-obrok-isplacen-u-novcu-2/?script=lat',
    input: { mjesec: 4, godina: 2024, bruto_plata_input: 2000 },
    expected: {
      radni_dani: 22,
      dana_radio: 22,
      minimal_topli_obrok: 16.46,
      topli_obrok_dan: 16.46,
      topli_obrok: 362.12,
    },
  },
  {
    title: 'Topli obrok za 2025: 0,85 % od 2.146 KM',
    source: 'https://6yka.com/ekonomija/povecan-iznos-za-topli-obrok-evo-koliko-iznosi-sad-po-danu',
    input: { mjesec: 4, godina: 2025, bruto_plata_input: 2000 },
    expected: { minimal_topli_obrok: 18.24, topli_obrok_dan: 18.24, topli_obrok: 401.28 },
  },
  {
    title: 'Topli obrok za 2018: 0,75 % od 1.331 KM',
    source: 'http://kontoprom.com/?strana=kalkulatori&lang=lat&kalk=poljo',
    input: { mjesec: 10, godina: 2018, bruto_plata_input: 1000 },
    expected: { minimal_topli_obrok: 9.98 },
  },
];

type Input = InputOf<typeof rsMealWageFields> & WithBasis;

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina, mjesec }: Input) => dayOf(godina, mjesec),
  formula: (unos, zakon) => rsWage(unos, zakon, true),
  variant: rsVariant,
  writtenOut: holidaysWritten('rs'),
  warnings: (unos, redovi, zakon, dan) => rsWageWarnings(unos, redovi, zakon, dan, true),
  examples,
});
