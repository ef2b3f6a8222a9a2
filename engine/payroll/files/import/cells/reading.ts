import { addDays, type Day, isDay } from '../../../../core/days/day.ts';
import { readDayInput } from '../../../../core/days/day-input.ts';
import { formatDay } from '../../../../core/numbers/format.ts';
import { visibleText } from '../../../../core/text/letters.ts';
import { checkJmbg } from '../../../../documents/identifiers/identifier.ts';

/** Kinds of changes; all changes of a kind can be accepted together. */
export const CHANGE_KINDS = {
  'jmbg-digits': 'JMBG bez dodatnih znakova',
  'jmbg-zero': 'Vraćena vodeća nula u JMBG',
  'jmbg-foreign': 'JMBG prihvaćen iako se kontrolna cifra ne slaže',
  'account-digits': 'Račun bez crtica i oznake države',
  'amount-unit': 'Iznos bez oznake valute',
  'amount-thousands': 'Tačka ili zarez čitani kao hiljade',
  'amount-rounded': 'Iznos zaokružen na fening',
  'day-excel': 'Excelov broj pročitan kao datum',
  'day-slashes': 'Datum s kosim crtama',
  'day-month-first': 'Datum s mjesecom ispred dana',
  'day-short-year': 'Godina s dvije cifre',
  'municipality-code': 'Šifra opštine dopunjena ili protumačena',
  'municipality-name': 'Opština prepoznata po nazivu',
  'name-order': 'Prezime i ime razdvojeni zarezom',
  'name-split': 'Ime od tri i više riječi razdvojeno na ime i prezime',
  'name-capitals': 'Velika slova u imenu',
  'coefficient-marks': 'Lični odbitak u KM pretvoren u koeficijent',
  'hours-rounded': 'Sati zaokruženi na stoti dio',
  'hours-week': 'Sedmični sati pretvoreni u dnevne',
  schooling: 'Stručna sprema protumačena',
  match: 'Radnik prepoznat po imenu',
  'same-name': 'Novi radnici istog imena bez JMBG',
  'deduction-empty': 'Obustava bez iznosa',
} as const;

export type ChangeKind = keyof typeof CHANGE_KINDS;

/** A change made while reading a cell. */
export interface CellChange {
  readonly kind: ChangeKind;
  readonly old: string;
  readonly now: string;
  /** `now` is a description: the cell keeps its text. */
  readonly isOurs?: boolean;
  /** Needs confirmation; otherwise only the notation differs. */
  readonly toConfirm: boolean;
}

/** A replacement text offered for a problem. */
export interface CellChoice {
  readonly label: string;
  readonly text: string;
}

export interface CellProblem {
  /** A message with the action to take. */
  readonly text: string;
  readonly choices?: readonly CellChoice[];
  /** The value that may be kept unchanged on confirmation. */
  readonly stored?: string;
}

/** Result of reading a cell: a value with its changes, or a problem. */
export type CellReading<T> =
  | { readonly value: T; readonly change?: CellChange; readonly unchanged?: T }
  | { readonly problem: CellProblem };

/** A value read without changes. */
export const plainly = <T>(value: T): CellReading<T> => ({ value });

/** @param unchanged the value after an undo, if there is one */
export const changed = <T>(value: T, change: CellChange, unchanged?: T): CellReading<T> => ({
  value,
  change,
  ...(unchanged !== undefined && { unchanged }),
});

/** @param text the action to take */
export const unreadable = (text: string, more: Omit<CellProblem, 'text'> = {}): { problem: CellProblem } => ({
  problem: { text, ...more },
});

/** Content of a cell: text, a stored number, or a day marked by the workbook. Empty is ''. */
export type RawCell = string | number | { readonly day: Day };

/** `="0101990170003"`: an export trick that keeps digits as text in a spreadsheet. */
const QUOTED_FORMULA = /^="([^"]*)"$/;

/** The visible text of a cell. */
export function cellText(cell: RawCell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'object') return cell.day;
  const text = visibleText(String(cell));
  return QUOTED_FORMULA.exec(text)?.[1] ?? text;
}

/** True for an error value of a formula. */
export const isFormulaError = (text: string): boolean => /^#(?:[A-Z]+\/?[A-Z0-9]*)[!?]?$/.test(text);

/** Day format of a column. */
export interface DayColumn {
  /** A value over 12 is in second place: the month is first. */
  readonly isMonthFirst: boolean;
  /** The workbook counts from 1904. */
  readonly is1904: boolean;
}

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const [FIRST_SERIAL, LAST_SERIAL] = [20_000, 60_000];
/** Epochs of spreadsheets: the usual one, and that of workbooks marked 1904. */
const [FROM_1900, FROM_1904] = ['1899-12-30', '1904-01-01'];

/** True when some cell proves the month is first, and none the day. */
export function isMonthFirst(cells: readonly string[]): boolean {
  const parts = cells.map((cell) => SLASHED.exec(cell)).filter((match) => match !== null);
  return parts.some(([, , second]) => Number(second) > 12) && !parts.some(([, first]) => Number(first) > 12);
}

/** Reads a day in any common notation. */
export function readDay(cell: RawCell, column: DayColumn): CellReading<Day> {
  if (typeof cell === 'object') return ofWorkbook(cell.day);
  const text = String(cell).trim();
  if (/^\d{5}(?:[.,]0+)?$/.test(text)) return ofSerial(text, column.is1904);
  const [, first, second, year] = SLASHED.exec(text) ?? [];
  if (column.isMonthFirst && first && second && year)
    return made(text, `${second}.${first}.${year}`, 'day-month-first');
  return made(text, text, first ? 'day-slashes' : undefined);
}

/** Refuses a day of 1899, as a formula yields for an empty cell. */
function ofWorkbook(day: Day): CellReading<Day> {
  const isLikely = day >= addDays(FROM_1900, FIRST_SERIAL) && day <= addDays(FROM_1904, LAST_SERIAL);
  return isLikely
    ? plainly(day)
    : unreadable(`U ćeliji stoji ${formatDay(day)} Upišite datum ili izostavite ćeliju.`);
}

/** Converts a day serial number from the epoch of spreadsheets. */
function ofSerial(text: string, is1904: boolean): CellReading<Day> {
  const serial = Number.parseInt(text, 10);
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL)
    return unreadable('Ovo nije datum: upišite ga kao 1. 3. 2020.');
  const day = addDays(is1904 ? FROM_1904 : FROM_1900, serial);
  return changed(day, { kind: 'day-excel', old: text, now: formatDay(day), toConfirm: true });
}

/** Four separate digits, or eight without separators. */
const YEAR = /(?<!\d)(?:\d{4}|\d{8})(?!\d)/;

function made(old: string, text: string, kind: ChangeKind | undefined): CellReading<Day> {
  const { day, fault } = readDayInput(text);
  if (day === undefined || !isDay(day))
    return unreadable(
      fault === 'kalendar' ? 'Tog dana nema u kalendaru.' : 'Ovo nije datum: upišite ga kao 1. 3. 2020.',
    );
  const isShort = !YEAR.test(text);
  const why = isShort ? 'day-short-year' : kind;
  return why ? changed(day, { kind: why, old, now: formatDay(day), toConfirm: true }) : plainly(day);
}

const LENGTH = 13;
const LOST_DIGITS = 'Broj je izgubio cifre: upišite JMBG ponovo, ili kolonu u Excelu postavite kao Tekst.';

/** `3.1129E+12`: the notation of spreadsheets for a long number. */
export const isScientific = (text: string): boolean => /^\d(?:[.,]\d+)?E\+?\d+$/i.test(text.trim());

/** Reads a JMBG (13 digits); restores a lost leading zero when the check digit proves it. */
export function readJmbg(text: string): CellReading<string> {
  if (isScientific(text)) return unreadable(LOST_DIGITS);
  const digits = text
    .replace(/^'/, '')
    .replace(/[.,]0+$/, '')
    .replace(/[\s.-]/g, '');
  if (!/^\d+$/.test(digits)) return unreadable('JMBG smije imati samo cifre.');
  const number =
    digits.length === LENGTH - 1 && checkJmbg(`0${digits}`) === undefined ? `0${digits}` : digits;
  const wrong = checkJmbg(number);
  if (wrong) return unreadable(wrong, number.length === LENGTH ? { stored: number } : {});
  if (number !== digits)
    return changed(number, { kind: 'jmbg-zero', old: text, now: number, toConfirm: true });
  return number === text
    ? plainly(number)
    : changed(number, { kind: 'jmbg-digits', old: text, now: number, toConfirm: true });
}

export type NameOrder = 'ime-prezime' | 'prezime-ime';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** All capitals and longer than an initial: `HADŽIĆ`, but not `A.`. */
const isShouted = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

/** `HADŽI-PAŠIĆ` → `Hadži-Pašić`; letters are never guessed. */
const calm = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Reads a first name or a surname. */
export function readNamePart(text: string): CellReading<string> {
  const given = tidy(text);
  if (!/\p{L}/u.test(given)) return unreadable('Ovo nije ime.');
  return isShouted(given)
    ? changed(calm(given), { kind: 'name-capitals', old: text, now: calm(given), toConfirm: false }, given)
    : plainly(given);
}

/** Splits at the first name, which is one word: a surname of two words is much commoner. */
function split(given: string, order: NameOrder): PersonName {
  const words = given.split(' ');
  const [firstName = '', lastName] =
    order === 'prezime-ime'
      ? [words.length > 1 ? words.pop() : '', words.join(' ')]
      : [words.shift(), words.join(' ')];
  return { firstName, lastName };
}

const TWO_WORDS = 2;

const bothCalm = ({ firstName, lastName }: PersonName): PersonName => ({
  firstName: calm(firstName),
  lastName: calm(lastName),
});

/**
 * Reads both names in one cell, in the order of the heading or answer; a comma follows the surname. More than two words may be split in
 * another place, so that the split needs confirmation.
 */
export function readFullName(text: string, order: NameOrder | undefined): CellReading<PersonName> {
  const given = tidy(text);
  const [lastName = '', firstName] = given.split(',').map(tidy);
  if (firstName) return confirmed(text, { firstName, lastName }, 'name-order');
  if (!order) return unreadable('Odgovorite šta je prvo, ime ili prezime. Pitanje je iznad tabele.');
  const name = split(given, order);
  if (!name.firstName || !name.lastName) return unreadable('Upišite i ime i prezime.');
  if (given.split(' ').length > TWO_WORDS) return confirmed(text, name, 'name-split');
  return isShouted(given)
    ? changed(bothCalm(name), { kind: 'name-capitals', old: text, now: calm(given), toConfirm: false }, name)
    : plainly(name);
}

function confirmed(
  old: string,
  given: PersonName,
  kind: 'name-order' | 'name-split',
): CellReading<PersonName> {
  const name = isShouted(given.firstName + given.lastName) ? bothCalm(given) : given;
  return changed(name, {
    kind,
    old,
    now: `ime ${name.firstName}, prezime ${name.lastName}`,
    toConfirm: true,
  });
}
