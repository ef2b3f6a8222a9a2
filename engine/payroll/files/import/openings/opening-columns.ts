import { NEEDED_FIGURES, OPENING_FIGURES } from '../../../staff/opening/opening-figures.ts';
import { OPENING_NAMES, type OpeningFigure } from '../../../staff/opening/opening-year.ts';
import type { AmountSigns } from '../cells/amount.ts';
import { type FieldText, fieldText, type SourceTable } from '../columns/field-text.ts';
import { headingMatcher } from '../columns/headings.ts';
import { OTHER_HOUR_TEXT } from '../columns/hour-fields.ts';
import { type Assignment, layoutOf, type TableLayout } from '../columns/layout.ts';
import type { ColumnQuestion } from '../rows/judged.ts';
import { amountSigns, thousandsQuestions } from '../rows/thousands.ts';

const { jmbg, lastName, firstName, fullName, surnameFirst, person } = OTHER_HOUR_TEXT;

/** Headings of other programs. */
const ALSO: Readonly<Record<OpeningFigure, string>> = {
  gross: 'bruto plata, bruto plaća, bruto iznos, ukupno bruto',
  contributions: 'doprinosi, doprinosi iz plate, doprinosi iz plaće, ukupno doprinosi',
  tax: 'porez na dohodak, iznos poreza',
  net: 'neto plata, neto plaća, neto iznos',
  untaxed: 'neoporezive naknade, naknade, neoporezivi dio',
  paid: 'za isplatu, isplata, isplata radniku',
  refunded: 'refundacija, naknada fonda, bolovanje na teret fonda',
  hours: 'ukupno sati, fond sati, sati rada',
  sickHours: 'bolovanje, sati bolovanja',
  leaveDays: 'godišnji odmor, dani godišnjeg, dana go, go',
  pension: 'pio/mio, penzijsko, mio, pio mio',
  health: 'zdravstveno osiguranje, zo',
  unemployment: 'osiguranje od nezaposlenosti, nezap',
  allowance: 'odbitak, iznos ličnog odbitka',
  onTop: 'doprinosi na platu, doprinosi na plaću, doprinosi poslodavca',
};

const figureText = Object.fromEntries(
  OPENING_NAMES.map((name) => [name, fieldText(OPENING_FIGURES[name], ALSO[name])]),
) as Record<OpeningFigure, FieldText>;

/** A column of a list of opening balances. */
export const OPENING_TEXT = {
  jmbg,
  lastName,
  firstName,
  fullName,
  surnameFirst,
  person,
  month: fieldText('mjesec', 'mjesec i godina, period, za mjesec, obračunski mjesec'),
  year: fieldText('godina', 'god'),
  ...figureText,
  payday: fieldText('datum isplate', 'dan isplate, isplaćeno dana'),
} as const satisfies Readonly<Record<string, FieldText>>;

export type OpeningField = keyof typeof OPENING_TEXT;

export const OPENING_FIELDS = Object.keys(OPENING_TEXT) as readonly OpeningField[];

export const openingLabel = (field: OpeningField): string => OPENING_TEXT[field].label;

export const isOpeningFigure = (field: string): field is OpeningFigure => field in OPENING_FIGURES;

const FINDER = {
  matchOf: headingMatcher(OPENING_FIELDS, OPENING_TEXT),
  ofContent: { jmbg: 'jmbg', name: 'person' },
} as const;

/** Detects the columns of a list of opening balances. */
export const openingLayoutOf = (table: SourceTable): TableLayout<OpeningField> => layoutOf(table, FINDER);

/** A list with its assigned columns. */
export interface OpeningColumns {
  readonly table: SourceTable;
  readonly layout: TableLayout<OpeningField>;
  readonly assignment: Assignment<OpeningField>;
}

/** Asks what the separator of ambiguous amounts means. */
export const openingQuestions = (columns: OpeningColumns): ColumnQuestion[] =>
  thousandsQuestions(columns, isOpeningFigure);

/** Separators of each column, with the current answer. */
export const openingSigns = (
  columns: OpeningColumns,
  answers: Readonly<Record<string, string>>,
): readonly AmountSigns[] => amountSigns(columns, isOpeningFigure, answers);

/** Columns that every line needs and the file lacks. */
export const missingColumns = (assignment: Assignment<OpeningField>): readonly OpeningField[] =>
  (['month', ...NEEDED_FIGURES] as const).filter((field) => !assignment.includes(field));
