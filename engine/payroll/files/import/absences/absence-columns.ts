import type { AmountSigns } from '../cells/amount.ts';
import { type FieldText, fieldText, type SourceTable } from '../columns/field-text.ts';
import { headingMatcher } from '../columns/headings.ts';
import { OTHER_HOUR_TEXT } from '../columns/hour-fields.ts';
import { type Assignment, layoutOf, type TableLayout } from '../columns/layout.ts';
import type { ColumnQuestion } from '../rows/judged.ts';
import { amountSigns, thousandsQuestions } from '../rows/thousands.ts';

const { jmbg, lastName, firstName, fullName, surnameFirst, person, note } = OTHER_HOUR_TEXT;

/** A column of an absence list. */
export const ABSENCE_TEXT = {
  jmbg,
  lastName,
  firstName,
  fullName,
  surnameFirst,
  person,
  kind: fieldText('vrsta odsustva', 'vrsta, odsustvo, razlog, tip'),
  from: fieldText('od', 'prvi dan, datum od, od datuma, početak, od kada'),
  to: fieldText('do', 'posljednji dan, datum do, do datuma, kraj, do kada, zadnji dan'),
  hours: fieldText('sati po danu', 'sati dnevno'),
  share: fieldText('udio %', 'udio, procenat, naknada %'),
  employerDays: fieldText('prvih dana plaća firma', 'dana na teret poslodavca'),
  daysBefore: fieldText('dana ranije', 'dana istog bolovanja ranije'),
  payer: fieldText('ko plaća', 'plaća'),
  fundPayment: fieldText('fond: ko isplaćuje', 'ko isplaćuje naknadu fonda'),
  fundShare: fieldText('fond: udio %', 'naknada fonda %'),
  fundBase: fieldText('fond: osnovica', 'osnovica naknade fonda'),
  report: fieldText('doznaka', 'broj doznake, rješenje, broj rješenja'),
  note,
} as const satisfies Readonly<Record<string, FieldText>>;

export type AbsenceField = keyof typeof ABSENCE_TEXT;

export const ABSENCE_FIELDS = Object.keys(ABSENCE_TEXT) as readonly AbsenceField[];

export const absenceLabel = (field: AbsenceField): string => ABSENCE_TEXT[field].label;

const FINDER = {
  matchOf: headingMatcher(ABSENCE_FIELDS, ABSENCE_TEXT),
  ofContent: { jmbg: 'jmbg', name: 'person' },
} as const;

/** Detects the columns of an absence list. */
export const absenceLayoutOf = (table: SourceTable): TableLayout<AbsenceField> => layoutOf(table, FINDER);

/** An absence list with its assigned columns. */
export interface AbsenceColumns {
  readonly table: SourceTable;
  readonly layout: TableLayout<AbsenceField>;
  readonly assignment: Assignment<AbsenceField>;
}

/** Asks what the separator of ambiguous amounts means. */
export const absenceQuestions = (columns: AbsenceColumns): ColumnQuestion[] =>
  thousandsQuestions(columns, isAmount);

/** Separators of each column, with the current answer. */
export const absenceSigns = (
  columns: AbsenceColumns,
  answers: Readonly<Record<string, string>>,
): readonly AmountSigns[] => amountSigns(columns, isAmount, answers);

const isAmount = (field: AbsenceField): boolean => field === 'fundBase';
