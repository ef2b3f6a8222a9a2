import type { Example } from '../../core/calculator.ts';
import { durationOf } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import type { Warning } from '../../core/issue.ts';
import type { LawTree } from '../../core/law.ts';
import { formatDay } from '../../core/numbers/format.ts';
import { defineRules } from '../../core/rules.ts';
import { addUp, anniversary, fullYears, lengthOf, type Overlap, overlapsOf } from '../../rules/tenure.ts';
import type { tenureFields } from './fields.ts';
import { slip } from './lines.ts';

const izvor = 'vlastiti račun po pravilu 30 dana i 12 mjeseci';

const examples: readonly Example[] = [
  {
    title: 'Jedno zaposlenje, oba dana uračunata',
    source: izvor,
    input: { start_date: '2010-03-15', end_date: '2015-02-10' },
    expected: {
      ukupno_godine: 4,
      ukupno_mjeseci: 10,
      ukupno_dani: 26,
      next_anniversary: '2015-03-15',
    },
  },
  {
    title: 'Raniji staž 4 godine, 7 mjeseci i 12 dana',
    source: izvor,
    input: {
      raniji_godine: 4,
      raniji_mjeseci: 7,
      raniji_dani: 12,
      start_date: '2020-03-01',
      end_date: '2025-01-31',
    },
    expected: { ukupno_godine: 9, ukupno_mjeseci: 6, ukupno_dani: 12, next_anniversary: '2025-07-19' },
  },
  {
    title: 'Dva ranija zaposlenja po datumima, s prenosom',
    source: izvor,
    input: {
      periodi: [
        { od: '2010-03-15', do: '2015-02-10' },
        { od: '2019-07-31', do: '2023-06-30' },
      ],
      start_date: '2024-01-10',
      end_date: '2024-12-31',
    },
    expected: {
      period_1: 1766,
      period_2: 1410,
      zbir_godina: 7,
      zbir_mjeseci: 32,
      zbir_dana: 47,
      prenos_mjeseci: 1,
      prenos_godina: 2,
      ukupno_godine: 9,
      ukupno_mjeseci: 9,
      ukupno_dani: 17,
    },
  },
];

type Input = InputOf<typeof tenureFields>;

/** One per earlier employment entered. */
type PeriodLines = Readonly<Record<`period_${number}`, number>>;

/** Length of service uses no figure of the law, so no law limits its days. */
const noLaw = {
  naziv: 'Bosna i Hercegovina',
  parametri: {},
} as const satisfies LawTree;

function formula(unos: Input) {
  const raniji_staz = durationOf({
    years: unos.raniji_godine ?? 0,
    months: unos.raniji_mjeseci ?? 0,
    days: unos.raniji_dani ?? 0,
  });
  const periods = (unos.periodi ?? []).map(lengthOf);
  const sadasnji_staz = lengthOf({ od: unos.start_date, do: unos.end_date });
  const sum = addUp([raniji_staz, ...periods, sadasnji_staz]);
  const puna_godina = sum.ukupno_godine + 1;
  const earlier = sum.ukupan_staz - sadasnji_staz;
  return {
    raniji_staz,
    ...(Object.fromEntries(periods.map((length, index) => [`period_${index + 1}`, length])) as PeriodLines),
    sadasnji_staz,
    ...sum,
    puna_godina,
    do_pune_godine: fullYears(puna_godina) - earlier,
    next_anniversary: anniversary(unos.start_date, earlier, puna_godina),
  };
}

export const rules = defineRules({
  slip,
  law: noLaw,
  dayOf: (_unos: Input, danas) => danas,
  formula,
  variant: ({ periodi }) => ({ periods: periodi?.length ?? 0 }),
  warnings: overlapWarnings,
  examples,
});

/** Days in two employments count twice; the person decides whether they may. */
function overlapWarnings({ start_date, end_date, periodi }: InputOf<typeof tenureFields>): Warning[] {
  const earlier = periodi ?? [];
  const name = (index: number): string =>
    index < earlier.length ? `${index + 1}. ranije zaposlenje` : 'ovo zaposlenje';
  const warning = ({ first, second, od, do: end }: Overlap): Warning => ({
    polje: 'periodi',
    poruka: `Preklapaju se ${name(first)} i ${name(second)}, od ${formatDay(od)} do ${formatDay(end)}: ti dani su uračunati dvaput.`,
    izvor: null,
  });
  return overlapsOf([...earlier, { od: start_date, do: end_date }]).map(warning);
}
