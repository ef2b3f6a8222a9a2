import { monthCode } from '../../../core/days/day.ts';
import type { Document, Figure } from '../../../documents/blocks.ts';
import { figures, words } from '../../../documents/blocks.ts';
import { amountFigure, decimalFigure, moneyFigure } from '../../../documents/figures.ts';
import { type Sheet, sheetName } from '../../../documents/sheet.ts';
import { fullName, surnameFirst } from '../../model/firm.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { estimateNotes, isEstimated, markedMonth } from '../../month/calculate/estimated.ts';
import type { RecapLine } from '../../month/recap-lines.ts';
import { type Recap, recapOf } from './recap.ts';

const figureOf = ({ kind }: RecapLine, value: number): Figure =>
  kind === 'sati' ? decimalFigure(value, 2) : amountFigure(value);

/** Without lines that are zero everywhere. */
function inUse({ lines, rows, totals }: Recap): Recap {
  const stored = lines.map((_, at) => totals[at] !== 0);
  const pick = <T>(all: readonly T[]): readonly T[] => all.filter((_, at) => stored[at]);
  return {
    lines: pick(lines),
    rows: rows.map(({ worker, values }) => ({ worker, values: pick(values) })),
    totals: pick(totals),
  };
}

const figuresOf = ({ lines }: Recap, values: readonly number[]): readonly Figure[] =>
  lines.map((line, at) => figureOf(line, values[at] ?? 0));

/** Title of the second column; sheets of earlier closings have none. */
export const JMBG = 'JMBG';

/** How a recap names workers and pay. */
export interface RecapLayout {
  readonly nameOf: typeof fullName;
  /** A second column with the JMBG in the sheet. */
  readonly hasJmbg: boolean;
  /** The word for pay in the title, by the words of the Federation or of the others. */
  readonly pay: Readonly<Record<'fbih' | 'others', string>>;
}

const LAYOUT: RecapLayout = {
  nameOf: surnameFirst,
  hasJmbg: true,
  pay: { fbih: 'plaća', others: 'plata' },
};

/** Layout of recaps when papers were not stored yet: months closed then keep it. */
export const FIRST_LAYOUT: RecapLayout = {
  nameOf: fullName,
  hasJmbg: false,
  pay: { fbih: 'plata', others: 'plata' },
};

/** The month in one table: a row for each worker, the firm below. */
export function recapSheet(settled: SettledMonth, { nameOf, hasJmbg } = LAYOUT): Sheet {
  const recap = inUse(recapOf(settled));
  const jmbgCell = <T>(cell: T): readonly T[] => (hasJmbg ? [cell] : []);
  return {
    name: sheetName(
      `Rekapitulacija ${settled.month.month}-${settled.month.year}${isEstimated(settled) ? ' procjena' : ''}`,
    ),
    widths: [28, ...jmbgCell(15), ...recap.lines.map(() => 14)],
    rows: [
      ['Radnik', ...jmbgCell(JMBG), ...recap.lines.map(({ label }) => label)],
      ...recap.rows.map(({ worker, values }) => [
        nameOf(worker),
        ...jmbgCell(worker.jmbg),
        ...figuresOf(recap, values),
      ]),
      ['UKUPNO', ...jmbgCell(''), ...figuresOf(recap, recap.totals)],
    ],
    strongRows: [0, recap.rows.length + 1],
  };
}

/** The contents of the columns of that sheet, after names and numbers. */
export const recapKinds = (settled: SettledMonth): readonly RecapLine['kind'][] =>
  inUse(recapOf(settled)).lines.map(({ kind }) => kind);

/** Lines that fit a portrait page; all of them from the net to the payout, so that a row adds up. */
const ON_PAPER = [
  'gross',
  'contributionsFrom',
  'tax',
  'net',
  'solidarity',
  'untaxed',
  'withheld',
  'inKindReceived',
  'advance',
  'payout',
];

/** The month for print: the workers in short, and every sum of the firm. */
export function recapDocument(settled: SettledMonth, { nameOf, pay } = LAYOUT): Document {
  const { firm, month } = settled;
  const recap = inUse(recapOf(settled));
  const inShort = recap.lines.flatMap((line, at) => (ON_PAPER.includes(line.name) ? [{ line, at }] : []));
  const title = `Rekapitulacija ${pay[firm.entity === 'fbih' ? 'fbih' : 'others']} ${markedMonth(settled)}`;
  return {
    title: `${title}, ${firm.name}`,
    language: 'bs-Latn',
    fileName: `rekapitulacija_${monthCode(month)}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text: [{ bold: firm.name }] },
      { kind: 'paragraph', text: firm.jib && `JIB: ${firm.jib}` },
      ...estimateNotes(settled).map((text) => ({ kind: 'paragraph', text }) as const),
      {
        kind: 'table',
        caption: 'Radnici, iznosi u KM',
        isDense: true,
        columns: [words('Radnik'), ...inShort.map(({ line }) => figures(line.label))],
        rows: recap.rows.map(({ worker, values }) => [
          nameOf(worker),
          ...inShort.map(({ line, at }) => figureOf(line, values[at] ?? 0)),
        ]),
        totals: recap.lines.flatMap(({ name, label, kind }, at) =>
          kind === 'sati'
            ? []
            : [
                {
                  label,
                  figure: moneyFigure(recap.totals[at] ?? 0),
                  strong: name === 'payout' || name === 'cost',
                },
              ],
        ),
      },
    ],
  };
}
