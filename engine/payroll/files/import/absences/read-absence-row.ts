import { PPM } from '../../../../core/numbers/money.ts';
import { plainName } from '../../../../core/text/letters.ts';
import { oneLine } from '../../../../documents/typed-text.ts';
import { ABSENCE_KINDS, type AbsenceKind, type AbsencePayer } from '../../../model/absence.ts';
import { FUND_PAYMENTS, type FundPayment } from '../../../model/fund-payment.ts';
import { type AmountSigns, readAmount, readHours, readPercent, signsOf } from '../cells/amount.ts';
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
import type { SourceRow } from '../columns/field-text.ts';
import type { Assignment } from '../columns/layout.ts';
import type { ImportChoices, JudgedCell } from '../rows/judged.ts';
import { judgeCell } from '../rows/read-cell.ts';
import type { AbsenceField } from './absence-columns.ts';

/** Context for reading a line. */
export interface AbsenceReading {
  readonly assignment: Assignment<AbsenceField>;
  /** Separators of each column of amounts. */
  readonly signs: readonly AmountSigns[];
  /** Format of each column of days. */
  readonly days: readonly DayColumn[];
  readonly choices: ImportChoices;
}

/** Reads and judges the imported cells of a line. */
export const readAbsenceRow = (row: SourceRow, reading: AbsenceReading): JudgedCell<AbsenceField>[] =>
  reading.assignment.flatMap((field, column) => {
    const cell =
      field && judgeCell(row, column, field, reading.choices, (...question) => read(reading, ...question));
    return cell ? [cell] : [];
  });

function read(
  { days, signs }: AbsenceReading,
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
      return readAmount(cell, signs[column] ?? signsOf([text]));
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

/** Words for a kind in other programs, as beginnings of normalized words. */
const KIND_TEXT: readonly (readonly [beginning: string, kind: AbsenceKind])[] = [
  ['povred', 'workInjury'],
  ['profesionalna bolest', 'workInjury'],
  ['odrzavanje trudnoce', 'pregnancy'],
  ['trudno', 'pregnancy'],
  ['komplikacije', 'pregnancy'],
  ['njeg', 'care'],
  ['izolacij', 'isolation'],
  ['porodilj', 'maternity'],
  ['porodaj', 'maternity'],
  ['ocinsk', 'paternity'],
  ['godisnj', 'annual'],
  ['neplacen', 'unpaid'],
  ['placen', 'paid'],
  ['vojn', 'military'],
];

/** Any sickness, unless a word above says which. */
const SICKNESS = /(?:^| )(?:bolest|bolovanj)/;

/** Grid codes that are matched whole. */
const CODES: Readonly<Record<string, AbsenceKind>> = {
  go: 'annual',
  bo: 'illness',
  np: 'unpaid',
  porod: 'maternity',
  drugo: 'other',
  'drugo odsustvo': 'other',
};

/** The kind that the words say; a text that says two, or none, is not guessed. */
function readKind(text: string): CellReading<AbsenceKind> {
  const name = plainName(text);
  const kinds = new Set(
    KIND_TEXT.filter(([beginning]) => ` ${name}`.includes(` ${beginning}`)).map(([, kind]) => kind),
  );
  const [only] = kinds;
  const kind = CODES[name] ?? (kinds.size === 1 ? only : undefined);
  if (kind) return plainly(kind);
  return kinds.size === 0 && SICKNESS.test(name)
    ? plainly('illness')
    : unreadable(`Upišite vrstu kao: ${Object.values(ABSENCE_KINDS).join(', ')}.`);
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
