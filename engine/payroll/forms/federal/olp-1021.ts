import { formatDay } from '../../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { Block, Cell, Document, Table } from '../../../documents/blocks.ts';
import { amountFigure, decimalFigure, rateFigure } from '../../../documents/figures.ts';
import { fileNamePart } from '../../../documents/file-name.ts';
import type { Firm } from '../../model/firm.ts';
import { fullName, seatOf } from '../../model/firm.ts';
import type { WageFigures } from '../../model/wage.ts';
import { contributionsOf } from '../../month/calculate/figures.ts';
import type { PaidWage, WorkerYear } from '../../month/year.ts';
import { openingNotes } from '../../papers/certificates/pay-table.ts';
import { federalLaw, inMoney } from './amounts.ts';
import { payoutKind } from './payout-kind.ts';

/** A column of the record as numbered by its rulebook. */
interface OlpColumn {
  readonly title: string;
  readonly cell: (paid: PaidWage, at: number) => Cell;
  readonly total?: (figures: WageFigures) => Feninga;
}

const amount = (title: string, of: (figures: WageFigures) => Feninga): OlpColumn => ({
  title,
  cell: ({ wage }) => amountFigure(of(wage.figures)),
  total: of,
});

const textColumn = (title: string, cell: OlpColumn['cell']): OlpColumn => ({ title, cell });

/** All three of the worker's contributions, at the rates of the wage month. */
function totalRate({ month, wage }: PaidWage) {
  const { pio, zdravstveno, nezaposlenost } = federalLaw({ month, wages: [wage] }).doprinosi_iz;
  return rateFigure(pio + zdravstveno + nezaposlenost);
}

const number = textColumn('1 R. br.', (_, at) => decimalFigure(at + 1, 0));
const day = textColumn('2 Datum', ({ month, wage }) =>
  wage.opening ? `${formatDay(month.payday)} *` : formatDay(month.payday),
);

/** As printed by a public program; the rulebook is SN FBiH 48/21 and later. */
const COLUMNS: readonly OlpColumn[] = [
  textColumn('3 Vrsta', ({ wage, month }) => payoutKind(wage, month)),
  amount('4 U novcu', inMoney),
  amount('5 U stvarima', ({ inKind }) => inKind),
  amount('6 Bruto', ({ gross }) => gross),
  textColumn('7 Stopa (%)', totalRate),
  amount('8 PIO', ({ pension }) => pension.from),
  amount('9 Zdravstveno', ({ health }) => health.from),
  amount('10 Nezap.', ({ unemployment }) => unemployment.from),
  amount('11 Doprinosi', contributionsOf),
  amount('12 Bez doprinosa', (figures) => figures.gross - contributionsOf(figures)),
  textColumn('13 Faktor', ({ wage }) => decimalFigure(wage.figures.coefficient, 6)),
  amount('14 Odbitak', ({ allowance }) => allowance),
  amount('15 Osnovica', ({ taxBase }) => taxBase),
  amount('16 Porez', ({ tax }) => tax),
  // As on the form: 12 − 16.
  amount('17 Neto', (figures) => figures.gross - contributionsOf(figures) - figures.tax),
];

/** A portrait page has room for half of them: each half begins with the number and the day. */
const HALVES = [COLUMNS.slice(0, 8), COLUMNS.slice(8)] as const;

/** The yearly record OLP-1021 of one worker: stored and printed, never filed. */
export const olp1021 = (firm: Firm, { worker, paid }: WorkerYear, year: number): Document => ({
  title: `OLP-1021 za ${year}, ${fullName(worker)}`,
  language: 'bs-Latn',
  fileName: `OLP-1021_${year}_${fileNamePart(fullName(worker)) || 'radnik'}`,
  blocks: [
    { kind: 'title', text: 'Obrazac OLP-1021' },
    {
      kind: 'columns',
      left: party('Poslodavac', firm.name, 'JIB', firm.jib, seatOf(firm)),
      right: party('Zaposlenik', fullName(worker), 'JMB', worker.jmbg, worker.address),
    },
    { kind: 'paragraph', text: `Porezna godina: ${year}.` },
    ...HALVES.map((columns, half) => tableOf([number, day, ...columns], paid, half)),
    ...openingNotes(paid),
    { kind: 'signatures', parties: [{ role: 'Datum i potpis poslodavca', name: firm.name }] },
  ],
});

const party = (
  role: string,
  name: string,
  numberName: string,
  id: string,
  address: string,
): readonly Block[] => [
  { kind: 'heading', text: role },
  { kind: 'paragraph', text: [{ bold: name }] },
  { kind: 'paragraph', text: `${numberName}: ${id}` },
  { kind: 'paragraph', text: address },
];

const tableOf = (columns: readonly OlpColumn[], paid: readonly PaidWage[], half: number): Table => ({
  kind: 'table',
  caption: half === 0 ? 'Kolone 1 do 10' : 'Kolone 11 do 17',
  isDense: true,
  columns: columns.map(({ title }, at) => ({ title, align: at === 1 ? 'start' : 'end', width: 'fit' })),
  rows: [
    ...paid.map((one, at) => columns.map(({ cell }) => cell(one, at))),
    columns.map(({ total }, at) => totalCell(total, at, paid)),
  ],
  strongRows: [paid.length],
  totals: [],
});

function totalCell(total: OlpColumn['total'], at: number, paid: readonly PaidWage[]): Cell {
  if (at === 1) return 'Ukupno';
  return total ? amountFigure(sumOf(paid, ({ wage }) => total(wage.figures))) : '';
}
