import { plainName } from '../../../../core/text/letters.ts';
import { type AmountSigns, isUnsureAmount, signsOf } from '../cells/amount.ts';
import { columnTexts, type SourceRow, type SourceTable } from '../columns/field-text.ts';
import { saysDays } from '../columns/headings.ts';
import {
  type FirmOfHours,
  type HourField,
  hourMatcher,
  isTimed,
  numberKindOfField,
  type PlainHourField,
} from '../columns/hour-fields.ts';
import { type Assignment, type FieldFinder, layoutOf, type TableLayout } from '../columns/layout.ts';
import { answerTo, type ColumnQuestion, THOUSANDS } from '../rows/judged.ts';
import { isAbsence } from './hour-values.ts';

/** Hours of a month below the header, with assigned columns. */
export interface HourColumns {
  readonly table: SourceTable;
  readonly layout: TableLayout<HourField>;
  readonly assignment: Assignment<HourField>;
}

const finderOf = (firm: FirmOfHours | undefined): FieldFinder<HourField> => ({
  matchOf: hourMatcher(firm),
  ofContent: { jmbg: 'jmbg', name: 'person' },
});

/**
 * Detects the columns of a table; the assignment can be changed.
 * @param firm whose kinds of pay may be among them
 */
export function hourColumnsOf(table: SourceTable, firm?: FirmOfHours): HourColumns {
  const layout = layoutOf(table, finderOf(firm));
  return { table, layout, assignment: layout.assignment };
}

const MOST_CODES = 40;
const isGridField = (field: HourField | undefined): boolean => field?.startsWith('day') ?? false;

const rowsBelow = ({ table, layout }: HourColumns): readonly SourceRow[] =>
  table.rows.slice((layout.header ?? -1) + 1);

const isMoney = (field: HourField | undefined): boolean => numberKindOfField(field) === 'iznos';

/** Questions about a file: the unit of absences, ambiguous amounts, and the meaning of every grid code. */
export const hourQuestions = (columns: HourColumns): ColumnQuestion[] => [
  ...columns.assignment.flatMap((field, column) => ofColumn(field, column, columns)),
  ...ofCodes(columns),
];

const UNITS = [
  { value: 'sati', label: 'Sati' },
  { value: 'dani', label: 'Dani' },
] as const;

function ofColumn(field: HourField | undefined, column: number, columns: HourColumns): ColumnQuestion[] {
  const texts = columnTexts(rowsBelow(columns), column);
  const examples = [...new Set(texts)].slice(0, 3);
  const isOfDays = saysDays(columns.layout.headings[column] ?? '');
  if ((isAbsence(field) || (isTimed(field) && isOfDays)) && texts.some((text) => /[1-9]/.test(text)))
    return [
      {
        id: `jedinica:${column}`,
        column,
        text: 'Je li odsustvo u ovoj koloni u satima ili danima?',
        options: UNITS,
        suggested: isOfDays ? 'dani' : 'sati',
        examples,
      },
    ];
  if (isMoney(field) && texts.some((text) => isUnsureAmount(text, signsOf(texts))))
    return [
      {
        id: `hiljade:${column}`,
        column,
        ...THOUSANDS,
        examples,
      },
    ];
  return [];
}

function ofCodes(columns: HourColumns): ColumnQuestion[] {
  const days = columns.assignment.flatMap((field, column) => (isGridField(field) ? [column] : []));
  const [column] = days;
  if (column === undefined) return [];
  const rows = rowsBelow(columns);
  const codes = new Set(
    days.flatMap((day) =>
      columnTexts(rows, day)
        .filter((text) => !saysHours(text))
        .map(codeOf),
    ),
  );
  codes.delete('');
  return [...codes].slice(0, MOST_CODES).map((code) => ofCode(code, column));
}

function ofCode(code: string, column: number): ColumnQuestion {
  const proposed = usualMeaning(code);
  return {
    id: `kod:${code}`,
    column,
    text: `Šta znači oznaka ${code}?`,
    options: Object.entries(CODE_MEANINGS).map(([value, label]) => ({ value, label })),
    ...(proposed && { proposed }),
    examples: [code],
  };
}

/** Separators of each amount column, with the current answer. */
export function hourSigns(
  columns: HourColumns,
  answers: Readonly<Record<string, string>>,
): readonly AmountSigns[] {
  const rows = rowsBelow(columns);
  return columns.assignment.map((field, column) => {
    const answer = answers[`hiljade:${column}`] as AmountSigns['answer'];
    return { ...signsOf(isMoney(field) ? columnTexts(rows, column) : []), ...(answer && { answer }) };
  });
}

/** True when an answer or the heading sets days for an absence column. */
export const countsDays = (
  columns: HourColumns,
  answers: Readonly<Record<string, string>>,
): readonly boolean[] =>
  columns.assignment.map((field, column) =>
    ofColumn(field, column, columns).some(
      (question) => question.id.startsWith('jedinica') && answerTo(question, answers) === 'dani',
    ),
  );

/** Meaning of a letter in a grid of days. */
export type CodeMeaning =
  | Extract<
      PlainHourField,
      'worked' | 'holiday' | 'holidayWork' | 'leave' | 'paid' | 'unpaid' | 'sick' | 'sickFund' | 'maternity'
    >
  | 'free';

const CODE_MEANINGS: Readonly<Record<CodeMeaning, string>> = {
  worked: 'Rad',
  holiday: 'Praznik, neradni',
  holidayWork: 'Rad na praznik',
  leave: 'Godišnji odmor',
  paid: 'Plaćeno odsustvo',
  unpaid: 'Neplaćeno odsustvo',
  sick: 'Bolovanje na teret poslodavca',
  sickFund: 'Bolovanje na teret fonda',
  maternity: 'Porodiljsko',
  free: 'Slobodan dan',
};

/** Usual meanings of codes; each needs confirmation. */
const USUAL: ReadonlyMap<string, CodeMeaning> = new Map(
  Object.entries<CodeMeaning>({
    r: 'worked',
    rd: 'worked',
    p: 'holiday',
    dp: 'holiday',
    pr: 'holidayWork',
    rp: 'holidayWork',
    go: 'leave',
    g: 'leave',
    po: 'paid',
    pl: 'paid',
    no: 'unpaid',
    np: 'unpaid',
    b: 'sick',
    bo: 'sick',
    bf: 'sickFund',
    bp: 'sickFund',
    por: 'maternity',
    pd: 'maternity',
    s: 'free',
    n: 'free',
    sl: 'free',
    x: 'free',
  }),
);

/** Normalizes a code: no dots, one script, upper case; a lone symbol stays. */
export const codeOf = (text: string): string => plainName(text).toUpperCase() || text.trim();

const usualMeaning = (code: string): CodeMeaning | undefined => USUAL.get(code.toLowerCase());

/** True for text that starts with a digit: hours, not a code (`6N` is not a workday). */
export const saysHours = (text: string): boolean => /^-?\d/.test(text.trim());
