import { type Feninga, type Ppm, share, sumOf } from '../../../core/numbers/money.ts';
import type { Contribution, WageFigures } from '../../model/wage.ts';
import { inMoney } from './amounts.ts';
import type { federalLaw } from './federal-law.ts';

/** A row of the specification: what the form comes to, and what the slips do where it may be another. */
export interface SpecificationRow {
  readonly row: string;
  readonly label: string;
  readonly amount: Feninga;
  /** What is paid; undefined where the form takes the slips' own sum. */
  readonly slips?: Feninga;
}

type Fund = 'pension' | 'health' | 'unemployment';
type Side = keyof Contribution;
type FederalLaw = ReturnType<typeof federalLaw>;
type Figures = readonly WageFigures[];

const row = (number: string, label: string, amount: Feninga, slips?: Feninga): SpecificationRow => ({
  row: number,
  label,
  amount,
  ...(slips !== undefined && { slips }),
});

const amountIn = (rows: readonly SpecificationRow[], ...numbers: string[]): Feninga =>
  sumOf(
    rows.filter((one) => numbers.includes(one.row)),
    ({ amount }) => amount,
  );

const bySlips = (figures: Figures, fund: Fund, ...sides: Side[]): Feninga =>
  sumOf(figures, (one) => sumOf(sides, (side) => one[fund][side]));

/** Rows 8–10. */
export function payRows(figures: Figures): readonly SpecificationRow[] {
  const cash = sumOf(figures, inMoney);
  const inKind = sumOf(figures, (one) => one.inKind);
  return [
    row('8', 'Plaća u novcu', cash),
    row('9', 'Plaća u stvarima i uslugama', inKind),
    row('10', 'Plaća ukupno', cash + inKind),
  ];
}

/** Rows 16–25: rate × total base, rounded once: the least base of contributions may raise it over the gross. */
export function contributionRows(
  figures: Figures,
  { doprinosi_iz: from, doprinosi_na: on }: FederalLaw,
): readonly SpecificationRow[] {
  const base = sumOf(figures, (one) => one.base);
  const rated = (number: string, label: string, rate: Ppm, fund: Fund, side: Side): SpecificationRow =>
    row(number, label, share(base, rate), bySlips(figures, fund, side));
  const ofWorker = [
    rated('16', 'Doprinos za PIO/MIO iz plaće', from.pio, 'pension', 'from'),
    rated('17', 'Doprinos za zdravstveno osiguranje iz plaće', from.zdravstveno, 'health', 'from'),
    rated(
      '18',
      'Doprinos za osiguranje od nezaposlenosti iz plaće',
      from.nezaposlenost,
      'unemployment',
      'from',
    ),
  ];
  return [
    ...ofWorker,
    row('19', 'Doprinosi iz plaće ukupno', amountIn(ofWorker, '16', '17', '18')),
    rated('20', 'Doprinos za PIO/MIO na plaću', on.pio, 'pension', 'on'),
    rated('21', 'Doprinos za zdravstveno osiguranje na plaću', on.zdravstveno, 'health', 'on'),
    rated('22', 'Doprinos za osiguranje od nezaposlenosti na plaću', on.nezaposlenost, 'unemployment', 'on'),
    // Additional contributions are those of service counted longer, which nobody has here.
    row('23', 'Dodatni doprinos za PIO/MIO', 0),
    row('24', 'Dodatni doprinos za zdravstveno osiguranje', 0),
    row('25', 'Dodatni doprinosi ukupno', 0),
  ];
}

/** Rows 26–30. */
export function totalRows(
  figures: Figures,
  contributions: readonly SpecificationRow[],
): readonly SpecificationRow[] {
  const both = (number: string, label: string, fund: Fund, ...numbers: string[]): SpecificationRow =>
    row(number, label, amountIn(contributions, ...numbers), bySlips(figures, fund, 'from', 'on'));
  const totals = [
    both('26', 'PIO/MIO ukupno', 'pension', '16', '20', '23'),
    both('27', 'Zdravstveno osiguranje ukupno', 'health', '17', '21', '24'),
    both('28', 'Osiguranje od nezaposlenosti ukupno', 'unemployment', '18', '22'),
    row(
      '29',
      'Porez na dohodak',
      sumOf(figures, (one) => one.tax),
    ),
  ];
  return [...totals, row('30', 'Ukupno za uplatu', amountIn(totals, '26', '27', '28', '29'))];
}

/** Rows 27a–30a of 2001-A: what of it stays in the Federation. */
export function federalRows(
  totals: readonly SpecificationRow[],
  { raspodjela_zdravstveno, raspodjela_nezaposlenost }: FederalLaw,
): readonly SpecificationRow[] {
  const health = share(amountIn(totals, '27'), raspodjela_zdravstveno.federacija);
  const unemployment = share(amountIn(totals, '28'), raspodjela_nezaposlenost.federacija);
  return [
    row('27a', 'Zdravstveno osiguranje: Federaciji', health),
    row('28a', 'Osiguranje od nezaposlenosti: Federaciji', unemployment),
    row('30a', 'Ukupno za uplatu u Federaciji', amountIn(totals, '26', '29') + health + unemployment),
  ];
}
