import { formatDay, formatHundredths, monthWritten } from '../../../core/numbers/format.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import { plain } from '../../../core/numbers/units.ts';
import { csvText } from '../../../documents/csv.ts';
import { amountFigure, decimalFigure } from '../../../documents/figures.ts';
import { type RecordColumn, type Sheet, tableSheet } from '../../../documents/sheet.ts';
import { ABSENCE_KINDS } from '../../model/absence.ts';
import { surnameFirst } from '../../model/firm.ts';
import type { ClaimState, JudgedClaim } from './claim-dates.ts';

/** Names of the states, for lists and files. */
export const CLAIM_STATES: Readonly<Record<ClaimState, string>> = {
  overdue: 'rok je prošao',
  open: 'nije podnesen',
  late: 'fond kasni',
  submitted: 'podnesen',
  part: 'plaćen dijelom',
  paid: 'plaćen',
};

/** A claim in a list over firms. */
export interface ListedClaim extends JudgedClaim {
  readonly firmName: string;
}

type Column = RecordColumn<ListedClaim> & { readonly text: (one: ListedClaim) => string };

const textColumn = (title: string, width: number, text: Column['text']): Column => ({
  title,
  width,
  text,
  cell: text,
});

const amount = (title: string, of: (one: ListedClaim) => number): Column => ({
  title,
  width: 14,
  text: (one) => plain(of(one)).replace('.', ','),
  cell: (one) => amountFigure(of(one)),
  total: (all) => amountFigure(sumOf(all, of)),
});

const COLUMNS: readonly Column[] = [
  textColumn('Firma', 30, ({ firmName }) => firmName),
  textColumn('Radnik', 26, ({ claim }) => surnameFirst(claim.worker)),
  textColumn('Mjesec', 14, ({ claim }) => monthWritten(claim)),
  textColumn('Vrsta odsustva', 28, ({ claim }) => ABSENCE_KINDS[claim.kind]),
  textColumn('Od', 14, ({ claim }) => formatDay(claim.from)),
  textColumn('Do', 14, ({ claim }) => formatDay(claim.to)),
  {
    title: 'Sati',
    width: 10,
    text: ({ claim }) => formatHundredths(claim.hours),
    cell: ({ claim }) => decimalFigure(claim.hours, 2),
  },
  amount('Bruto', ({ claim }) => claim.gross),
  amount('Neto', ({ claim }) => claim.net),
  amount('Potraživanje', ({ claim }) => claim.amount),
  textColumn('Rok', 14, ({ due }) => (due ? formatDay(due.day) : '')),
  textColumn('Stanje', 18, ({ state }) => CLAIM_STATES[state]),
  textColumn('Podnesen', 14, ({ status }) => (status.submitted ? formatDay(status.submitted) : '')),
  textColumn('Uplata', 14, ({ status }) => (status.paid ? formatDay(status.paid) : '')),
  amount('Uplaćeno', ({ claim, left, status }) =>
    status.paid ? (status.paidAmount ?? claim.amount - left) : 0,
  ),
  amount('Ostatak', ({ left }) => left),
  textColumn('Napomena', 30, ({ status }) => status.note),
];

export const claimSheet = (claims: readonly ListedClaim[]): Sheet =>
  tableSheet('Potraživanja od fonda', COLUMNS, claims);

export const claimCsv = (claims: readonly ListedClaim[]): string =>
  csvText([COLUMNS.map(({ title }) => title), ...claims.map((one) => COLUMNS.map(({ text }) => text(one)))]);
