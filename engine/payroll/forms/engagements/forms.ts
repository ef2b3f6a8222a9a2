import {
  byDay,
  type Day,
  firstDayOf,
  monthCode,
  type YearMonth,
  yearMonthOf,
} from '../../../core/days/day.ts';
import { valueOn } from '../../../core/law.ts';
import { formatAmount, formatDay, monthWritten } from '../../../core/numbers/format.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import {
  type Block,
  type Cell,
  type Document,
  figures,
  shortText,
  words,
} from '../../../documents/blocks.ts';
import { amountFigure } from '../../../documents/figures.ts';
import { fileNamePart } from '../../../documents/file-name.ts';
import { type Sheet, sheetName } from '../../../documents/sheet.ts';
import { given, oneLine } from '../../../documents/typed-text.ts';
import { rok_prijave_poreza } from '../../../law/rs/deadlines.ts';
import { MUNICIPALITY_TEXT } from '../../firms/municipalities/municipality.ts';
import { type Firm, seatOf } from '../../model/firm.ts';
import type { EngagementFiling, FiledColumn, SettledEngagement } from '../../staff/engagements/settled.ts';
import { dayAfter } from '../deadlines/deadline.ts';
import { ownerDue } from './usual-day.ts';

/** One form to file: its rows are the people of one payout. */
export interface EngagementForm {
  readonly name: string;
  readonly title: string;
  readonly source?: string;
  /** The day of payment; the last one, on a form of a whole month. */
  readonly day: Day;
  readonly month: YearMonth;
  readonly columns: readonly Pick<FiledColumn, 'number' | 'title'>[];
  readonly rows: readonly (readonly FiledColumn[])[];
}

/** The parts of form 1002 are filed once a month, an owner files apart from others, all else is filed for each day of payment. */
const MONTHLY = 'DL2';
const OF_OWNER = '2002';

function keyOf({ engagement, terms }: SettledEngagement, { name }: EngagementFiling): string {
  if (name === MONTHLY) return name;
  return [name, name === OF_OWNER ? engagement.id : terms.day].join(' ');
}

/** The forms of a month's payouts, in the order of their days. */
export function engagementForms(payouts: readonly SettledEngagement[]): readonly EngagementForm[] {
  const groups = new Map<string, EngagementForm>();
  for (const settled of payouts) {
    const { filing, terms } = settled;
    // Nothing was paid, so that nothing is filed.
    if (!filing || settled.figures.cost === 0) continue;
    const key = keyOf(settled, filing);
    const before = groups.get(key);
    const { columns, ...form } = filing;
    groups.set(key, {
      ...form,
      day: before && before.day > terms.day ? before.day : terms.day,
      month: { year: terms.year, month: terms.month },
      columns,
      rows: [...(before?.rows ?? []), columns],
    });
  }
  return [...groups.values()].toSorted((one, other) =>
    byDay(`${one.name} ${one.day}`, `${other.name} ${other.day}`),
  );
}

/** `9. Iznos prihoda` */
export const columnTitle = ({ number, title }: Pick<FiledColumn, 'number' | 'title'>): string =>
  number === undefined ? title : `${number}. ${title}`;

const cellOf = ({ amount, text, isOrder }: FiledColumn, at: number): Cell => {
  if (isOrder) return `${at + 1}.`;
  return amount === undefined ? oneLine(text ?? '') : amountFigure(amount);
};

/** A row as texts, to be copied. */
export const rowTexts = (row: readonly FiledColumn[], at: number): readonly string[] =>
  row.map((column) => {
    const cell = cellOf(column, at);
    return typeof cell === 'string' ? cell : cell.text;
  });

/** The sums of the columns with amounts; the others are empty, the first named one says what the row is. */
export function formTotals({ columns, rows }: EngagementForm): readonly (number | undefined)[] {
  return columns.map((_, at) =>
    rows.some((row) => row[at]?.amount !== undefined)
      ? sumOf(rows, (row) => row[at]?.amount ?? 0)
      : undefined,
  );
}

/** The sums as texts. */
export const totalTexts = (form: EngagementForm): readonly string[] =>
  formTotals(form).map((total, at) =>
    total === undefined ? (at === 0 ? 'Ukupno' : '') : formatAmount(total),
  );

/** `AUG-1031, 31. 10. 2026.` */
export const formName = ({ name, day, month }: EngagementForm): string =>
  name === MONTHLY || name === OF_OWNER ? `${name}, ${monthWritten(month)}` : `${name}, ${formatDay(day)}`;

/** `AUG-1031_2026-10-31`; a form of a person has its name too. */
export const formFile = ({ name, day, month, rows }: EngagementForm): string =>
  [
    name,
    name === MONTHLY || name === OF_OWNER ? monthCode(month) : day,
    name === OF_OWNER && fileNamePart(rows[0]?.find(({ text }) => text !== undefined)?.text ?? ''),
  ]
    .filter(Boolean)
    .join('_');

const payer = (firm: Firm, form: EngagementForm): readonly (readonly [string, string])[] => [
  ['Isplatilac', given(firm.name)],
  ['JIB', given(firm.jib)],
  ['Adresa', given(seatOf(firm))],
  [MUNICIPALITY_TEXT[firm.entity], given(firm.municipality?.name ?? '')],
  ['Datum isplate', formatDay(form.day)],
  ['Period', monthWritten(form.month)],
];

/** The form as a sheet: its payer above, a row for each person, the sums below. */
export function formSheet(firm: Firm, form: EngagementForm): Sheet {
  const { columns, rows, title } = form;
  const totals = formTotals(form).map((total, at): Cell => {
    if (total !== undefined) return amountFigure(total);
    return at === 0 ? 'Ukupno' : '';
  });
  const head = [
    [`Obrazac ${form.name}`],
    [title],
    ...payer(firm, form).map(([label, value]) => [label, value]),
    [''],
  ];
  return {
    name: sheetName(formName(form)),
    widths: columns.map(({ title: column }) => Math.max(14, Math.min(30, column.length + 4))),
    rows: [
      ...head,
      columns.map(columnTitle),
      ...rows.map((row, at) => row.map((one) => cellOf(one, at))),
      totals,
    ],
    strongRows: [0, head.length, head.length + 1 + rows.length],
  };
}

const CHECK = 'Ovo nije službeni obrazac: provjerite podatke prije predaje.';
const BY_CONTENT = 'Kolone su navedene po onome što sadrže.';

/** The last day to file a form, where it is known. */
export function formDue({ name, month, day }: EngagementForm): Day | undefined {
  if (name === OF_OWNER) return ownerDue(month);
  return name === MONTHLY
    ? dayAfter(valueOn(rok_prijave_poreza, firstDayOf(month)), yearMonthOf(day))
    : undefined;
}

/** The note under a form. */
export const formNote = ({ columns }: EngagementForm): string =>
  columns.some(({ number }) => number !== undefined) ? CHECK : `${BY_CONTENT} ${CHECK}`;

/** The form on paper: its columns one below another for each person, then the sums of several. */
export function formDocument(firm: Firm, form: EngagementForm): Document {
  const { columns, rows } = form;
  const totals = formTotals(form);
  const sums = columns.map((column, at): FiledColumn => {
    const amount = totals[at];
    return { ...column, text: '', ...(amount !== undefined && { amount }) };
  });
  return {
    title: `Obrazac ${formName(form)}, ${oneLine(firm.name)}`,
    language: 'bs-Latn',
    fileName: formFile(form),
    blocks: [
      { kind: 'title', text: `Obrazac ${form.name}` },
      { kind: 'paragraph', text: form.title },
      { kind: 'meta', entries: payer(firm, form).map(([label, value]) => ({ label, value })) },
      ...rows.flatMap((row, at): readonly Block[] => columnTable(row, at, nameIn(row) || `Red ${at + 1}`)),
      ...(rows.length > 1
        ? columnTable(
            sums.filter(({ amount }) => amount !== undefined),
            0,
            `Ukupno, primalaca: ${rows.length}`,
          )
        : []),
      { kind: 'small', text: formNote(form) },
      { kind: 'signatures', parties: [{ role: 'Ovlašteno lice isplatioca', name: '' }] },
    ],
  };
}

const nameIn = (row: readonly FiledColumn[]): string =>
  oneLine(row.find(({ title }) => title === 'Prezime i ime')?.text ?? '');

const columnTable = (row: readonly FiledColumn[], at: number, heading: string): readonly Block[] => [
  { kind: 'heading', text: heading },
  {
    kind: 'table',
    caption: `${heading}, kolone obrasca`,
    isDense: true,
    columns: [shortText('Kolona'), words('Naziv'), figures('Podatak')],
    rows: row.map((column) => [column.number ?? '', column.title, cellOf(column, at)]),
    totals: [],
  },
];
