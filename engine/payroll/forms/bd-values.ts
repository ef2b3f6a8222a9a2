import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { commaAmount } from '../../core/numbers/units.ts';
import { fullName } from '../model/firm.ts';
import type { SettledMonth, SettledWage, WageFigures } from '../model/wage.ts';
import { contributionsOf, hundredthsOf } from '../month/calculate/figures.ts';

/** The values of a month of the District: its forms and deadlines were not found, so there is no file. */
export interface DistrictValues {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[];
}

const AMOUNTS: readonly (readonly [
  title: string,
  of: (figures: WageFigures, wage: SettledWage) => Feninga,
])[] = [
  ['bruto', ({ gross }) => gross],
  ['PIO iz plate', ({ pension }) => pension.from],
  ['zdravstveno', ({ health }) => health.from],
  ['nezaposlenost', ({ unemployment }) => unemployment.from],
  ['doprinosi ukupno', contributionsOf],
  ['PIO na platu', ({ pension }) => pension.on],
  ['lični odbitak', ({ allowance }) => allowance],
  ['umanjenje osnovice', (_, { answer }) => hundredthsOf(answer.umanjenje)],
  ['osnovica', ({ taxBase }) => taxBase],
  ['porez', ({ tax }) => tax],
  ['neto', ({ net }) => net],
  ['vodna naknada', ({ water }) => water],
];

/** Pay and dues of every worker of the District, as forms ask for them, with sums. */
export function districtValues({ wages }: SettledMonth): DistrictValues {
  const own = wages.filter(({ entity }) => entity === 'bd');
  const rowOf = (wage: SettledWage): readonly string[] => [
    fullName(wage.worker),
    wage.worker.jmbg,
    ...AMOUNTS.map(([, of]) => commaAmount(of(wage.figures, wage))),
  ];
  return {
    columns: ['ime i prezime', 'JMB', ...AMOUNTS.map(([title]) => title)],
    rows: own.map(rowOf),
    totals: [
      'UKUPNO',
      '',
      ...AMOUNTS.map(([, of]) => commaAmount(sumOf(own, (wage) => of(wage.figures, wage)))),
    ],
  };
}
