import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { commaAmount, plainShort, withComma } from '../../../core/numbers/units.ts';
import { fullName } from '../../model/firm.ts';
import type { SettledWage, WageFigures } from '../../model/wage.ts';
import { contributionsOf, hundredthsOf } from '../../month/calculate/figures.ts';
import { outsideIn } from '../../month/calculate/pays-of.ts';

/** A column of the sheet as numbered by the form, with its value per worker and its total. */
export interface Dl1Column {
  readonly title: string;
  readonly cell: (wage: SettledWage, at: number) => string;
  readonly total: (wages: readonly SettledWage[]) => string;
}

const textColumn = (title: string, cell: Dl1Column['cell'], total = ''): Dl1Column => ({
  title,
  cell,
  total: () => total,
});

/** Empty in every row: it belongs to an older formula of the form. */
const unused = (title: string): Dl1Column => textColumn(title, () => '');

const amount = (
  title: string,
  of: (figures: WageFigures, wage: SettledWage) => Feninga,
  write: (sum: Feninga) => string = commaAmount,
): Dl1Column => ({
  title,
  cell: (wage) => write(of(wage.figures, wage)),
  total: (wages) => write(sumOf(wages, (wage) => of(wage.figures, wage))),
});

/** Health and unemployment of residents of the Federation are paid and reported there (MIP-1023). */
export const isInsuredInFederation = ({ worker }: SettledWage): boolean =>
  worker.municipality?.entity === 'fbih';

const insurance = (title: string, of: (figures: WageFigures) => Feninga): Dl1Column => {
  const column = amount(title, (figures, wage) => (isInsuredInFederation(wage) ? 0 : of(figures)));
  return { ...column, cell: (wage, at) => (isInsuredInFederation(wage) ? '' : column.cell(wage, at)) };
};

/** The contributions paid in Republika Srpska: the sum of the columns before, and row 11 by its codes. */
const contributionsHere = (figures: WageFigures, wage: SettledWage): Feninga =>
  isInsuredInFederation(wage) ? figures.pension.from + figures.child.from : contributionsOf(figures);

/** The deduction of the tax card from the base; in KM in an answer. */
const ofTaxCard = (_: WageFigures, { answer }: SettledWage): Feninga => hundredthsOf(answer.umanjenje);

const unlessZero = (sumOfThem: Feninga): string => (sumOfThem === 0 ? '' : commaAmount(sumOfThem));

/** The columns of DL1 as printed by a public program in 2022; Opština since 22.10.2021. */
export const DL1_COLUMNS: readonly Dl1Column[] = [
  textColumn('1 r.br.', (_, at) => String(at + 1), '10'),
  textColumn('2 ime i prezime', ({ worker }) => fullName(worker), 'UKUPNO'),
  textColumn('3 JMB', ({ worker }) => worker.jmbg),
  amount(
    '4 sati',
    ({ fundHours }) => fundHours,
    (hours) => withComma(plainShort(hours, 2)),
  ),
  amount('5 bruto', ({ gross }) => gross),
  amount('6 PIO', ({ pension }) => pension.from),
  insurance('7 ZO', ({ health }) => health.from),
  amount('8 DZ', ({ child }) => child.from),
  insurance('9 ZN', ({ unemployment }) => unemployment.from),
  amount('10 doprinosi', contributionsHere),
  amount('11 dohodak', (figures, wage) => Math.max(0, figures.gross - contributionsHere(figures, wage))),
  amount('12 lični odbitak: osnovica', ({ allowance }) => allowance),
  unused('13 lični odbitak: porez'),
  amount('14 kartica: osnovica', ofTaxCard),
  unused('15 kartica: porez'),
  amount('16 osnovica', ({ taxBase }) => taxBase),
  amount('17 porez', ({ tax }) => tax),
  amount('18 neto', ({ net }) => net),
  amount('19 neoporezivo', ({ untaxed }, { pays }) => untaxed - outsideIn(pays), unlessZero),
  textColumn('Opština', ({ worker }) => worker.municipality?.code ?? ''),
];
