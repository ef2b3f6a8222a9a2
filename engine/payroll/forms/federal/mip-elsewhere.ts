import type { Day } from '../../../core/days/day.ts';
import { formatDay, formatHundredths } from '../../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { commaAmount } from '../../../core/numbers/units.ts';
import { csvText } from '../../../documents/csv.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { SettledMonth, SettledWage, WageFigures } from '../../model/wage.ts';
import { estimateNotes } from '../../month/calculate/estimated.ts';
import { declaredMonths } from '../../month/payouts/paid-in.ts';
import { type SkippedRow, sortRows, surnameInCapitals } from '../filing.ts';
import { absenceHours } from './amounts.ts';

/** The known values of MIP-1023 for workers reported by an employer outside the Federation; no file. */
export interface MipElsewhere {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[];
  readonly skipped: readonly SkippedRow[];
  readonly notes: readonly string[];
}

/** An amount and its heading; undefined when unknown. */
interface Amount {
  readonly title: string;
  readonly of: (wage: SettledWage) => Feninga | undefined;
}

const amount = (title: string, figure: (of: WageFigures) => Feninga): Amount => ({
  title,
  of: ({ figures }) => figure(figures),
});

/** For workers insured with the fund of the Federation alone. */
const ofItsFund = (title: string, figure: (of: WageFigures) => Feninga): Amount => ({
  title,
  of: ({ worker, figures }) => (worker.fund === 'fbih' ? figure(figures) : undefined),
});

const GROSS = amount('bruto plaća', ({ gross }) => gross);

type Elsewhere = Exclude<PayrollEntity, 'fbih'>;

/**
 * The reported amounts: health and unemployment for an employer of Republika Srpska, the pension of the Federal fund for one of the
 * District.
 */
const AMOUNTS: Readonly<Record<Elsewhere, readonly Amount[]>> = {
  rs: [
    GROSS,
    amount('zdravstvo', ({ health }) => health.from + health.on),
    amount('nezaposlenost', ({ unemployment }) => unemployment.from + unemployment.on),
  ],
  bd: [
    GROSS,
    ofItsFund('PIO iz plate', ({ pension }) => pension.from),
    ofItsFund('PIO na platu', ({ pension }) => pension.on),
  ],
};

const NOTES: Readonly<Record<Elsewhere, string>> = {
  rs: 'Za radnike s prebivalištem u Federaciji podnesite MIP-1023 tamo, za zdravstvo i nezaposlenost. Za PIO, lični odbitak, osnovicu i porez pitajte Poreznu upravu Federacije.',
  bd: 'Za radnike s federalnim fondom PIO ili prebivalištem u Federaciji podnesite i MIP-1023. PIO je popunjen samo onima s federalnim fondom. Za ostala polja pitajte Poreznu upravu Federacije.',
};

/**
 * The workers an employer outside the Federation reports there: residents of the Federation, and in the District also members of its
 * pension fund.
 */
export const isReportedInFederation = ({ entity, worker }: SettledWage): boolean =>
  entity !== 'fbih' &&
  (worker.municipality?.entity === 'fbih' || (entity === 'bd' && worker.fund === 'fbih'));

/** Undefined without workers. */
export function mipElsewhere(settled: SettledMonth): MipElsewhere | undefined {
  const { firm } = settled;
  const wages = settled.wages.filter(isReportedInFederation);
  if (firm.entity === 'fbih' || wages.length === 0) return undefined;
  const { rows, skipped, doubts } = sortRows(firm, wages, { needsMunicipality: true });
  const amounts = AMOUNTS[firm.entity];
  return {
    columns: [...BEFORE_AMOUNTS, ...amounts.map(({ title }) => title), 'općina prebivališta'],
    rows: declaredMonths({ ...settled, wages: rows }).flatMap(({ month, wages: paid }) =>
      paid.map((wage) => cellsOf(wage, amounts, month.payday)),
    ),
    totals: totalsOf(rows, amounts),
    skipped,
    notes: [...estimateNotes(settled), NOTES[firm.entity], ...doubts],
  };
}

/** The same as CSV, with its notes and the workers who are not in it. */
export const mipElsewhereCsv = ({ columns, rows, totals, skipped, notes }: MipElsewhere): string =>
  csvText([
    columns,
    ...rows,
    totals,
    ...skipped.map(({ worker, reason }) => ['', `Nije u tabeli: ${worker}`, reason]),
    ...notes.map((note) => ['', note]),
  ]);

/** The column that a moved payout changes. */
export const PAYDAY_COLUMN = 'dan isplate';

const BEFORE_AMOUNTS = ['JMB', 'prezime i ime', PAYDAY_COLUMN, 'radni sati', 'sati bolovanja'] as const;

const cellsOf = (wage: SettledWage, amounts: readonly Amount[], payday: Day): readonly string[] => [
  wage.worker.jmbg,
  surnameInCapitals(wage.worker),
  formatDay(payday),
  formatHundredths(wage.figures.fundHours),
  formatHundredths(absenceHours(wage)),
  ...amounts.map(({ of }) => written(of(wage))),
  wage.worker.municipality?.code ?? '',
];

const totalsOf = (wages: readonly SettledWage[], amounts: readonly Amount[]): readonly string[] => [
  '',
  'UKUPNO',
  '',
  '',
  '',
  ...amounts.map(({ of }) => commaAmount(sumOf(wages, (wage) => of(wage) ?? 0))),
  '',
];

const written = (sum: Feninga | undefined): string => (sum === undefined ? '' : commaAmount(sum));
