import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { transportOf } from '@obracun/engine/payroll/api-request/entries.ts';
import { isReceived } from '@obracun/engine/payroll/calculate/deductions.ts';
import { MEAL_IS_WAGE } from '@obracun/engine/payroll/calculate/figures.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import { isSettled } from '../../calculation/outcome.ts';
import type { MonthRow } from './rows.ts';

interface FigureColumn {
  readonly title: string;
  readonly of: (wage: SettledWage) => number;
  /** Of a figure that not everybody has: whether one is to come in a row without a wage, which waits or is to be mended. */
  readonly isDue?: (row: MonthRow, firm: Firm) => boolean;
}

/** What is calculated of each row, by the id of its column: what stands between the net and what is paid out leads from one to the other. */
export const FIGURES: Readonly<Record<string, FigureColumn>> = {
  gross: { title: 'Bruto', of: ({ figures }) => figures.gross },
  net: { title: 'Neto', of: ({ figures }) => figures.net },
  solidarity: {
    title: 'Solidarnost',
    of: ({ figures }) => figures.solidarity,
    isDue: (_, { entity }) => entity === 'rs',
  },
  untaxed: {
    title: 'Neoporezivo',
    of: ({ figures }) => figures.untaxed,
    isDue: (row, firm) =>
      isTyped(row, 'untaxed') || transportOf(row.worker, row.said?.entries ?? {}) > 0 || hasMeal(row, firm),
  },
  withheld: {
    title: 'Obustave',
    of: ({ withheld }) => sumOf(withheld, (one) => (isReceived(one) ? 0 : one.amount)),
    isDue: (row) =>
      isTyped(row, 'deductionsOfMonth') || row.worker.deductions.some(({ remaining }) => remaining !== 0),
  },
  received: {
    title: 'Već primljeno',
    of: ({ withheld }) => sumOf(withheld, (one) => (isReceived(one) ? one.amount : 0)),
    isDue: (row) => isTyped(row, 'advance') || isTyped(row, 'inKind'),
  },
  payout: { title: 'Za isplatu', of: ({ payout }) => payout },
  cost: { title: 'Ukupni trošak', of: ({ figures }) => figures.cost },
};

const isTyped = ({ said }: MonthRow, name: EntryName): boolean =>
  (said?.entries[name] ?? 0) > 0 || said?.unread?.[name] !== undefined;

const hasMeal = ({ worker }: MonthRow, { entity, defaults }: Firm): boolean =>
  !MEAL_IS_WAGE[entity] && (worker.hotMeal ?? defaults.hotMeal ?? 0) > 0;

/** The ids of the figures a sheet shows: those everybody has, and those that somebody in it has. */
export const figuresIn = (firm: Firm, rows: readonly MonthRow[]): readonly string[] =>
  Object.entries(FIGURES)
    .filter(([, figure]) => !figure.isDue || rows.some((row) => hasFigure(figure, row, firm)))
    .map(([id]) => id);

function hasFigure(figure: FigureColumn, row: MonthRow, firm: Firm): boolean {
  const { outcome } = row;
  if (!isSettled(outcome)) return figure.isDue?.(row, firm) === true;
  // What did not fit into a wage is told in the cell of what did.
  return figure.of(outcome) !== 0 || (figure === FIGURES.withheld && outcome.leftOut.length > 0);
}
