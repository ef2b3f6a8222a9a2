import { dayOf } from '../../kernel/days/day.ts';
import { type Feninga, type Ppm, share } from '../../kernel/figures/money.ts';
import { lawOn } from '../../kernel/law.ts';
import { fbih } from '../../law/fbih/index.ts';
import type { Contribution, SettledMonth, SettledWage } from '../model/wage.ts';
import { inMoney } from './amounts.ts';
import { sum } from './filing.ts';

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

function specification(
  kind: SpecificationKind,
  { month }: SettledMonth,
  wages: readonly SettledWage[],
): Specification {
  const law = lawOn(fbih, dayOf(month.year, month.month));
  const figures = wages.map((wage) => wage.figures);
  const cash = sum(figures, inMoney);
  const inKind = sum(figures, (one) => one.inKind);
  const row = (number: string, label: string, amount: Feninga, slips?: Feninga): SpecificationRow => ({
    row: number,
    label,
    amount,
    ...(slips !== undefined && { slips }),
  });
  const bySlips = (fund: Fund, ...sides: Side[]): Feninga =>
    sum(figures, (one) => sum(sides, (side) => one[fund][side]));
  const rated = (number: string, label: string, rate: Ppm, fund: Fund, side: Side): SpecificationRow =>
    row(number, label, share(cash + inKind, rate), bySlips(fund, side));
  const { doprinosi_iz: from, doprinosi_na: on } = law;
  const contributions = [
    rated('16', 'Doprinos za PIO/MIO iz plaće', from.pio, 'pension', 'from'),
    rated('17', 'Doprinos za zdravstveno osiguranje iz plaće', from.zdravstveno, 'health', 'from'),
    rated(
      '18',
      'Doprinos za osiguranje od nezaposlenosti iz plaće',
      from.nezaposlenost,
      'unemployment',
      'from',
    ),
    rated('20', 'Doprinos za PIO/MIO na plaću', on.pio, 'pension', 'on'),
    rated('21', 'Doprinos za zdravstveno osiguranje na plaću', on.zdravstveno, 'health', 'on'),
    rated('22', 'Doprinos za osiguranje od nezaposlenosti na plaću', on.nezaposlenost, 'unemployment', 'on'),
  ];
  const at = (number: string): Feninga => contributions.find((one) => one.row === number)?.amount ?? 0;
  const fromTotal = row('19', 'Doprinosi iz plaće ukupno', at('16') + at('17') + at('18'));
  const pension = row('26', 'PIO/MIO ukupno', at('16') + at('20'), bySlips('pension', 'from', 'on'));
  const health = row(
    '27',
    'Zdravstveno osiguranje ukupno',
    at('17') + at('21'),
    bySlips('health', 'from', 'on'),
  );
  const unemployment = row(
    '28',
    'Osiguranje od nezaposlenosti ukupno',
    at('18') + at('22'),
    bySlips('unemployment', 'from', 'on'),
  );
  const tax = row(
    '29',
    'Porez na dohodak',
    sum(figures, (one) => one.tax),
  );
  const all = pension.amount + health.amount + unemployment.amount + tax.amount;
  return {
    kind,
    workers: wages.map(({ worker }) => worker.id),
    rows: [
      row('8', 'Plaća u novcu', cash),
      row('9', 'Plaća u stvarima i uslugama', inKind),
      row('10', 'Plaća ukupno', cash + inKind),
      ...contributions.slice(0, 3),
      fromTotal,
      ...contributions.slice(3),
      row('23', 'Dodatni doprinos za PIO/MIO', 0),
      row('24', 'Dodatni doprinos za zdravstveno osiguranje', 0),
      row('25', 'Dodatni doprinosi ukupno', 0),
      pension,
      health,
      unemployment,
      tax,
      row('30', 'Ukupno za uplatu', all),
      ...(kind === '2001-A' ? federalRows(pension, health, unemployment, tax, law, row) : []),
    ],
  };
}

/** What of it stays in the Federation. */
function federalRows(
  { amount: pension }: SpecificationRow,
  { amount: health }: SpecificationRow,
  { amount: unemployment }: SpecificationRow,
  { amount: tax }: SpecificationRow,
  law: ReturnType<typeof lawOn<typeof fbih>>,
  row: (number: string, label: string, amount: Feninga) => SpecificationRow,
): readonly SpecificationRow[] {
  const ofHealth = share(health, law.raspodjela_zdravstveno.federacija);
  const ofUnemployment = share(unemployment, law.raspodjela_nezaposlenost.federacija);
  return [
    row('27a', 'Zdravstveno osiguranje: Federaciji', ofHealth),
    row('28a', 'Osiguranje od nezaposlenosti: Federaciji', ofUnemployment),
    row('30a', 'Ukupno za uplatu u Federaciji', pension + ofHealth + ofUnemployment + tax),
  ];
}
