import type { Block, Column, Document } from '../../documents/blocks.ts';
import { amountFigure, decimalFigure, moneyFigure } from '../../documents/figures.ts';
import { formatMonth } from '../../kernel/figures/format.ts';
import type { Feninga } from '../../kernel/figures/money.ts';
import { contributionsOf } from '../forms/amounts.ts';
import { fullName, sum } from '../forms/filing.ts';
import type { SettledMonth, SettledWage, WageFigures } from '../model/wage.ts';
import { type RecordColumn, type Sheet, tableSheet } from './sheet.ts';

type Wages = readonly SettledWage[];

const amount = (title: string, of: (wage: SettledWage) => Feninga): RecordColumn<SettledWage> => ({
  title,
  width: 14,
  cell: (wage) => amountFigure(of(wage)),
  total: (wages) => amountFigure(sum(wages, of)),
});

const figure = (title: string, of: (figures: WageFigures) => Feninga): RecordColumn<SettledWage> =>
  amount(title, ({ figures }) => of(figures));

/** What is kept back of a wage in all. */
const keptBack = ({ withheld }: SettledWage): Feninga => sum(withheld, (one) => one.amount);

const onWage = ({ pension, health, unemployment }: WageFigures): Feninga =>
  pension.on + health.on + unemployment.on;

const worker: RecordColumn<SettledWage> = {
  title: 'Radnik',
  width: 28,
  cell: (wage) => fullName(wage.worker),
  total: () => 'UKUPNO',
};

const COLUMNS: readonly RecordColumn<SettledWage>[] = [
  worker,
  { title: 'Sati', width: 8, cell: ({ figures }) => decimalFigure(figures.fundHours, 2) },
  figure('Bruto', ({ gross }) => gross),
  figure('PIO', ({ pension }) => pension.from),
  figure('Zdravstveno', ({ health }) => health.from),
  figure('Dječija zaštita', ({ child }) => child.from),
  figure('Nezaposlenost', ({ unemployment }) => unemployment.from),
  figure('Doprinosi ukupno', contributionsOf),
  figure('Lični odbitak', ({ allowance }) => allowance),
  figure('Osnovica poreza', ({ taxBase }) => taxBase),
  figure('Porez', ({ tax }) => tax),
  figure('Neto', ({ net }) => net),
  figure('Solidarnost', ({ solidarity }) => solidarity),
  figure('Neoporezivo', ({ untaxed }) => untaxed),
  amount('Obustave', keptBack),
  amount('Za isplatu', ({ payout }) => payout),
  figure('Doprinosi na platu', onWage),
  figure('Naknade', ({ water, disaster, disability }) => water + disaster + disability),
  figure('Ukupni trošak', ({ cost }) => cost),
];

/** A column nobody has anything in stays away: no entity has all of them. */
const inUse = (wages: Wages): readonly RecordColumn<SettledWage>[] =>
  COLUMNS.filter(({ total, cell }) => {
    const said = total?.(wages) ?? (wages[0] ? cell(wages[0], 0) : '');
    return typeof said === 'string' || said.value !== 0;
  });

/** The month in one table: a row for each worker, the firm below. */
export const recapSheet = ({ month, wages }: SettledMonth): Sheet =>
  tableSheet(`Rekapitulacija ${month.month}-${month.year}`, inUse(wages), wages);

/** Columns that fit a portrait page. */
const ON_PAPER = ['Radnik', 'Bruto', 'Doprinosi ukupno', 'Porez', 'Neto', 'Obustave', 'Za isplatu'];

const columnOf = ({ title }: RecordColumn<SettledWage>): Column => ({
  title,
  align: title === worker.title ? 'start' : 'end',
  width: title === worker.title ? 'fill' : 'fit',
});

/** The month on paper: the workers in short, and every sum of the firm. */
export function recapDocument({ firm, month, wages }: SettledMonth): Document {
  const columns = inUse(wages);
  const inShort = columns.filter(({ title }) => ON_PAPER.includes(title));
  const table: Block = {
    kind: 'table',
    caption: 'Radnici, iznosi u KM',
    isDense: wages.length > 12,
    columns: inShort.map(columnOf),
    rows: wages.map((wage, at) => inShort.map(({ cell }) => cell(wage, at))),
    totals: columns.flatMap(({ title, total }) => {
      const said = total?.(wages);
      if (said === undefined || typeof said === 'string') return [];
      return [{ label: title, figure: moneyFigure(said.value), strong: title === 'Ukupni trošak' }];
    }),
  };
  return {
    title: `Rekapitulacija plata ${formatMonth(month.month, month.year)}, ${firm.name}`,
    language: 'bs-Latn',
    fileName: `rekapitulacija_${month.year}-${String(month.month).padStart(2, '0')}`,
    blocks: [
      { kind: 'title', text: `Rekapitulacija plata ${formatMonth(month.month, month.year)}` },
      {
        kind: 'paragraph',
        text: [{ bold: firm.name }, firm.jib && `, JIB: ${firm.jib}`].filter((run) => run !== ''),
      },
      table,
    ],
  };
}
