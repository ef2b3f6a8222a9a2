import { plainName } from '../../../core/text/letters.ts';
import {
  DEDUCTION_PARTS,
  type DeductionField,
  deductionColumnOf,
  deductionFieldOf,
  deductionName,
} from './deduction-columns.ts';
import { type FieldTable, headingReader, words } from './field-words.ts';

/** A column of an uplift says that it is one: what is headed with the work alone holds its hours. */
const upliftWords = (...works: string[]): string[] =>
  works.flatMap((work) => [`${work} %`, `uvećanje za ${work}`, `dodatak za ${work}`, `procenat ${work}`]);

/** Service that stands in columns of its own by its unit. */
const serviceWords = (...units: string[]): string[] =>
  units.flatMap((unit) => [`raniji staž ${unit}`, `prethodni staž ${unit}`, `staž ${unit}`]);

/** Fields of a worker a column may hold, with the headings of our own files first. */
export const STAFF_WORDS = {
  entity: words('entitet', 'entity', 'federacija rs', 'entitet rada', 'entitet prebivališta'),
  jmbg: words('JMBG', 'jmb', 'matični broj', 'mat br', 'matbr', 'jedinstveni matični broj', 'matični'),
  lastName: words('prezime', 'prez', 'surname', 'last name', 'naz'),
  firstName: words('ime', 'name', 'first name'),
  fullName: words('ime i prezime'),
  surnameFirst: words('prezime i ime'),
  person: words(
    'radnik',
    'zaposlenik',
    'zaposleni',
    'uposlenik',
    'naziv radnika',
    // Two words that may stand under it in either order.
    'prezime ime',
    'ime prezime',
    'prezime ime oca ime',
  ),
  municipality: words(
    'opština',
    'općina',
    'opc',
    'općina prebivališta',
    'opština prebivališta',
    'opština stanovanja',
    'šifra općine',
    'šifra opštine',
    'mjesto prebivališta',
    'mjesto preb',
    'prebivalište',
    'grad',
    'idopsst',
  ),
  account: words(
    'račun',
    'tekući račun',
    'tek račun',
    'tr',
    'žiro račun',
    'broj računa',
    'bankovni račun',
    'IBAN',
    'account',
  ),
  position: words('radno mjesto', 'radno mj', 'pozicija', 'posao', 'funkcija', 'zanimanje'),
  schooling: words(
    'stručna sprema',
    'st spr',
    'strsprema',
    'str sprema',
    'stepen stručne spreme',
    'ss',
    'sprema',
    'kvalifikacija',
    'stepen',
    'školska sprema',
  ),
  dailyHours: words('sati dnevno', 'dnevno sati', 'sati dn', 'radno vrijeme', 'dnevni fond', 'h dan'),
  employedFrom: words(
    'zaposlen od',
    'od',
    'datum zaposlenja',
    'datum zapošljavanja',
    'datum zap',
    'početak',
    'prijava',
    'datum prijave',
    'datum zasnivanja',
    'datum od',
  ),
  employedTo: words('zaposlen do', 'do', 'datum do', 'odjava', 'prestanak', 'kraj', 'datum odjave'),
  priorYears: words('raniji staž godina'),
  priorMonths: words('raniji staž mjeseci', ...serviceWords('mjeseci', 'mj')),
  priorDays: words('raniji staž dana', ...serviceWords('dana', 'd')),
  priorService: words('raniji staž', 'prethodni staž', 'staž', 'minuli rad', 'godine staža', 'god staža'),
  amount: words('iznos', 'plata', 'plaća', 'ugovoreno', 'osnovna plata', 'osnovna plaća'),
  gross: words(
    'bruto',
    'bruto plata',
    'bruto plaća',
    'plata bruto',
    'plaća bruto',
    'iznos bruto',
    'ugovoreno bruto',
  ),
  net: words('neto', 'neto plata', 'neto plaća', 'plata neto', 'plaća neto', 'iznos neto', 'ugovoreno neto'),
  hourly: words('satnica', 'cijena sata', 'cijena rada po satu'),
  payKind: words('vrsta iznosa', 'vrsta', 'vrsta plate', 'bruto ili neto'),
  agreedFrom: words('iznos važi od', 'ugovoreno od', 'važi od'),
  coefficient: words(
    'koeficijent poreske kartice',
    'koeficijent',
    'koef',
    'poreski koeficijent',
    'poreski koef',
    'faktor',
    'lični odbitak faktor',
    'faktor odbitka',
    'olakšica',
  ),
  dependants: words(
    'izdržavani',
    'broj izdržavanih',
    'izdržavani članovi',
    'broj izdrž članova',
    'izdrž članovi',
    'članova',
    'djeca',
  ),
  taxReduction: words(
    'druga umanjenja',
    'druga umanjenja poreske osnovice',
    'umanjenje',
    'umanjenje osnovice',
    'umanjenje poreske osnovice',
  ),
  cardElsewhere: words(
    'kartica kod drugog poslodavca',
    'poreska kartica kod drugog poslodavca',
    'porezna kartica kod drugog poslodavca',
    'kartica drugdje',
  ),
  fund: words('fond', 'PIO fond'),
  hotMeal: words('topli obrok dan', 'topli obrok', 'to', 'obrok', 'ishrana'),
  transport: words('prevoz', 'prijevoz', 'putni troškovi', 'transport'),
  worksElsewhere: words('radi i drugdje', 'radi kod drugog poslodavca'),
  otherIncome: words('prihod kod drugog poslodavca', 'drugi prihod', 'bruto kod drugog poslodavca'),
  leastBase: words('najniža osnovica', 'najniža osnovica doprinosa'),
  seniority: words(
    'minuli rad po godini %',
    'minuli rad po godini',
    'minuli rad %',
    'minuli %',
    'procenat minulog rada',
    'postotak minulog rada',
  ),
  overtimeUplift: words('prekovremeni rad %', ...upliftWords('prekovremeni', 'prekovremeni rad')),
  nightUplift: words('noćni rad %', ...upliftWords('noćni', 'noćni rad', 'rad noću')),
  holidayUplift: words('rad na praznik %', ...upliftWords('praznik', 'rad na praznik', 'rad praznikom')),
  sickShare: words(
    'bolovanje %',
    'udio plate na bolovanju',
    'udio plaće na bolovanju',
    'udio bolovanja',
    'procenat bolovanja',
    'postotak bolovanja',
  ),
  address: words('adresa', 'ulica', 'adresa stanovanja'),
  email: words('e-mail', 'email', 'mail', 'e pošta'),
  phone: words('telefon', 'tel', 'mob', 'mobitel'),
  note: words('napomena', 'komentar', 'bilješka'),
} as const satisfies FieldTable<string>;

export type PlainStaffField = keyof typeof STAFF_WORDS;
export type StaffField = PlainStaffField | DeductionField;

/** Headings that are known and hold nothing a worker keeps, and why. */
const NOT_OF_STAFF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kanton: 'slijedi iz opštine',
    banka: 'slijedi iz računa',
    'naziv banke': 'slijedi iz računa',
    'r br': 'redni broj',
    rb: 'redni broj',
    'redni broj': 'redni broj',
    imerod: 'ime roditelja se ne vodi',
    'ime oca': 'ime roditelja se ne vodi',
    regres: 'upisuje se u mjesecu',
    gor: 'upisuje se u mjesecu',
    'odmor regres': 'upisuje se u mjesecu',
    stimulacija: 'upisuje se u mjesecu',
    bonus: 'upisuje se u mjesecu',
    nagrada: 'upisuje se u mjesecu',
    varijabila: 'upisuje se u mjesecu',
  }),
);

/** Why a heading that is known is not taken. */
export const whyNotOfStaff = (heading: string): string | undefined => NOT_OF_STAFF.get(plainName(heading));

const plainField = headingReader<PlainStaffField>(STAFF_WORDS);

/** The field a heading names; a column headed `sindikat` alone is the amount of that deduction. */
export function staffFieldOf(heading: string): StaffField | undefined {
  if (NOT_OF_STAFF.has(plainName(heading))) return undefined;
  const deduction = deductionFieldOf(heading);
  return deduction === undefined ? plainField(heading) : (deduction ?? undefined);
}

/** What a field is called in lists and in our own files: `obustava 1 iznos`. */
export function staffLabel(field: StaffField): string {
  const of = deductionColumnOf(field);
  if (of) return `${deductionName(of.number)} ${DEDUCTION_PARTS[of.part]}`;
  return STAFF_WORDS[field as PlainStaffField].label;
}
