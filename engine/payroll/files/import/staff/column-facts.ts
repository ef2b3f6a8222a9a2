import type { PayrollEntity } from '../../../model/place.ts';
import { type AmountSigns, isUnsureAmount, isUnsurePercent, signsOf } from '../cells/amount.ts';
import { type DayColumn, isMonthFirst } from '../cells/reading.ts';
import { isDegree } from '../cells/texts.ts';
import { type DeductionColumn, deductionColumnOf } from '../columns/deduction-columns.ts';
import { columnTexts, type SourceTable } from '../columns/field-text.ts';
import type { Assignment, TableLayout } from '../columns/layout.ts';
import { columnKindOf, type StaffField } from '../columns/staff-fields.ts';
import { answerTo, type ColumnQuestion, THOUSANDS } from '../rows/judged.ts';

/** Facts of a column, found before its cells are read. */
export interface ColumnFacts {
  readonly signs: AmountSigns;
  readonly days: DayColumn;
  readonly heading: string;
  readonly deduction?: DeductionColumn | undefined;
  /** Answers to its questions, by kind of question. */
  readonly answers: Readonly<Partial<Record<ColumnAsk, string>>>;
}

/** True for a column of amounts in KM. */
const isAmountField = (field: StaffField): boolean =>
  columnKindOf(field) === 'amount' || /^deduction.*\.(?:amount|remaining)$/.test(field);

const PAY_KINDS = [
  { value: 'bruto', label: 'Bruto' },
  { value: 'neto', label: 'Neto' },
  { value: 'satnica', label: 'Satnica' },
];

/** The table below its header, with assigned columns. */
export interface StaffColumns {
  readonly table: SourceTable;
  readonly layout: TableLayout<StaffField>;
  readonly assignment: Assignment<StaffField>;
  readonly firmEntity: PayrollEntity;
}

/** Only the net of Republika Srpska is reduced by a contribution on the way to the worker. */
const WITH_PAYOUT = [...PAY_KINDS, { value: 'isplata', label: 'Koliko radnik dobija' }];

/** The questions of all columns, each once. */
export function staffQuestions(columns: StaffColumns): ColumnQuestion[] {
  const rows = rowsBelow(columns);
  return columns.assignment.flatMap((field, column) => {
    if (!field) return [];
    const texts = columnTexts(rows, column);
    return questionOf(field, texts, columns, column).map((id) => ({
      ...QUESTIONS[id],
      ...(id === 'vrsta' && columns.firmEntity === 'rs' && { options: WITH_PAYOUT }),
      id: `${id}:${column}`,
      column,
      examples: [...new Set(texts)].slice(0, 3),
    }));
  });
}

const rowsBelow = ({ table, layout }: StaffColumns) => table.rows.slice((layout.header ?? -1) + 1);

function questionOf(
  field: StaffField,
  texts: readonly string[],
  columns: StaffColumns,
  column: number,
): ColumnAsk[] {
  const { assignment, firmEntity, layout } = columns;
  const signs = signsOf(texts);
  const isPercent = /%/.test(layout.headings[column] ?? '');
  const isOfCard = /kartic/i.test(layout.headings[column] ?? '');
  const wanted: readonly (readonly [ColumnAsk, boolean])[] = [
    ['vrsta', field === 'amount' && !assignment.includes('payKind')],
    ['hiljade', isAmountField(field) && texts.some((text) => isUnsureAmount(text, signs))],
    ['cisto-neto', field === 'net'],
    ['red-imena', field === 'person' && texts.some((text) => !text.includes(','))],
    ['stepen', field === 'schooling' && texts.some(isDegree)],
    ['koeficijent', field === 'coefficient' && firmEntity === 'rs' && !isOfCard && texts.length > 0],
    [
      'posto',
      (columnKindOf(field) === 'rate' || (field.endsWith('.amount') && isPercent)) &&
        texts.some(isUnsurePercent),
    ],
  ];
  return wanted.filter(([, isAsked]) => isAsked).map(([id]) => id);
}

/** Facts of every column, with the current answers. */
export function columnFacts(
  columns: StaffColumns,
  answers: Readonly<Record<string, string>>,
): readonly ColumnFacts[] {
  const rows = rowsBelow(columns);
  const questions = staffQuestions(columns);
  return columns.assignment.map((field, column) => {
    const texts =
      field && (isAmountField(field) || columnKindOf(field) === 'day') ? columnTexts(rows, column) : [];
    const stated = Object.fromEntries(
      questions
        .filter((question) => question.column === column)
        .map((question) => [question.id.split(':')[0], answerTo(question, answers)]),
    ) as ColumnFacts['answers'];
    const answer = stated.hiljade as AmountSigns['answer'];
    return {
      signs: { ...signsOf(texts), ...(answer && { answer }) },
      days: { isMonthFirst: isMonthFirst(texts), is1904: columns.table.is1904 ?? false },
      heading: columns.layout.headings[column] ?? '',
      deduction: field && deductionColumnOf(field),
      answers: stated,
    };
  });
}

/** Questions for an ambiguous heading. */
type ColumnAsk = 'vrsta' | 'hiljade' | 'cisto-neto' | 'red-imena' | 'stepen' | 'koeficijent' | 'posto';

const YES_NO = [
  { value: 'da', label: 'Da' },
  { value: 'ne', label: 'Ne' },
] as const;

type Draft = Omit<ColumnQuestion, 'id' | 'column' | 'examples'>;

/** Texts of the questions, with their options. */
const QUESTIONS: Readonly<Record<ColumnAsk, Draft>> = {
  vrsta: {
    text: 'Koja je vrsta iznosa u ovoj koloni?',
    options: PAY_KINDS,
  },
  hiljade: THOUSANDS,
  'cisto-neto': {
    text: 'Je li ovo neto plata bez toplog obroka, prevoza i obustava?',
    options: [YES_NO[0], { value: 'ne', label: 'Ne: iznosi se ne uvoze' }],
    suggested: 'da',
  },
  'red-imena': {
    text: 'Šta je prvo u ovoj koloni?',
    options: [
      { value: 'ime-prezime', label: 'Ime, pa prezime' },
      { value: 'prezime-ime', label: 'Prezime, pa ime' },
    ],
  },
  stepen: {
    text: 'Stepeni se čitaju kao I NK, II PK, III KV, IV SSS, VI VŠS, VII VSS. Je li tako?',
    options: YES_NO,
    suggested: 'da',
  },
  koeficijent: {
    text: 'Koji je ovo koeficijent?',
    options: [
      { value: 'posao', label: 'Posla (puta cijena rada): ne uvozi se' },
      { value: 'kartica', label: 'S poreske kartice Federacije' },
    ],
    suggested: 'posao',
  },
  posto: {
    text: 'Šta znači 0,01 u ovoj koloni?',
    options: [
      { value: 'posto', label: '0,01 %' },
      { value: 'dio', label: '1 %' },
    ],
  },
};
