import type { Example } from '../../core/calculator.ts';
import { dayOf, MONTHS_A_YEAR } from '../../core/days/day.ts';
import { share } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { type FarmInput, farmBase, farmVariant } from '../../rules/rs/farm.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import { slip } from './lines.ts';

const examples: readonly Example[] = [
  {
    title: '2025: 30 % od 2.146 KM, zdravstveno 10,2 %',
    source: OWN_WORKING,
    input: { godina: 2025 },
    expected: {
      prosjecna_bruto: 2146,
      osnovica: 643.8,
      mjesecni_zdravstveni: 65.67,
      godisnji_trosak: 788.04,
    },
  },
  {
    title: '2021: 30 % od 1.485 KM, zdravstveno 12 %',
    source: OWN_WORKING,
    input: { godina: 2021 },
    expected: { osnovica: 445.5, mjesecni_zdravstveni: 53.46, godisnji_trosak: 641.52 },
  },
  {
    title: 'Uz platu ili penziju od 1.500 KM: 2 % zdravstveno',
    source: OWN_WORKING,
    input: { godina: 2026, drugi_prihod: 1500 },
    expected: { osnovica: 1500, mjesecni_zdravstveni: 30, godisnji_trosak: 360 },
  },
];

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina }: FarmInput) => dayOf(godina, 1),
  formula: (unos: FarmInput, zakon) => {
    const base = farmBase(unos, zakon, zakon.osnovica_55_55);
    const rates = unos.drugi_prihod === null ? zakon.doprinosi : zakon.doprinosi_gazdinstva_uz_prihod;
    const mjesecni_zdravstveni = share(base.osnovica, rates.zdravstveno);
    return { ...base, mjesecni_zdravstveni, godisnji_trosak: MONTHS_A_YEAR * mjesecni_zdravstveni };
  },
  variant: farmVariant,
  examples,
});
