import { type FieldTable, headingReader, words } from './field-words.ts';

/** A column of the hours of a month; those of days are `day1` to `day31`. */
export const HOUR_WORDS = {
  jmbg: words('JMBG', 'jmb', 'matični broj', 'mat br', 'matbr', 'jedinstveni matični broj', 'matični'),
  lastName: words('prezime', 'prez', 'surname', 'naz'),
  firstName: words('ime', 'name'),
  fullName: words('ime i prezime'),
  surnameFirst: words('prezime i ime'),
  person: words(
    'radnik',
    'zaposlenik',
    'zaposleni',
    'uposlenik',
    'naziv radnika',
    'prezime ime',
    'ime prezime',
  ),
  worked: words('rad', 'sati', 'redovni', 'redovan rad', 'efektivni', 'ukupno sati', 'sati rada'),
  overtime: words('prekovremeni', 'prek', 'pr', 'prekovremeni rad', 'prekovremeni sati'),
  night: words('noćni', 'noć', 'nr', 'noćni rad', 'noćni sati'),
  holiday: words('praznik neradni', 'praznik', 'državni praznik', 'dp'),
  holidayWork: words('praznik rad', 'rad na praznik', 'rad praznikom'),
  leave: words('godišnji', 'go', 'godišnji odmor'),
  paid: words('plaćeno', 'pl odsustvo', 'plaćeno odsustvo'),
  unpaid: words('neplaćeno', 'np', 'neplaćeno odsustvo'),
  sick: words('bolovanje poslodavac', 'bolovanje', 'bol', 'bolovanje do 30', 'bolovanje do 42', 'bo'),
  sickShare: words('bolovanje udio %', 'bolovanje %', 'udio bolovanja'),
  sickBase: words('bolovanje osnovica po satu', 'osnovica bolovanja'),
  otherSickHours: words('bolovanje druge vrste', 'drugo bolovanje'),
  otherSickShare: words('bolovanje druge vrste udio %', 'drugo bolovanje %'),
  sickFund: words('bolovanje fond', 'bolovanje preko 30', 'bolovanje preko 42', 'bol fond'),
  maternity: words('porodiljsko', 'porod'),
  mealDays: words('topli obrok dana', 'dana to', 'broj obroka'),
  perDiems: words('dnevnice'),
  missed: words('neodrađeno', 'neodrađeni sati'),
  secondMeals: words('drugi obroci', 'drugi topli obroci'),
  bonus: words('stimulacija', 'bonus', 'nagrada'),
  inKind: words('primanja u stvarima', 'primanja u stvarima bruto', 'u stvarima', 'koristi u stvarima'),
  inKindWorth: words('vrijednost primljenog u stvarima', 'vrijednost u stvarima'),
  untaxed: words('neoporezivo', 'neoporezive naknade', 'regres'),
  transport: words(
    'prevoz u mjesecu',
    'prevoz',
    'prijevoz',
    'prijevoz u mjesecu',
    'naknada za prevoz',
    'naknada za prijevoz',
    'naknada prevoza',
    'troškovi prevoza',
    'troškovi prijevoza',
    'putni troškovi',
  ),
  otherIncome: words('prihod kod drugog poslodavca', 'drugi prihod'),
  deductionsOfMonth: words('obustave u mjesecu', 'obustave', 'obustava'),
  advance: words('akontacija', 'avans', 'akontacija plate', 'akontacija plaće', 'akontacija (avans)'),
  note: words('napomena', 'komentar'),
} as const satisfies FieldTable<string>;

export type PlainHourField = keyof typeof HOUR_WORDS;
export type DayField = `day${number}`;
export type HourField = PlainHourField | DayField;

const plainField = headingReader<PlainHourField>(HOUR_WORDS);
const LAST_DAY = 31;

/** The field a heading names; `1` to `31` are the days of a grid. */
export function hourFieldOf(heading: string): HourField | undefined {
  const [, date] = /^\s*(\d{1,2})\.?\s*(?:\p{L}{1,3}\.?)?\s*$/u.exec(heading) ?? [];
  if (date === undefined) return plainField(heading);
  const number = Number(date);
  return number >= 1 && number <= LAST_DAY ? `day${number}` : undefined;
}

/** What a field is called in lists: `dan 3` for one of a grid. */
export const hourLabel = (field: HourField): string =>
  field.startsWith('day') ? `dan ${field.slice(3)}` : HOUR_WORDS[field as PlainHourField].label;

const MONEY: ReadonlySet<string> = new Set<PlainHourField>([
  'bonus',
  'inKind',
  'inKindWorth',
  'untaxed',
  'transport',
  'deductionsOfMonth',
  'advance',
  'sickBase',
  'otherIncome',
]);

/** True for columns of amounts. */
export const isMoney = (field: HourField | undefined): boolean => field !== undefined && MONEY.has(field);

/** True for columns of percentages. */
export const isPercent = (field: HourField | undefined): boolean =>
  field === 'sickShare' || field === 'otherSickShare';
