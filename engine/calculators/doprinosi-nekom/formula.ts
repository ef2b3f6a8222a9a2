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
    title: '2025: 20 % od 2.146 KM, zdravstveno 10,2 %',
    source: OWN_WORKING,
    input: { godina: 2025 },
    expected: {
      prosjecna_bruto: 2146,
      osnovica: 429.2,
      mjesecni_doprinos: 43.78,
      godisnji_trosak: 525.36,
    },
  },
  {
    title: '2021: 20 % od 1.485 KM, zdravstveno 12 %',
    source: OWN_WORKING,
    input: { godina: 2021 },
    expected: { osnovica: 297, mjesecni_doprinos: 35.64, godisnji_trosak: 427.68 },
  },
  {
    title: 'Uz platu ili penziju od 1.500 KM: 1 % zdravstveno',
    source: OWN_WORKING,
    input: { godina: 2026, drugi_prihod: 1500 },
    expected: { osnovica: 1500, mjesecni_doprinos: 15, godisnji_trosak: 180 },
  },
];

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina }: FarmInput) => dayOf(godina, 1),
  formula: (unos: FarmInput, zakon) => {
    const base = farmBase(unos, zakon, zakon.osnovica_nekomercijalno);
    const { zdravstveno_nekomercijalno } = zakon.doprinosi_gazdinstva_uz_prihod;
    const rate = unos.drugi_prihod === null ? zakon.doprinosi.zdravstveno : zdravstveno_nekomercijalno;
    const mjesecni_doprinos = share(base.osnovica, rate);
    return { ...base, mjesecni_doprinos, godisnji_trosak: MONTHS_A_YEAR * mjesecni_doprinos };
  },
  variant: farmVariant,
  examples,
});
