import { monthCode } from '../../core/days/day.ts';
import { formatDay } from '../../core/numbers/format.ts';
import type { Block, Document } from '../../documents/blocks.ts';
import { figures, shortWords, words } from '../../documents/blocks.ts';
import { moneyFigure } from '../../documents/figures.ts';
import { oneLine } from '../../documents/typed-text.ts';
import { estimateNotes } from '../calculate/estimated.ts';
import type { SettledMonth } from '../model/wage.ts';
import type { Journal, JournalLine } from './journal.ts';
import { amountOrEmpty } from './journal-sheets.ts';

/** The journals of a month for print, one after another, each with its signatures. */
export function journalDocument(settled: SettledMonth, journals: readonly Journal[]): Document {
  const { firm, month } = settled;
  const title = `Temeljnica: ${journals[0]?.title ?? ''}`;
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

const journalBlocks = (journal: Journal): readonly Block[] => {
  const { title, number, day, lines, debit, credit } = journal;
  const has = (of: (line: JournalLine) => string) => lines.some((line) => of(line) !== '');
  const [hasCentre, hasPartner] = [has(({ costCentre }) => costCentre), has(({ partner }) => partner)];
  return [
    { kind: 'title', isPart: true, text: title },
    {
      kind: 'meta',
      entries: [
        { label: 'Nalog', value: number, verbatim: true },
        { label: 'Datum', value: formatDay(day) },
      ],
    },
    {
      kind: 'table',
      caption: `${title}, iznosi u KM`,
      isDense: true,
      columns: [
        shortWords('Konto'),
        words('Naziv konta'),
        ...(hasCentre ? [words('Mjesto troška')] : []),
        ...(hasPartner ? [words('Partner')] : []),
        figures('Duguje'),
        figures('Potražuje'),
      ],
      rows: lines.map((line) => [
        line.account,
        line.name,
        ...(hasCentre ? [line.costCentre] : []),
        ...(hasPartner ? [line.partner] : []),
        amountOrEmpty(line.debit),
        amountOrEmpty(line.credit),
      ]),
      totals: [
        { label: 'Ukupno duguje', figure: moneyFigure(debit), strong: true },
        { label: 'Ukupno potražuje', figure: moneyFigure(credit), strong: true },
      ],
    },
  ];
};
