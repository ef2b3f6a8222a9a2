import type { Example, WithBasis } from '../../core/calculator.ts';
import { dayOf } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import { defineRules } from '../../core/rules.ts';
import { fbih } from '../../law/fbih/index.ts';
import { fbihVariant, fbihWage } from '../../rules/fbih/wage.ts';
import type { fbihWageFields } from '../../rules/fbih/wage-definition.ts';
import { slip } from '../../rules/fbih/wage-lines.ts';
import { fbihWageWarnings } from '../../rules/fbih/wage-warnings.ts';
import { holidaysWritten } from '../../rules/salary/slip/holidays-written.ts';

/** Published figures, each with its day and its source. */
const examples: readonly Example[] = [
  {
    title: 'Bruto 2.000 KM u 2026.',
    source: 'https://poreznikalkulator.ba/blog/kako-se-racuna-neto-plata-fbih',
    input: { mjesec: 1, godina: 2026, bruto_plata_input: 2000 },
    expected: { bruto_ukupno: 2000, doprinosi_ukupno: 620, porez: 108, neto_plata: 1272 },
  },
  {
    title: 'Najniža neto plaća 2026: 1.027 KM',
    source: 'https://poreznikalkulator.ba/blog/minimalna-plata-fbih-2026',
    input: { mjesec: 1, godina: 2026, neto_plata_input: 1027 },
    expected: {
      bruto_ukupno: 1605.48,
      PIO: 272.93,
      zdravstveno: 200.69,
      nezaposlenost: 24.08,
      doprinosi_ukupno: 497.7,
      porez: 80.78,
      neto_plata: 1027,
    },
  },
  {
    title: 'Neto 1.000 KM prije smanjenja doprinosa: sve obaveze 743,82 KM',
    source:
      'https://www.banjalukain.com/clanak/273659/sta-donosi-novi-zakon-od-danas-smanjeni-doprinosi-u-fbih',
    input: { mjesec: 6, godina: 2025, neto_plata_input: 1000 },
    expected: { neto_plata: 1000, ukupne_obaveze: 743.82 },
  },
  {
    title: 'Neto 619 KM u 2024: doprinosi na plaću',
    source:
      'https://akta.ba/vijesti/bih/188763/donosimo-detaljne-specifikacije-i-efekte-promjene-doprinosa-na-platu',
    input: { mjesec: 3, godina: 2024, neto_plata_input: 619 },
    expected: { pos_PIO: 56.91, pos_zdravstveno: 37.94, pos_nezaposlenost: 4.74, pos_doprinosi: 99.59 },
  },
  {
    title: 'Radnik iz RS, bruto 2.000 KM od jula 2025: raspodjela po prebivalištu',
    source: 'vlastiti račun po obrascu službene prijave, bez objavljenog primjera',
    input: { mjesec: 7, godina: 2025, bruto_plata_input: 2000 },
    expected: {
      ukupno_PIO: 390,
      ukupno_zdravstveno: 290,
      zdravstveno_kanton: 260.42,
      zdravstveno_federacija: 29.58,
      ukupno_nezaposlenost: 40,
      nezaposlenost_kanton: 28,
      nezaposlenost_federacija: 12,
      porez: 108,
    },
  },
];

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
