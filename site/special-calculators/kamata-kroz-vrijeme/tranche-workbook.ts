import { toWire } from '@obracun/engine/core/numbers/value.ts';
import type { Outstanding, Tranche } from '@obracun/engine/rules/interest-over-time.ts';
import type { Row, SheetData } from 'write-excel-file/universal';
import { asRead } from '../../storage/as-read.ts';
import { amountCell, dayCell, headCell, number, wordCell } from '../../xlsx/cells.ts';
import { writeWorkbook } from '../../xlsx/write-workbook.ts';

const HEADS = [
  'Od',
  'Do',
  'Dana',
  'Glavnica',
  'Stopa %',
  'Stopa po',
  'Kamata',
  'Uplata',
  'Od toga kamata',
  'Od toga glavnica',
];
const COLUMNS = [14, 14, 8, 14, 10, 10, 14, 14, 16, 18];

/** The tranches as rows of one sheet, and the remainder below them. */
export const trancheSheet = ({
  tranches,
  interest,
  paid,
  principalLeft,
  interestLeft,
  left,
  overpaid,
}: Outstanding): SheetData => [
  HEADS.map(headCell),
  ...tranches.map(trancheRow),
  [],
  sum('Obračunata kamata', interest),
  sum('Uplaćeno', paid),
  sum('Preostala glavnica', principalLeft),
  sum('Preostala kamata', interestLeft),
  sum('Ukupno duguje', left),
  ...(overpaid > 0 ? [sum('Preplaćeno', overpaid)] : []),
];

const sum = (name: string, feninga: number): Row => [headCell(name), null, null, amountCell(feninga, true)];

const trancheRow = ({ from, to, days, principal, rate, ...sums }: Tranche): Row => [
  dayCell(from),
  dayCell(to),
  number(days),
  amountCell(principal),
  number(Number(toWire('posto', rate.stopa))),
  wordCell(asRead(rate.po === 'dan' ? 'danu' : 'godini')),
  amountCell(sums.interest),
  amountCell(sums.paid),
  amountCell(sums.paidInterest),
  amountCell(sums.paidPrincipal),
];

/** The tranches as an XLSX file, made in the browser. */
export const trancheWorkbook = (outstanding: Outstanding): Promise<Blob> =>
  writeWorkbook([
    { name: asRead('Kamata'), widths: COLUMNS, rows: trancheSheet(outstanding), hasHeader: true },
  ]);
