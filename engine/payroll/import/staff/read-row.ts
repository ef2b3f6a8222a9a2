import type { Ppm } from '../../../core/numbers/money.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import { largestRate } from '../../api-request/rate-fields.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { RateName } from '../../model/rates.ts';
import { readAccount } from '../cells/account.ts';
import { readAmount } from '../cells/amount.ts';
import { readDay } from '../cells/day.ts';
import { readEntity } from '../cells/entity.ts';
import { isUnsurePercent, readCoefficient, readDependants, readPart, readPercent } from '../cells/figures.ts';
import { readDailyHours } from '../cells/hours.ts';
import { readJmbg } from '../cells/jmbg.ts';
import { type PlaceHints, readMunicipality } from '../cells/municipality.ts';
import { type NameOrder, readFullName, readNamePart } from '../cells/name.ts';
import { cellText, type RawCell } from '../cells/raw-cell.ts';
import { type CellReading, plainly, unreadable } from '../cells/reading.ts';
import {
  MOST_SERVICE,
  readCount,
  readFund,
  readPayKind,
  readSchooling,
  readService,
  readYesNo,
} from '../cells/words.ts';
import { type DeductionPart, deductionName } from '../columns/deduction-columns.ts';
import type { Assignment } from '../columns/layout.ts';
import type { SourceRow } from '../columns/source-table.ts';
import type { PlainStaffField, StaffField } from '../columns/staff-fields.ts';
import type { ImportChoices } from '../rows/choices.ts';
import type { JudgedCell } from '../rows/judged.ts';
import { judgeCell } from '../rows/read-cell.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { DeductionValues, StaffEntry, StaffValues } from './values.ts';

/** All that reading a line needs besides the line. */
export interface RowReading {
  readonly assignment: Assignment<StaffField>;
  readonly facts: readonly ColumnFacts[];
  readonly choices: ImportChoices;
  readonly firmEntity: PayrollEntity;
}

/** The cells of a line that are taken, each judged; where the line names an entity, its municipality is read by it. */
export function readStaffRow(row: SourceRow, reading: RowReading): JudgedCell<StaffField>[] {
  const at = reading.assignment.indexOf('entity');
  const bare = { firmEntity: reading.firmEntity };
  const entity = at < 0 ? undefined : (judgedAt(row, at, reading, bare)?.value as PayrollEntity | undefined);
  const place = entity ? { ...bare, entity } : bare;
  const cells: JudgedCell<StaffField>[] = [];
  for (const column of reading.assignment.keys()) {
    const cell = judgedAt(row, column, reading, place);
    if (cell) cells.push(cell);
  }
  return cells;
}

function judgedAt(
  row: SourceRow,
  column: number,
  { assignment, facts, choices }: RowReading,
  place: PlaceHints,
): JudgedCell<StaffField> | undefined {
  const field = assignment[column];
  const known = facts[column];
  if (!field || !known) return undefined;
  return judgeCell(
    row,
    column,
    field,
    choices,
    (_, cell): CellReading<unknown> =>
      known.deduction
        ? DEDUCTION_READERS[known.deduction.part](cell, known, place)
        : STAFF_READERS[field as PlainStaffField](cell, known, place),
  );
}

/** The values of judged cells, where they have one. */
export function entryOf(cells: readonly JudgedCell<StaffField>[], facts: readonly ColumnFacts[]): StaffEntry {
  const values: Partial<Record<PlainStaffField, unknown>> = {};
  const deductions = new Map<number, DeductionValues>();
  for (const { field, value, column } of cells) {
    const known = facts[column];
    if (value === undefined || !known || isLeftOut(known)) continue;
    if (known.deduction) {
      const { number, part } = known.deduction;
      deductions.set(number, { ...named(known.heading, number), ...deductions.get(number), [part]: value });
    } else values[field as PlainStaffField] = value;
  }
  return { values: values as Partial<StaffValues>, deductions };
}

/** Columns that an answer leaves out: net pay that is not only pay, and the coefficient of a job. */
const isLeftOut = ({ answers }: ColumnFacts): boolean =>
  answers['cisto-neto'] === 'ne' || answers.koeficijent === 'posao';

/** What of a heading says which part of its deduction stands under it: `%`, `iznos` …; of these only behind a word: `rata`, `žiro račun` … */
const PART_WORDS =
  /(?:[\s,:(–-]*(?:%|(?:naziv|primalac|iznos|račun|racun|partija|poziv|ostatak|dug|prinudna)(?!\p{L}))|[\s,:(–-]+(?:rata|mjesečna|mjesecna|anuitet|žiro|ziro|tekući|tekuci|broj|kreditor|banka|preostal[io]|saldo)(?!\p{L})).*$/iu;

/** A column headed `sindikat (%)` or `kredit račun` gives its deduction that name; one that is only numbered is called by its number. */
function named(heading: string, number: number): DeductionValues {
  const name = heading.replace(PART_WORDS, '').trim();
  const isOurs = name === '' || /obustava|\d/i.test(name);
  return { name: isOurs ? deductionName(number) : name };
}

/** Reads a cell with what is known of its column, and of where the worker of the line lives. */
type Reader<T> = (cell: RawCell, column: ColumnFacts, place: PlaceHints) => CellReading<T>;

const byText =
  <T>(read: (text: string) => CellReading<T>): Reader<T> =>
  (cell) =>
    read(cellText(cell));

const amount: Reader<number> = (cell, { signs }) => readAmount(cell, signs);
const day: Reader<string> = (cell, { days }) => readDay(cell, days);

/** `0,01` in a column of percents is asked about: a hundredth, or a hundredth of a percent. The answer is that of the column: beside `0,8` as a part stands `1` as the whole. */
function share(given: string, { answers }: ColumnFacts, most?: Ppm): CellReading<Ppm> {
  if (answers.posto === 'dio' && !given.includes('%')) return readPart(given, most);
  return isUnsurePercent(given) && answers.posto !== 'posto'
    ? unreadable('Odgovorite šta znači 0,01; pitanje stoji iznad tabele.')
    : readPercent(given, most);
}

const rate =
  (name: RateName): Reader<Ppm> =>
  (cell, column) =>
    share(cellText(cell), column, largestRate(name));

/** What our own CSV guards a formula with is taken off again. */
const text = byText((given) => plainly(oneLine(given.replace(/^'(?=[=+\-@])/, ''))));

const STAFF_READERS: { readonly [F in PlainStaffField]: Reader<StaffValues[F]> } = {
  entity: byText(readEntity),
  jmbg: byText(readJmbg),
  lastName: byText(readNamePart),
  firstName: byText(readNamePart),
  fullName: byText((given) => readFullName(given, 'ime-prezime')),
  surnameFirst: byText((given) => readFullName(given, 'prezime-ime')),
  person: (cell, { answers }) => readFullName(cellText(cell), answers['red-imena'] as NameOrder | undefined),
  municipality: (cell, _, place) => readMunicipality(cellText(cell), place),
  account: byText(readAccount),
  position: text,
  schooling: (cell, { answers }) => readSchooling(cellText(cell), answers.stepen === 'ne' ? 'ne' : 'da'),
  dailyHours: byText(readDailyHours),
  employedFrom: day,
  employedTo: day,
  priorYears: byText((given) => readCount(given, MOST_SERVICE.years)),
  priorMonths: byText((given) => readCount(given, MOST_SERVICE.months)),
  priorDays: byText((given) => readCount(given, MOST_SERVICE.days)),
  priorService: byText(readService),
  amount,
  gross: amount,
  net: amount,
  hourly: amount,
  payKind: byText(readPayKind),
  agreedFrom: day,
  coefficient: byText(readCoefficient),
  dependants: byText(readDependants),
  taxReduction: amount,
  cardElsewhere: byText(readYesNo),
  fund: byText(readFund),
  hotMeal: amount,
  transport: amount,
  worksElsewhere: byText(readYesNo),
  otherIncome: amount,
  leastBase: byText(readYesNo),
  seniority: rate('seniority'),
  overtimeUplift: rate('overtimeUplift'),
  nightUplift: rate('nightUplift'),
  holidayUplift: rate('holidayUplift'),
  sickShare: rate('sickShare'),
  address: text,
  email: text,
  phone: text,
  note: text,
};

const amountOrShare: Reader<NonNullable<DeductionValues['amount']>> = (cell, column) => {
  const given = cellText(cell);
  const isPercent = given.includes('%') || column.heading.includes('%');
  const reading = isPercent ? share(given, column) : readAmount(cell, column.signs);
  if ('problem' in reading) return reading;
  const { value, ...rest } = reading;
  const { unchanged: _, ...kept } = rest;
  return { ...kept, value: isPercent ? { share: value } : { amount: value } };
};

const DEDUCTION_READERS: {
  readonly [P in DeductionPart]: Reader<NonNullable<DeductionValues[P]>>;
} = {
  name: text,
  creditor: text,
  amount: amountOrShare,
  account: byText(readAccount),
  reference: text,
  remaining: amount,
  isEnforced: byText(readYesNo),
};
