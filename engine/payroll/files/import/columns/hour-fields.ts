import type { Firm } from '../../../model/firm.ts';
import {
  ENTRY_NAMES,
  type EntryName,
  MONTH_COLUMNS,
  type MonthColumn,
  monthColumnsOf,
  type StandingEntry,
} from '../../../model/month-columns.ts';
import { isKindKey } from '../../../model/pay-kind.ts';
import { columnOf, columnsOf, numberKindOf } from '../../../staff/pay-kinds/columns-of.ts';
import { type FieldText, fieldText } from './field-text.ts';
import { type HeadingMatch, headingMatcher, type Mark } from './headings.ts';

/** Columns outside the month: worker identity, and hours added to another column. */
export const OTHER_HOUR_TEXT = {
  jmbg: fieldText('JMBG', 'jmb, matični broj, mat br, matbr, jedinstveni matični broj, matični'),
  lastName: fieldText('prezime', 'prez, surname, naz'),
  firstName: fieldText('ime', 'name'),
  fullName: fieldText('ime i prezime'),
  surnameFirst: fieldText('prezime i ime'),
  person: fieldText('radnik', 'zaposlenik, zaposleni, uposlenik, naziv radnika, prezime ime, ime prezime'),
  worked: fieldText('rad', 'sati, redovni, redovan rad, efektivni, ukupno sati, sati rada'),
  holiday: fieldText('praznik neradni', 'praznik, državni praznik, dp'),
  leave: fieldText('godišnji', 'go, godišnji odmor'),
  maternity: fieldText('porodiljsko', 'porod'),
  mealDays: fieldText('topli obrok dana', 'dana to, broj obroka'),
  note: fieldText('napomena', 'komentar'),
} as const;

/** Month columns with another field name in files; devices store assignments by it. */
const RENAMED = {
  paidDays: 'paid',
  unpaidDays: 'unpaid',
  missedHours: 'missed',
  sickHours: 'sick',
  fundHours: 'sickFund',
} as const satisfies Partial<Record<EntryName, string>>;

type Renamed = typeof RENAMED;

export type EntryField = Exclude<EntryName, keyof Renamed> | Renamed[keyof Renamed];
export type PlainHourField = keyof typeof OTHER_HOUR_TEXT | EntryField;
export type DayField = `day${number}`;
export type HourField = PlainHourField | DayField;

/** The file field of a month column. */
export const fieldOfEntry = (name: EntryName): EntryField =>
  name in RENAMED ? RENAMED[name as keyof Renamed] : (name as EntryField);

/** Columns offered before a month column. */
const BEFORE: Readonly<Partial<Record<StandingEntry, readonly PlainHourField[]>>> = {
  overtime: ['jmbg', 'lastName', 'firstName', 'fullName', 'surnameFirst', 'person', 'worked'],
  holidayWork: ['holiday'],
  paidDays: ['leave'],
  perDiems: ['maternity', 'mealDays'],
};

/** Columns of files of hours that every firm has, in display order; day columns are `day1` to `day31`. */
export const HOUR_FIELDS: readonly PlainHourField[] = [
  ...ENTRY_NAMES.flatMap((name) => [...(BEFORE[name] ?? []), fieldOfEntry(name)]),
  'note',
];

const columns: ReadonlyMap<string, MonthColumn> = new Map(
  ENTRY_NAMES.map((name) => [fieldOfEntry(name), MONTH_COLUMNS[name]]),
);

/** How the values of a field are written; undefined when it is no column of the month. */
export const numberKindOfField = (field: string = ''): MonthColumn['kind'] | undefined =>
  isKindKey(field) ? numberKindOf(field) : columns.get(field)?.kind;

/** The kinds of pay of a firm are columns of its files. */
export type FirmOfHours = Pick<Firm, 'entity' | 'payKinds' | 'kindOrder'>;

/** The fields of a firm's files: those of its entity, and its kinds of pay. */
export function hourFieldsOf(firm: FirmOfHours): readonly PlainHourField[] {
  const ofEntity = monthColumnsOf(firm.entity);
  const others = new Set<string>(ENTRY_NAMES.filter((name) => !ofEntity.includes(name)).map(fieldOfEntry));
  return [...HOUR_FIELDS.filter((field) => !others.has(field)), ...columnsOf(firm).filter(isKindKey)];
}

const STANDING_TEXT = {
  ...OTHER_HOUR_TEXT,
  ...Object.fromEntries(
    [...columns].map(([field, { heading, also, label }]) => [
      field,
      fieldText(heading, [also, label.replace(',', '')].filter(Boolean).join(', ')),
    ]),
  ),
} as Readonly<Record<PlainHourField, FieldText>>;

function wordsOf(field: PlainHourField, firm: FirmOfHours | undefined): FieldText {
  if (!isKindKey(field)) return STANDING_TEXT[field];
  if (!firm) return fieldText(field);
  const { heading, also } = columnOf(firm, field);
  return fieldText(heading, also);
}

const LAST_DAY = 31;

/** Units of a column by its kind: `Stimulacija %` holds no amount. */
const UNITS: Readonly<Record<MonthColumn['kind'], readonly Mark[]>> = {
  sati: ['sati'],
  dani: ['sati', 'dana'],
  iznos: ['km'],
  posto: ['%'],
  koeficijent: [],
  cijeli: [],
};

/** Working time that sums to the hours of the month, and that a file may count in hours or in days. */
export const TIMED = [
  'worked',
  'holiday',
  'leave',
  'paid',
  'unpaid',
  'missed',
  'sick',
  'sickFund',
  'maternity',
] as const;

/** True for working time that may be counted in days. */
export const isTimed = (field: string | undefined): boolean => TIMED.some((name) => name === field);

function allowsMark(field: string, mark: Mark): boolean {
  if (mark === 'fond') return field === 'maternity';
  if (isTimed(field) && (mark === 'sati' || mark === 'dana')) return true;
  const kind = numberKindOfField(field);
  return kind !== undefined && UNITS[kind].includes(mark);
}

const DAY_SCORE = 3000;

/** Finds the field of a heading in the files of a firm; `1` to `31` are grid days. */
export function hourMatcher(firm?: FirmOfHours): (heading: string) => HeadingMatch<HourField> | undefined {
  const fields = firm ? hourFieldsOf(firm) : HOUR_FIELDS;
  const table = Object.fromEntries(fields.map((field) => [field, wordsOf(field, firm)]));
  const plainMatch = headingMatcher(fields, table as Readonly<Record<PlainHourField, FieldText>>, allowsMark);
  return (heading) => {
    const [, date] = /^\s*(\d{1,2})\.?\s*(?:\p{L}{1,3}\.?)?\s*$/u.exec(heading) ?? [];
    if (date === undefined) return plainMatch(heading);
    const number = Number(date);
    return number >= 1 && number <= LAST_DAY ? { field: `day${number}`, score: DAY_SCORE } : undefined;
  };
}

/** Display name of a field: `dan 3` for a grid day. */
export const hourLabel = (field: HourField, firm?: FirmOfHours): string =>
  field.startsWith('day') ? `dan ${field.slice(3)}` : wordsOf(field as PlainHourField, firm).label;
