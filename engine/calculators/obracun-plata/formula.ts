import type { Example, WithBasis } from '../../core/calculator.ts';
import { dayOf } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { rsVariant, rsWage } from '../../rules/rs/wage.ts';
import type { rsWageFields } from '../../rules/rs/wage-definition.ts';
import { rsWageWarnings } from '../../rules/rs/wage-warnings.ts';
import { holidaysWritten } from '../../rules/salary/slip/holidays-written.ts';
import { slip } from './lines.ts';

const minimumWage2026 =
  'https://atvbl.rs/lat/vijesti/republika-srpska/vlada-donijela-odluku-o-najnizoj-plati-u-republici-srpskoj/2220909';
const dependants =
  'https://rtv-kd.com/od-1-jula-udvostrucen-iznos-povrata-poreza-po-osnovu-izdrzavanih-clanova-porodice';

/** Published figures, each with its day and its source. */
const examples: readonly Example[] = [
  {
    title: 'Poreska uprava RS, primjer 1: doprinosi se zaokružuju jednom, na zbir',
    source: 'https://www.scribd.com/document/557712772/Примјери-Обрачуна-Плате-ПУРС-1',
    input: { mjesec: 9, godina: 2018, neto_plata_input: 440 },
    expected: { bruto_ukupno: 656.72, doprinosi_ukupno: 216.72, porez: 0, neto_plata: 440 },
  },
  {
    title: 'Neto 700 KM u 2023.',
    source:
      'https://www.nezavisne.com/ekonomija/trziste/U-slucaju-minimalca-od-1050-KM-najvise-ce-profitirati-drzava/799282',
    input: { mjesec: 5, godina: 2023, neto_plata_input: 700 },
    expected: { bruto_ukupno: 1016.39, doprinosi_ukupno: 315.08, porez: 1.31, neto_plata: 700 },
  },
  {
    title: 'Najniža plata 2026. za srednju školu u četiri godine',
    source: minimumWage2026,
    input: { mjesec: 1, godina: 2026, neto_plata_input: 1100, strucna_sprema: 'SSS' },
    expected: { bruto_ukupno: 1672.13, neto_plata: 1100 },
  },
  ...(
    [
      ['NK', 1000, 1476.23],
      ['VŠS', 1350, 2081.97],
      ['VSS', 1450, 2245.9],
    ] as const
  ).map(([strucna_sprema, neto, bruto]) => ({
    title: `Najniža plata 2026. za ${strucna_sprema}, službeni bruto`,
    source: minimumWage2026,
    input: { mjesec: 1, godina: 2026, neto_plata_input: neto, strucna_sprema },
    expected: { bruto_ukupno: bruto, neto_plata: neto },
  })),
  {
    title: 'KV radnik 2026: 50 KM bez doprinosa i poreza',
    source: 'Obavještenje Poreske uprave RS od 10.02.2026. (iz druge ruke)',
    input: { mjesec: 2, godina: 2026, bruto_plata_input: 1800, strucna_sprema: 'KV' },
    expected: { doprinosi_ukupno: 542.5, porez: 60, neto_plata: 1197.5 },
  },
  {
    title: 'Umanjenje od 75 KM za jednog člana, do juna 2021.',
    source: dependants,
    input: { mjesec: 6, godina: 2021, bruto_plata_input: 2000, umanjenje: 75 },
    // Without the reduction: (2000 − 656 − 500) × 10 % = 84.40; the published saving is 7.50.
    expected: { porez: 76.9 },
  },
  {
    title: 'Umanjenje od 150 KM za jednog člana, od jula 2021.',
    source: dependants,
    input: { mjesec: 7, godina: 2021, bruto_plata_input: 2000, umanjenje: 150 },
    // Without the reduction: (2000 − 656 − 700) × 10 % = 64.40; the published saving is 15.00.
    expected: { porez: 49.4 },
  },
];

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
