import { formatDay } from '@obracun/engine/kernel/figures/format.ts';
import { HUNDREDTHS } from '@obracun/engine/kernel/figures/money.ts';
import { toWire } from '@obracun/engine/kernel/figures/value.ts';
import type { Owed, Tranche } from '@obracun/engine/rules/interest-over-time.ts';
import type { CellObject, Row, SheetData } from 'write-excel-file/universal';
import { asRead } from '../../device/as-read.ts';
import { AMOUNT, number, weight, words } from '../../spreadsheet/cells.ts';
import { writeSheet } from '../../spreadsheet/write-sheet.ts';

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

const amount = (feninga: number, isStrong = false): CellObject =>
  number(feninga / HUNDREDTHS, AMOUNT, weight(isStrong));

/** The tranches as rows of one sheet, and under them what is left. */
export const trancheSheet = ({
  tranches,
  interest,
  paid,
  principalLeft,
  interestLeft,
  left,
}: Owed): SheetData => [
  HEADS.map((head) => words(asRead(head), weight(true))),
  ...tranches.map(trancheRow),
  [],
  sum('Obračunata kamata', interest),
  sum('Uplaćeno', paid),
  sum('Preostala glavnica', principalLeft),
  sum('Preostala kamata', interestLeft),
  sum('Ukupno duguje', left),
];

const sum = (name: string, feninga: number): Row => [
  words(asRead(name), weight(true)),
  null,
  null,
  amount(feninga, true),
];

const trancheRow = ({ from, to, days, principal, rate, ...sums }: Tranche): Row => [
  words(formatDay(from)),
  words(formatDay(to)),
  number(days),
  amount(principal),
  number(Number(toWire('posto', rate.stopa))),
  words(asRead(rate.po === 'dan' ? 'danu' : 'godini')),
  amount(sums.interest),
  amount(sums.paid),
  amount(sums.paidInterest),
  amount(sums.paidPrincipal),
];

/** The tranches as an XLSX file, made in the browser. */
export const trancheWorkbook = (owed: Owed): Promise<Blob> =>
  writeSheet(trancheSheet(owed), asRead('Kamata'), COLUMNS);
