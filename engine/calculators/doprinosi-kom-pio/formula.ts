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
    title: 'Fond PIO RS, 2021: od 445,50 KM ide 82,42 KM za PIO',
    source:
      'http://www.fondpiors.org/2021/01/26/%D0%94%D0%BE%D0%B1%D1%80%D0%BE%D0%B2%D0%BE%D1%99%D0%BD%D0%BE-%D0%BE%D1%81%D0%B8%D0%B3%D1%83%D1%80%D0%B0%D1%9A%D0%B5-%D0%B8-%D0%BE%D1%81%D0%B8%D0%B3%D1%83%D1%80%D0%B0%D1%9A%D0%B5-%D0%BF%D0%BE%D1%99/',
    input: { godina: 2021 },
    expected: { prosjecna_bruto: 1485, osnovica: 445.5, PIO: 82.42 },
  },
  {
    title: '2025: 30 % od 2.146 KM, PIO 18,5 % i zdravstveno 10,2 %',
    source: OWN_WORKING,
    input: { godina: 2025 },
    expected: {
      osnovica: 643.8,
      PIO: 119.1,
      zdravstveno: 65.67,
      ukupni_troskovi: 184.77,
      godisnji_trosak: 2217.24,
    },
  },
  {
    title: 'Uz platu ili penziju od 1.500 KM: 2 % PIO i 2 % zdravstveno',
    source: OWN_WORKING,
    input: { godina: 2026, drugi_prihod: 1500 },
    expected: { osnovica: 1500, PIO: 30, zdravstveno: 30, ukupni_troskovi: 60, godisnji_trosak: 720 },
  },
  {
    title: '2026. bez drugog prihoda: 30 % od 2.349 KM',
    source: OWN_WORKING,
    input: { godina: 2026 },
    expected: { osnovica: 704.7, ukupni_troskovi: 202.25 },
  },
];

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina }: FarmInput) => dayOf(godina, 1),
  formula: (unos: FarmInput, zakon) => {
    const base = farmBase(unos, zakon, zakon.osnovica_45_37);
    const rates = unos.drugi_prihod === null ? zakon.doprinosi : zakon.doprinosi_gazdinstva_uz_prihod;
    const PIO = share(base.osnovica, rates.pio);
    const zdravstveno = share(base.osnovica, rates.zdravstveno);
    const ukupni_troskovi = PIO + zdravstveno;
    return { ...base, PIO, zdravstveno, ukupni_troskovi, godisnji_trosak: MONTHS_A_YEAR * ukupni_troskovi };
  },
  variant: farmVariant,
  examples,
});
