import { PPM } from '../../../core/numbers/money.ts';
import { plainName } from '../../../core/text/letters.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import { ABSENCE_KINDS, type AbsenceKind, type AbsencePayer } from '../../absences/absence.ts';
import { FUND_PAYMENTS, type FundPayment } from '../../absences/fund-payment.ts';
import { readAmount, readHours, readPercent, signsOf } from '../cells/amount.ts';
import {
  type CellReading,
  cellText,
  type DayColumn,
  plainly,
  type RawCell,
  readDay,
  readJmbg,
  unreadable,
} from '../cells/reading.ts';
import type { SourceRow } from '../columns/field-words.ts';
import type { Assignment } from '../columns/layout.ts';
import type { ImportChoices, JudgedCell } from '../rows/judged.ts';
import { judgeCell } from '../rows/read-cell.ts';
import type { AbsenceField } from './absence-columns.ts';

/** Context for reading a line. */
export interface AbsenceReading {
  readonly assignment: Assignment<AbsenceField>;
  /** Format of each column of days. */
  readonly days: readonly DayColumn[];
  readonly choices: ImportChoices;
}

/** Reads and judges the imported cells of a line. */
export const readAbsenceRow = (row: SourceRow, reading: AbsenceReading): JudgedCell<AbsenceField>[] =>
  reading.assignment.flatMap((field, column) => {
    const cell =
      field && judgeCell(row, column, field, reading.choices, (...asked) => read(reading, ...asked));
    return cell ? [cell] : [];
  });

function read(
  { days }: AbsenceReading,
  field: AbsenceField,
  cell: RawCell,
  column: number,
): CellReading<unknown> {
  const text = cellText(cell);
  switch (field) {
    case 'jmbg':
      return readJmbg(text);
    case 'kind':
      return readKind(text);
    case 'payer':
      return readPayer(text);
    case 'from':
    case 'to':
      return readDay(cell, days[column] ?? { isMonthFirst: false, is1904: false });
    case 'hours':
      return readHours(text);
    case 'fundPayment':
      return readFundPayment(text);
    case 'fundBase':
      return readAmount(cell, signsOf([text]));
    case 'share':
    case 'fundShare':
      return readPercent(text, PPM);
    case 'employerDays':
    case 'daysBefore':
      return /^\d{1,3}$/.test(text)
        ? plainly(Number(text))
        : unreadable('Upišite cijeli broj dana, npr. 42.');
    default:
      return plainly(oneLine(text.replace(/^'(?=[=+\-@])/, '')));
  }
}

/** Words for a kind in other programs, by normalized prefix; longest first. */
const BEGINNINGS: readonly (readonly [beginning: string, kind: AbsenceKind])[] = [
  ['povreda na radu', 'workInjury'],
  ['profesionalna bolest', 'workInjury'],
  ['odrzavanje trudnoce', 'pregnancy'],
  ['trudno', 'pregnancy'],
  ['komplikacije', 'pregnancy'],
  ['njega', 'care'],
  ['izolacija', 'isolation'],
  ['porod', 'maternity'],
  ['ocinsko', 'paternity'],
  ['godisnji', 'annual'],
  ['neplaceno', 'unpaid'],
  ['placeno', 'paid'],
  ['vojn', 'military'],
  ['bolest', 'illness'],
  ['bolovanje', 'illness'],
  ['drugo', 'other'],
];

/** Grid codes that are matched whole. */
const CODES: Readonly<Record<string, AbsenceKind>> = { go: 'annual', bo: 'illness', np: 'unpaid' };

function readKind(text: string): CellReading<AbsenceKind> {
  const word = plainName(text);
  const kind = CODES[word] ?? BEGINNINGS.find(([beginning]) => word.startsWith(beginning))?.[1];
  return kind ? plainly(kind) : unreadable(`Upišite vrstu kao: ${Object.values(ABSENCE_KINDS).join(', ')}.`);
}

const PAYERS: Readonly<Record<string, AbsencePayer>> = {
  firma: 'employer',
  poslodavac: 'employer',
  fond: 'fund',
  niko: 'nobody',
  neplaceno: 'nobody',
};

/** Words for who pays days at a fund's cost, as our own files have them. */
export const FUND_PAYMENT_TEXTS: Readonly<Record<FundPayment, string>> = {
  net: 'firma, fond vraća neto',
  gross: 'firma, fond vraća bruto',
  fund: 'fond',
};

function readFundPayment(text: string): CellReading<FundPayment> {
  const payment = FUND_PAYMENTS.find((one) => plainName(FUND_PAYMENT_TEXTS[one]) === plainName(text));
  return payment
    ? plainly(payment)
    : unreadable(`Upišite ko isplaćuje: ${Object.values(FUND_PAYMENT_TEXTS).join('; ')}.`);
}

function readPayer(text: string): CellReading<AbsencePayer> {
  const payer = PAYERS[plainName(text)];
  return payer ? plainly(payer) : unreadable('Upišite ko plaća: firma, fond ili niko.');
}
