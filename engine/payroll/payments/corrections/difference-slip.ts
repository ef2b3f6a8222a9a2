import { monthCode } from '../../../core/days/day.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import type { Block, Document, Figure } from '../../../documents/blocks.ts';
import { figures, words } from '../../../documents/blocks.ts';
import { amountFigure, decimalFigure } from '../../../documents/figures.ts';
import { fileNamePart } from '../../../documents/file-name.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import { monthNameIn } from '../../../rules/month-name.ts';
import { fullName, seatOf } from '../../model/firm.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { ClosedMonth } from '../../model/wage.ts';
import { markedMonth } from '../../month/calculate/estimated.ts';
import type { WorkerPair } from './difference.ts';
import { type DifferenceLine, linesOfPair } from './difference-lines.ts';

const OF_WAGE: Readonly<Record<PayrollEntity, string>> = { fbih: 'plaće', rs: 'plate', bd: 'plate' };

/** The slip of one worker's difference: each line before, after, and the difference. */
export function differenceSlip(before: ClosedMonth, after: ClosedMonth, pair: WorkerPair): Document {
  const { firm, month } = after.settled;
  const title = `Razlika ${OF_WAGE[firm.entity]} za ${markedMonth(after.settled)}`;
  const name = fullName(pair.worker);
  return {
    title: `${title}, ${oneLine(name)}`.replace(/, $/, ''),
    language: 'bs-Latn',
    fileName: ['razlika', monthCode(month), fileNamePart(name)].filter(Boolean).join('_'),
    blocks: [
      { kind: 'title', text: title },
      {
        kind: 'columns',
        left: partyBlocks('Poslodavac', firm.name, seatOf(firm), firm.jib && `JIB: ${firm.jib}`),
        right: partyBlocks(
          'Radnik',
          name,
          pair.worker.address,
          pair.worker.jmbg && `JMBG: ${pair.worker.jmbg}`,
        ),
      },
      factsOf(before, after),
      tableOf(linesOfPair(firm.entity, pair)),
      { kind: 'small', text: 'Oba obračuna su po propisima mjeseca za koji je plata.' },
      {
        kind: 'signatures',
        parties: [
          { role: 'Za poslodavca', name: oneLine(firm.name) },
          { role: 'Primio radnik', name: oneLine(name) },
        ],
      },
    ],
  };
}

const partyBlocks = (role: string, ...lines: readonly string[]): readonly Block[] => [
  { kind: 'heading', text: role },
  ...lines
    .map(oneLine)
    .filter((line) => line !== '')
    .map((text, at): Block => ({ kind: 'paragraph', text: at === 0 ? [{ bold: text }] : text })),
];

const factsOf = (before: ClosedMonth, { closedOn, settled }: ClosedMonth): Block => ({
  kind: 'meta',
  entries: [
    {
      label: 'Mjesec',
      value: `${monthNameIn(settled.firm.entity, settled.month.month)} ${settled.month.year}.`,
    },
    { label: 'Ranije zaključeno', value: formatDay(before.closedOn) },
    { label: 'Ponovo zaključeno', value: formatDay(closedOn) },
    { label: 'Razlog', value: oneLine(before.reopened?.reason ?? '') },
  ].filter(({ value }) => value !== ''),
});

/** Lines in bold: earnings and payments. */
const STRONG = ['gross', 'net', 'payout', 'cost'];

const tableOf = (lines: readonly DifferenceLine[]): Block => ({
  kind: 'table',
  caption: 'Razlika, iznosi u KM, sati u h',
  isDense: true,
  columns: [words('Stavka'), figures('Ranije'), figures('Sada'), figures('Razlika')],
  rows: lines.map((line) => [
    line.label,
    figureOf(line, line.before),
    figureOf(line, line.after),
    figureOf(line, line.after - line.before),
  ]),
  strongRows: lines.flatMap(({ name }, at) => (STRONG.includes(name) ? [at] : [])),
  totals: [],
});

const figureOf = ({ kind }: DifferenceLine, value: number): Figure =>
  kind === 'sati' ? decimalFigure(value, 2) : amountFigure(value);

/** The slips of all workers with a difference. */
export const differenceSlips = (
  before: ClosedMonth,
  after: ClosedMonth,
  pairs: readonly WorkerPair[],
): readonly Document[] => pairs.map((pair) => differenceSlip(before, after, pair));
