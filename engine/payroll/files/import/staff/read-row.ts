import type { Ppm } from '../../../../core/numbers/money.ts';
import { plainName } from '../../../../core/text/letters.ts';
import { checkAccount, checkIban, withoutBosnianHead } from '../../../../documents/identifiers/account.ts';
import { compact } from '../../../../documents/identifiers/digits.ts';
import { oneLine } from '../../../../documents/typed-text.ts';
import type { PayrollEntity } from '../../../model/place.ts';
import type { RateName } from '../../../model/worker.ts';
import { largestRate } from '../../../month/api-request/rate-fields.ts';
import {
  isUnsurePercent,
  readAmount,
  readCoefficient,
  readDailyHours,
  readDependants,
  readPart,
  readPercent,
} from '../cells/amount.ts';
import { type PlaceHints, readMunicipality } from '../cells/municipality.ts';
import {
  type CellReading,
  cellText,
  changed,
  isScientific,
  type NameOrder,
  plainly,
  type RawCell,
  readDay,
  readFullName,
  readJmbg,
  readNamePart,
  unreadable,
} from '../cells/reading.ts';
import {
  MOST_SERVICE,
  readCount,
  readFund,
  readPayKind,
  readSchooling,
  readService,
  readYesNo,
} from '../cells/texts.ts';
import {
  readAccounts,
  readContractKind,
  readLongerService,
  readSex,
  readSpells,
  readStatus,
} from '../cells/worker-lists.ts';
import { type DeductionPart, deductionName } from '../columns/deduction-columns.ts';
import type { SourceRow } from '../columns/field-text.ts';
import type { Assignment } from '../columns/layout.ts';
import {
  type ColumnKind,
  type ColumnValues,
  type PlainStaffField,
  STAFF_COLUMNS,
  type StaffField,
  type StaffValues,
} from '../columns/staff-fields.ts';
import type { ImportChoices, JudgedCell } from '../rows/judged.ts';
import { judgeCell } from '../rows/read-cell.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { DeductionValues, StaffEntry } from './values.ts';

/** Context for reading a line. */
export interface RowReading {
  readonly assignment: Assignment<StaffField>;
  readonly facts: readonly ColumnFacts[];
  readonly choices: ImportChoices;
  readonly firmEntity: PayrollEntity;
}

/** Reads and judges the imported cells of a line; its entity helps to read the municipality. */
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
        ? DEDUCTION_READERS[known.deduction.part](cell, known, place, field)
        : READERS[STAFF_COLUMNS[field as PlainStaffField].kind](cell, known, place, field),
  );
}

/** The values of judged cells that have one. */
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

/** True for columns excluded by an answer: net with other payments, and the coefficient of a job. */
const isLeftOut = ({ answers }: ColumnFacts): boolean =>
  answers['cisto-neto'] === 'ne' || answers.koeficijent === 'posao';

/** Heading words for a part of a deduction: `%`, `iznos` …; some only after another word: `rata`, `žiro račun` … */
const PART_TEXT =
  /(?:[\s,:(–-]*(?:%|(?:naziv|primalac|iznos|račun|racun|partija|poziv|ostatak|dug|prinudna)(?!\p{L}))|[\s,:(–-]+(?:rata|mjesečna|mjesecna|anuitet|žiro|ziro|tekući|tekuci|broj|kreditor|banka|preostal[io]|saldo)(?!\p{L})).*$/iu;

/** Takes the name of a deduction from `sindikat (%)` or `kredit račun`; a numbered one gets its default name. */
function named(heading: string, number: number): DeductionValues {
  const name = heading.replace(PART_TEXT, '').trim();
  const isOurs = name === '' || /obustava|\d/i.test(name);
  return { name: isOurs ? deductionName(number) : name };
}

/** Reads a cell, given the facts of its column and the residence of the line's worker. */
type Reader<T> = (cell: RawCell, column: ColumnFacts, place: PlaceHints, field: StaffField) => CellReading<T>;

const byText =
  <T>(read: (text: string) => CellReading<T>): Reader<T> =>
  (cell) =>
    read(cellText(cell));

const amount: Reader<number> = (cell, { signs }) => readAmount(cell, signs);
const day: Reader<string> = (cell, { days }) => readDay(cell, days);

/** `0,01` among percentages needs an answer for the column: 1 % or 0.01 %. As fractions, `0,8` and `1` can share a column. */
function share(given: string, { answers }: ColumnFacts, most?: Ppm): CellReading<Ppm> {
  if (answers.posto === 'dio' && !given.includes('%')) return readPart(given, most);
  return isUnsurePercent(given) && answers.posto !== 'posto'
    ? unreadable('Odgovorite šta znači 0,01. Pitanje je iznad tabele.')
    : readPercent(given, most);
}

const rate: Reader<Ppm> = (cell, column, _, field) =>
  share(cellText(cell), column, largestRate(field as RateName));

/** Removes the guard against formulas written by our own CSV. */
const trimmed = byText((given) => plainly(oneLine(given.replace(/^'(?=[=+\-@])/, ''))));

const READERS: { readonly [K in ColumnKind]: Reader<ColumnValues[K]> } = {
  entity: byText(readEntity),
  jmbg: byText(readJmbg),
  name: byText(readNamePart),
  nameFirst: byText((given) => readFullName(given, 'ime-prezime')),
  surnameFirst: byText((given) => readFullName(given, 'prezime-ime')),
  person: (cell, { answers }) => readFullName(cellText(cell), answers['red-imena'] as NameOrder | undefined),
  text: trimmed,
  municipality: (cell, _, place) => readMunicipality(cellText(cell), place),
  account: byText(readAccount),
  schooling: (cell, { answers }) => readSchooling(cellText(cell), answers.stepen === 'ne' ? 'ne' : 'da'),
  dailyHours: byText(readDailyHours),
  day,
  years: byText((given) => readCount(given, MOST_SERVICE.years)),
  months: byText((given) => readCount(given, MOST_SERVICE.months)),
  days: byText((given) => readCount(given, MOST_SERVICE.days)),
  service: byText(readService),
  amount,
  payKind: byText(readPayKind),
  coefficient: byText(readCoefficient),
  dependants: byText(readDependants),
  yesNo: byText(readYesNo),
  fund: byText(readFund),
  rate,
  spells: byText(readSpells),
  accounts: byText(readAccounts),
  status: byText(readStatus),
  longerService: byText(readLongerService),
  sex: byText(readSex),
  contractKind: byText(readContractKind),
};

const amountOrShare: Reader<NonNullable<DeductionValues['amount']>> = (cell, column) => {
  const given = cellText(cell);
  const isPercent = given.includes('%') || column.heading.includes('%');
  const reading = isPercent ? share(given, column) : readAmount(cell, column.signs);
  if ('problem' in reading) return reading;
  const { value, ...rest } = reading;
  const { unchanged: _, ...stored } = rest;
  return { ...stored, value: isPercent ? { share: value } : { amount: value } };
};

const DEDUCTION_READERS: {
  readonly [P in DeductionPart]: Reader<NonNullable<DeductionValues[P]>>;
} = {
  name: trimmed,
  creditor: trimmed,
  amount: amountOrShare,
  account: byText(readAccount),
  reference: trimmed,
  remaining: amount,
  isEnforced: byText(readYesNo),
};

const WRITTEN: Readonly<Record<PayrollEntity, readonly string[]>> = {
  fbih: ['fbih', 'federacija', 'federacija bih', 'f', 'fed', 'federacija bosne i hercegovine'],
  rs: ['rs', 'r srpska', 'republika srpska', 'srpska', 'r s'],
  bd: ['bd', 'brcko', 'bdbih', 'brcko distrikt', 'distrikt', 'distrikt brcko'],
};

/** Reads an entity; `PC` may be `РС` in Cyrillic. */
export function readEntity(text: string): CellReading<PayrollEntity> {
  const name = plainName(text);
  const found = (Object.keys(WRITTEN) as PayrollEntity[]).find(
    (entity) => WRITTEN[entity].includes(name) || (entity === 'rs' && name === 'pc'),
  );
  return found ? plainly(found) : unreadable('Upišite entitet: FBiH, RS ili BD.');
}

const LENGTH = 16;
const ROUNDED = 'Excel je zaokružio broj računa: upišite ga ponovo, ili kolonu u Excelu postavite kao Tekst.';

const FOREIGN = 'Ovo je IBAN druge države: nalozi idu na račun u BiH, od 16 cifara.';

/** Reads a bank account of 16 digits, also from a Bosnian IBAN. */
export function readAccount(text: string): CellReading<string> {
  if (isScientific(text)) return unreadable(ROUNDED);
  const number = withoutBosnianHead(compact(text.replace(/^'/, '')));
  const wrong = /^[A-Z]/.test(number) ? (checkIban(number) ?? FOREIGN) : checkAccount(number);
  if (wrong) return unreadable(isRounded(number) ? ROUNDED : wrong);
  return number === text
    ? plainly(number)
    : changed(number, { kind: 'account-digits', old: text, now: number, toConfirm: false });
}

/** Spreadsheets keep 15 digits and set the sixteenth to zero. */
const isRounded = (number: string): boolean => number.length === LENGTH && number.endsWith('0');
