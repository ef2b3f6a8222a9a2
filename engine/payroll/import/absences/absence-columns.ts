import { type FieldWords, headingReader, type SourceTable, words } from '../columns/field-words.ts';
import { OTHER_HOUR_WORDS } from '../columns/hour-fields.ts';
import { layoutOf, type TableLayout } from '../columns/layout.ts';

const { jmbg, lastName, firstName, fullName, surnameFirst, person, note } = OTHER_HOUR_WORDS;

/** A column of an absence list. */
export const ABSENCE_WORDS = {
  jmbg,
  lastName,
  firstName,
  fullName,
  surnameFirst,
  person,
  kind: words('vrsta odsustva', 'vrsta, odsustvo, razlog, tip'),
  from: words('od', 'prvi dan, datum od, od datuma, početak, od kada'),
  to: words('do', 'posljednji dan, datum do, do datuma, kraj, do kada, zadnji dan'),
  hours: words('sati po danu', 'sati dnevno'),
  share: words('udio %', 'udio, procenat, naknada %'),
  employerDays: words('prvih dana plaća firma', 'dana na teret poslodavca'),
  daysBefore: words('dana ranije', 'dana istog bolovanja ranije'),
  payer: words('ko plaća', 'plaća'),
  fundPayment: words('fond: ko isplaćuje', 'ko isplaćuje naknadu fonda'),
  fundShare: words('fond: udio %', 'naknada fonda %'),
  fundBase: words('fond: osnovica', 'osnovica naknade fonda'),
  report: words('doznaka', 'broj doznake, rješenje, broj rješenja'),
  note,
} as const satisfies Readonly<Record<string, FieldWords>>;

export type AbsenceField = keyof typeof ABSENCE_WORDS;

export const ABSENCE_FIELDS = Object.keys(ABSENCE_WORDS) as readonly AbsenceField[];

export const absenceLabel = (field: AbsenceField): string => ABSENCE_WORDS[field].label;

const FINDER = {
  ofHeading: headingReader(ABSENCE_FIELDS, ABSENCE_WORDS),
  ofContent: { jmbg: 'jmbg', name: 'person' },
} as const;

/** Detects the columns of an absence list. */
export const absenceLayoutOf = (table: SourceTable): TableLayout<AbsenceField> => layoutOf(table, FINDER);
