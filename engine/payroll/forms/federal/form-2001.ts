import { firstDayOf, lastDayOf } from '../../../core/days/day.ts';
import { changeOn } from '../../../core/law.ts';
import { formatDay, formatMoney } from '../../../core/numbers/format.ts';
import { type Feninga, type Ppm, share, sumOf } from '../../../core/numbers/money.ts';
import { kvota_invalida } from '../../../law/fbih/special-workers.ts';
import type { Contribution } from '../../model/contribution.ts';
import type { Firm } from '../../model/firm.ts';
import { seatOf } from '../../model/firm.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { MonthPayout } from '../../model/payout.ts';
import type { SettledMonth, SettledWage, WageFigures } from '../../model/wage.ts';
import { estimateNotes } from '../../month/calculate/estimated.ts';
import { PAYDAY_LABEL } from '../../month/payouts/month-payouts.ts';
import { declaredMonths } from '../../month/payouts/paid-in.ts';
import { type HeadRow, seatMunicipality } from '../filing.ts';
import { isInReturns, isWithoutPay } from '../without-pay.ts';
import { federalLaw, inMoney, otherBases } from './amounts.ts';

export type SpecificationKind = '2001' | '2001-A';

export interface Specification {
  readonly kind: SpecificationKind;
  /** Rows 1–7 and the kind of payout: filer and period. */
  readonly head: readonly HeadRow[];
  readonly workers: readonly string[];
  readonly rows: readonly SpecificationRow[];
  /** Notes on the rows. */
  readonly notes: readonly string[];
  /** Its payout, in a month with several. */
  readonly payout?: Pick<MonthPayout, 'id' | 'number'>;
  /** In a month with several payouts, and of workers without pay; undefined: contributions and tax. */
  readonly pays?: PaidRevenue;
}

/** Boxes of the form: a contributions and tax, b only contributions, c only tax. */
type PaidRevenue = 'a' | 'b' | 'c';

const PAID_TEXT: Readonly<Record<PaidRevenue, string>> = {
  a: 'a: doprinosi i porez',
  b: 'b: samo doprinosi',
  c: 'c: samo porez',
};

/** Contributions declared without tax have no net pay, and tax declared after them has no base. */
const paidRevenue = ({ figures: { base, net, tax } }: SettledWage): PaidRevenue => {
  if (base > 0 && net + tax === 0) return 'b';
  return base === 0 && net + tax > 0 ? 'c' : 'a';
};

/**
 * The specification 2001 of the Federation, and 2001-A for workers who live in Republika Srpska; none without workers. Rows 16–22 are rate
 * × total base rounded once, so they may differ from the slips by feninga: payments follow the slips. The base is the gross unless the
 * minimum contribution base raised it.
 * @throws Refusal for a month without law
 */
export const specifications = (settled: SettledMonth): readonly Specification[] =>
  declaredMonths(settled).flatMap((month) =>
    month.payout ? specificationsOfPayout(month, month.payout) : specificationsOfMonth(month),
  );

/** Wages with pay and workers without it are in specifications of their own. */
const specificationsOfMonth = (settled: SettledMonth): readonly Specification[] =>
  [false, true].flatMap((isUnpaid) => {
    const wages = settled.wages.filter((wage) => isWithoutPay(wage) === isUnpaid);
    return specificationsOf({ ...settled, wages }, isUnpaid ? { pays: 'b' } : {});
  });

/** In a payout with both boxes, a specification for each. */
function specificationsOfPayout(
  settled: SettledMonth,
  { id, number }: MonthPayout,
): readonly Specification[] {
  return (['a', 'b', 'c'] as const).flatMap((pays) => {
    const wages = settled.wages.filter((wage) => paidRevenue(wage) === pays);
    return specificationsOf({ ...settled, wages }, { payout: { id, number }, pays });
  });
}

type OfPayout = Pick<Specification, 'payout' | 'pays'>;

function specificationsOf(settled: SettledMonth, ofPayout: OfPayout): readonly Specification[] {
  const wages = settled.wages.filter((wage) => wage.entity === 'fbih' && isInReturns(wage));
  const isAway = ({ worker }: SettledWage): boolean => worker.municipality?.entity === 'rs';
  const kinds = [
    { kind: '2001', inside: wages.filter((wage) => !isAway(wage)) },
    { kind: '2001-A', inside: wages.filter(isAway) },
  ] as const;
  return kinds
    .filter(({ inside }) => inside.length > 0)
    .map(({ kind, inside }) => specification(kind, { ...settled, wages: inside }, ofPayout));
}

function specification(
  kind: SpecificationKind,
  { firm, month, wages }: SettledMonth,
  ofPayout: OfPayout,
): Specification {
  const law = federalLaw({ month, wages });
  const figures = wages.map((wage) => wage.figures);
  const contributions = contributionRows(figures, law);
  const totals = totalRows(figures, contributions);
  return {
    kind,
    ...ofPayout,
    head: headOf(firm, month, wages.length, ofPayout),
    workers: wages.map(({ worker }) => worker.id),
    rows: [
      ...payRows(figures),
      ...contributions,
      ...totals,
      ...(kind === '2001-A' ? federalRows(totals, law) : []),
    ],
    notes: [...estimateNotes({ wages }), ...baseNotes(wages), ...quotaNotes(firm, month, wages)],
  };
}

function headOf(
  firm: Firm,
  month: PayrollMonth,
  workers: number,
  { payout, pays = 'a' }: OfPayout,
): Specification['head'] {
  const from = formatDay(firstDayOf(month));
  const to = formatDay(lastDayOf(month));
  const values: readonly (readonly [row: string, label: string, value: string, isOurs?: true])[] = [
    ['1', 'Naziv', firm.name],
    ['2', 'JIB', firm.jib],
    ['3', 'Adresa', seatOf(firm)],
    ['4', 'Općina', seatMunicipality(firm), true],
    ['5', 'Period', `${from} – ${to}`],
    ['6', 'Šifra djelatnosti', firm.activity],
    ['7', 'Broj uposlenih', String(workers)],
    ['', 'Isplata', PAID_TEXT[pays], true],
    ...(payout ? [['', PAYDAY_LABEL, formatDay(month.payday)] as const] : []),
  ];
  return values.map(([number, label, value, isOurs]) => ({
    row: number,
    label,
    value,
    ...(isOurs && { isOurs }),
  }));
}

/** The reason why rows 16–22 are not the rate of row 10, if they are not. */
function baseNotes(wages: readonly SettledWage[]): readonly string[] {
  const others = otherBases(wages, [
    'Najniža osnovica je primijenjena za',
    'Osnovica djelatnosti (Zakon o doprinosima čl. 6 t. 10) je primijenjena za',
  ]);
  if (others.length === 0) return [];
  const base = sumOf(wages, ({ figures }) => figures.base);
  const gross = sumOf(wages, ({ figures }) => figures.gross);
  return [
    `Redovi 16–22 su na osnovicu ${formatMoney(base)}, a red 10 je ${formatMoney(gross)}. ${others.join(' ')}`,
  ];
}

/** Whether the disabled workers of the month are as many as the law asks for; nothing without any. */
function quotaNotes(
  { meetsQuota }: Firm,
  month: PayrollMonth,
  wages: readonly SettledWage[],
): readonly string[] {
  const disabled = wages.filter(({ worker }) => worker.status === 'disabled').length;
  const law = changeOn(kvota_invalida, firstDayOf(month));
  if (disabled === 0 || !law) return [];
  const { radnika } = law.vrijednost;
  const needed = Math.floor(wages.length / radnika);
  const isMet = disabled >= needed;
  const flag = isMet === (meetsQuota === true) ? '' : ' Provjerite oznaku kvote u podacima firme.';
  return [
    `Osoba s invaliditetom: ${disabled}, radnika: ${wages.length}. Zakon traži jednu na svakih ${radnika}: kvota ${isMet ? 'je' : 'nije'} ispunjena (SN FBiH 9/10).${flag}`,
  ];
}

/** A row of the specification: the sum of the form, and of the slips if it may differ. */
interface SpecificationRow {
  readonly row: string;
  readonly label: string;
  readonly amount: Feninga;
  /** The amount paid; undefined when the form uses the slips' own sum. */
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
function payRows(figures: Figures): readonly SpecificationRow[] {
  const cash = sumOf(figures, inMoney);
  const inKind = sumOf(figures, (one) => one.inKind);
  return [
    row('8', 'Plaća u novcu', cash),
    row('9', 'Plaća u stvarima i uslugama', inKind),
    row('10', 'Plaća ukupno', cash + inKind),
  ];
}

/** Rows 16–25: rate × total base, rounded once: the minimum contribution base may raise it over the gross. */
function contributionRows(
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
    row(
      '20',
      'Doprinos za PIO/MIO na plaću',
      share(base, on.pio),
      bySlips(figures, 'pension', 'on') - sumOf(figures, longerOf),
    ),
    rated('21', 'Doprinos za zdravstveno osiguranje na plaću', on.zdravstveno, 'health', 'on'),
    rated('22', 'Doprinos za osiguranje od nezaposlenosti na plaću', on.nezaposlenost, 'unemployment', 'on'),
    // Additional contributions are those of service counted longer; none for health was found.
    row('23', 'Dodatni doprinos za PIO/MIO', sumOf(figures, longerOf)),
    row('24', 'Dodatni doprinos za zdravstveno osiguranje', 0),
    row('25', 'Dodatni doprinosi ukupno', sumOf(figures, longerOf)),
  ];
}

const longerOf = ({ longerPension = 0 }: WageFigures): Feninga => longerPension;

/** Rows 26–30. */
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
      sumOf(figures, (one) => one.tax),
    ),
  ];
  return [...totals, row('30', 'Ukupno za uplatu', amountIn(totals, '26', '27', '28', '29'))];
}

/** Rows 27a–30a of 2001-A: the part that stays in the Federation. */
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
