import { dayOf, daysInMonth } from '../../kernel/days/day.ts';
import { formatDay } from '../../kernel/figures/format.ts';
import { type Feninga, type Ppm, share } from '../../kernel/figures/money.ts';
import { lawOn } from '../../kernel/law.ts';
import { fbih } from '../../law/fbih/index.ts';
import type { Firm } from '../model/firm.ts';
import type { PayrollMonth } from '../model/month.ts';
import type { Contribution, SettledMonth, SettledWage, WageFigures } from '../model/wage.ts';
import { inMoney } from './amounts.ts';
import { sum } from './filing.ts';
import { seatOf } from './gip-1022.ts';

export type SpecificationKind = '2001' | '2001-A';

/** A row of the specification: what the form comes to, and what the slips do where it may be another. */
export interface SpecificationRow {
  readonly row: string;
  readonly label: string;
  readonly amount: Feninga;
  /** What is paid; undefined where the form takes the slips' own sum. */
  readonly slips?: Feninga;
}

export interface Specification {
  readonly kind: SpecificationKind;
  /** Rows 1–7 and the kind of payout: who files it and for what. */
  readonly head: readonly { readonly row: string; readonly label: string; readonly value: string }[];
  readonly workers: readonly string[];
  readonly rows: readonly SpecificationRow[];
}

/**
 * The specification 2001 of the Federation, and 2001-A for workers who live in Republika Srpska; none where nobody is in it. Rows 16–22 are rate ×
 * total gross rounded once, so they may differ from the slips by feninga: people pay by the slips.
 * @throws Refusal for a month without law
 */
export function specifications(settled: SettledMonth): readonly Specification[] {
  const wages = settled.wages.filter(({ entity }) => entity === 'fbih');
  const lives = ({ worker }: SettledWage): boolean => worker.municipality?.entity === 'rs';
  return [
    specification(
      '2001',
      settled,
      wages.filter((wage) => !lives(wage)),
    ),
    specification('2001-A', settled, wages.filter(lives)),
  ].filter(({ workers }) => workers.length > 0);
}

type Fund = 'pension' | 'health' | 'unemployment';
type Side = keyof Contribution;
type FederalLaw = ReturnType<typeof lawOn<typeof fbih>>;
type Figures = readonly WageFigures[];

const row = (number: string, label: string, amount: Feninga, slips?: Feninga): SpecificationRow => ({
  row: number,
  label,
  amount,
  ...(slips !== undefined && { slips }),
});

function specification(
  kind: SpecificationKind,
  { firm, month }: SettledMonth,
  wages: readonly SettledWage[],
): Specification {
  const law = lawOn(fbih, dayOf(month.year, month.month));
  const figures = wages.map((wage) => wage.figures);
  const pay = payRows(figures);
  const contributions = contributionRows(figures, amountIn(pay, '10'), law);
  const totals = totalRows(figures, contributions);
  return {
    kind,
    head: headOf(firm, month, wages.length),
    workers: wages.map(({ worker }) => worker.id),
    rows: [...pay, ...contributions, ...totals, ...(kind === '2001-A' ? federalRows(totals, law) : [])],
  };
}

function headOf(firm: Firm, { year, month }: PayrollMonth, workers: number): Specification['head'] {
  const from = formatDay(dayOf(year, month));
  const to = formatDay(dayOf(year, month, daysInMonth(year, month)));
  const values: readonly (readonly [row: string, label: string, value: string])[] = [
    ['1', 'Naziv', firm.name],
    ['2', 'JIB', firm.jib],
    ['3', 'Adresa', seatOf(firm)],
    ['4', 'Općina', [firm.municipality?.code, firm.municipality?.name].filter(Boolean).join(' ')],
    ['5', 'Period', `${from} – ${to}`],
    ['6', 'Šifra djelatnosti', firm.activity],
    ['7', 'Broj uposlenih', String(workers)],
    ['', 'Isplata', 'a: doprinosi i porez'],
  ];
  return values.map(([number, label, value]) => ({ row: number, label, value }));
}

const amountIn = (rows: readonly SpecificationRow[], ...numbers: string[]): Feninga =>
  sum(
    rows.filter((one) => numbers.includes(one.row)),
    ({ amount }) => amount,
  );

const bySlips = (figures: Figures, fund: Fund, ...sides: Side[]): Feninga =>
  sum(figures, (one) => sum(sides, (side) => one[fund][side]));

function payRows(figures: Figures): readonly SpecificationRow[] {
  const cash = sum(figures, inMoney);
  const inKind = sum(figures, (one) => one.inKind);
  return [
    row('8', 'Plaća u novcu', cash),
    row('9', 'Plaća u stvarima i uslugama', inKind),
    row('10', 'Plaća ukupno', cash + inKind),
  ];
}

/** Rate × total gross, rounded once. */
function contributionRows(
  figures: Figures,
  gross: Feninga,
  { doprinosi_iz: from, doprinosi_na: on }: FederalLaw,
): readonly SpecificationRow[] {
  const rated = (number: string, label: string, rate: Ppm, fund: Fund, side: Side): SpecificationRow =>
    row(number, label, share(gross, rate), bySlips(figures, fund, side));
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

function totalRows(
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
      sum(figures, (one) => one.tax),
    ),
  ];
  return [...totals, row('30', 'Ukupno za uplatu', amountIn(totals, '26', '27', '28', '29'))];
}

/** What of it stays in the Federation. */
function federalRows(
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
