import { type Block, type Document, figures, words } from '../../../documents/blocks.ts';
import { type Sheet, sheetName } from '../../../documents/sheet.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import { inWordsOf } from '../../../rules/entity-words.ts';
import type { Firm } from '../../model/firm.ts';
import type { YearOverview } from '../../month/year-overview.ts';
import type { FirmAverages } from './averages.ts';
import {
  averagesTable,
  measureTable,
  monthsTable,
  usedMeasures,
  workersTable,
  type YearTable,
  yearNotes,
} from './year-tables.ts';

/** A firm's year with the averages up to its last month. */
export interface FirmYear {
  readonly firm: Firm;
  readonly overview: YearOverview;
  readonly averages: FirmAverages | undefined;
}

const tablesOf = ({ overview, averages }: FirmYear): readonly YearTable[] => [
  monthsTable(overview),
  workersTable(overview),
  ...usedMeasures(overview).map((measure) => measureTable(overview, measure)),
  ...(averages ? [averagesTable(averages)] : []),
];

/** The year as a workbook: months, workers, each measure by worker and month, averages. */
export const yearSheets = (year: FirmYear): readonly Sheet[] => {
  const notes = yearNotes(year.overview);
  return tablesOf(year).map(({ title, headings, rows, strongRows }) => ({
    name: sheetName(title),
    widths: [28, ...headings.slice(1).map(() => 14)],
    rows: [headings, ...rows, ...notes.map((note) => [note])],
    strongRows: [0, ...strongRows.map((at) => at + 1)],
  }));
};

/** The year on landscape pages. */
export const yearDocument = (year: FirmYear): Document => {
  const { firm, overview } = year;
  const title = inWordsOf(firm.entity, `Pregled plata za ${overview.year}. godinu`);
  return {
    title: `${title}, ${oneLine(firm.name)}`,
    language: 'bs-Latn',
    fileName: `godina_${overview.year}`,
    isLandscape: true,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text: [{ bold: oneLine(firm.name) }] },
      { kind: 'paragraph', text: firm.jib && `JIB: ${firm.jib}` },
      ...yearNotes(overview).map((text) => ({ kind: 'paragraph', text }) as const),
      ...tablesOf(year).flatMap(blocksOf),
    ],
  };
};

const blocksOf = ({ title, headings, rows, strongRows }: YearTable): readonly Block[] => [
  { kind: 'title', text: title, isPart: true, isApart: true },
  {
    kind: 'table',
    caption: title,
    isDense: true,
    columns: headings.map((heading, at) => (at === 0 ? words(heading) : figures(heading))),
    rows,
    strongRows,
    totals: [],
  },
];
