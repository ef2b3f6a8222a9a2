import { ENTRY_NAMES, type EntryName, MONTH_COLUMNS, type MonthColumn } from '../../model/month-columns.ts';
import { type FieldWords, headingReader, words } from './field-words.ts';

/** Columns outside the month: worker identity, and hours added to another column. */
export const OTHER_HOUR_WORDS = {
  jmbg: words('JMBG', 'jmb, matični broj, mat br, matbr, jedinstveni matični broj, matični'),
  lastName: words('prezime', 'prez, surname, naz'),
  firstName: words('ime', 'name'),
  fullName: words('ime i prezime'),
  surnameFirst: words('prezime i ime'),
  person: words('radnik', 'zaposlenik, zaposleni, uposlenik, naziv radnika, prezime ime, ime prezime'),
  worked: words('rad', 'sati, redovni, redovan rad, efektivni, ukupno sati, sati rada'),
  holiday: words('praznik neradni', 'praznik, državni praznik, dp'),
  leave: words('godišnji', 'go, godišnji odmor'),
  maternity: words('porodiljsko', 'porod'),
  mealDays: words('topli obrok dana', 'dana to, broj obroka'),
  note: words('napomena', 'komentar'),
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
export type PlainHourField = keyof typeof OTHER_HOUR_WORDS | EntryField;
export type DayField = `day${number}`;
export type HourField = PlainHourField | DayField;

/** The file field of a month column. */
export const fieldOfEntry = (name: EntryName): EntryField =>
  name in RENAMED ? RENAMED[name as keyof Renamed] : (name as EntryField);

/** Columns offered before a month column. */
const BEFORE: Readonly<Partial<Record<EntryName, readonly PlainHourField[]>>> = {
  overtime: ['jmbg', 'lastName', 'firstName', 'fullName', 'surnameFirst', 'person', 'worked'],
  holidayWork: ['holiday'],
  paidDays: ['leave'],
  perDiems: ['maternity', 'mealDays'],
};

/** Columns of files of hours, in display order; day columns are `day1` to `day31`. */
export const HOUR_FIELDS: readonly PlainHourField[] = [
  ...ENTRY_NAMES.flatMap((name) => [...(BEFORE[name] ?? []), fieldOfEntry(name)]),
  'note',
];

const columns: ReadonlyMap<string, MonthColumn> = new Map(
  ENTRY_NAMES.map((name) => [fieldOfEntry(name), MONTH_COLUMNS[name]]),
);

/** The month column of a field; undefined when there is none. */
export const columnOfField = (field: string | undefined): MonthColumn | undefined => columns.get(field ?? '');

const WORDS = {
  ...OTHER_HOUR_WORDS,
  ...Object.fromEntries([...columns].map(([field, { heading, also }]) => [field, words(heading, also)])),
} as Readonly<Record<PlainHourField, FieldWords>>;

const plainField = headingReader(HOUR_FIELDS, WORDS);
const LAST_DAY = 31;

/** The field of a heading; `1` to `31` are grid days. */
export function hourFieldOf(heading: string): HourField | undefined {
  const [, date] = /^\s*(\d{1,2})\.?\s*(?:\p{L}{1,3}\.?)?\s*$/u.exec(heading) ?? [];
  if (date === undefined) return plainField(heading);
  const number = Number(date);
  return number >= 1 && number <= LAST_DAY ? `day${number}` : undefined;
}

/** Display name of a field: `dan 3` for a grid day. */
export const hourLabel = (field: HourField): string =>
  field.startsWith('day') ? `dan ${field.slice(3)}` : WORDS[field as PlainHourField].label;
