import { monthCode } from '../../../core/days/day.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import type { Block, Document } from '../../../documents/blocks.ts';
import { figures, shortText, words } from '../../../documents/blocks.ts';
import { amountFigure } from '../../../documents/figures.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { estimateNotes, markedMonth } from '../../month/calculate/estimated.ts';
import type { Journal, JournalLine } from './journal.ts';
import { amountOrEmpty } from './journal-sheets.ts';

/** The journals of a month for print, one after another. */
export function journalDocument(settled: SettledMonth, journals: readonly Journal[]): Document {
  const { firm, month } = settled;
  const title = `Temeljnica ${markedMonth(settled)}`;
  return {
    title: `${title}, ${oneLine(firm.name)}`,
    language: 'bs-Latn',
    fileName: `temeljnica_${monthCode(month)}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text: [{ bold: oneLine(firm.name) }] },
      { kind: 'paragraph', text: firm.jib && `JIB: ${firm.jib}` },
      ...estimateNotes(settled).map((text): Block => ({ kind: 'paragraph', text })),
      ...journals.flatMap(journalBlocks),
      {
        kind: 'signatures',
        parties: [
          { role: 'Sastavio', name: '' },
          { role: 'Kontrolisao', name: '' },
        ],
      },
    ],
  };
}

const journalBlocks = ({ title, number, day, lines, debit, credit }: Journal): readonly Block[] => [
  { kind: 'title', isPart: true, text: title },
  { kind: 'paragraph', text: `Nalog ${number}, ${formatDay(day)}` },
  {
    kind: 'table',
    caption: `${title}, iznosi u KM`,
    isDense: true,
    columns: [shortText('Konto'), words(nameTitle(lines)), figures('Duguje'), figures('Potražuje')],
    rows: [
      ...lines.map((line) => [
        line.account,
        nameOf(line),
        amountOrEmpty(line.debit),
        amountOrEmpty(line.credit),
      ]),
      ['', 'Ukupno', amountFigure(debit), amountFigure(credit)],
    ],
    strongRows: [lines.length],
    totals: [],
  },
];

/** Cost centre and partner follow the name: few lines have one, and columns of their own would break the names. */
const nameOf = ({ name, costCentre, partner }: JournalLine): string =>
  [name, costCentre, partner].filter(Boolean).map(oneLine).join(' · ');

function nameTitle(lines: readonly JournalLine[]): string {
  const has = (of: (line: JournalLine) => string) => lines.some((line) => of(line) !== '');
  return [
    'Naziv konta',
    has(({ costCentre }) => costCentre) && 'mjesto troška',
    has(({ partner }) => partner) && 'partner',
  ]
    .filter(Boolean)
    .join(' · ');
}
