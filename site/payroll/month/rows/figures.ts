import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import { refundSum } from '@obracun/engine/payroll/model/refund.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import { transportOf } from '@obracun/engine/payroll/month/api-request/entries.ts';
import { isReceived } from '@obracun/engine/payroll/month/calculate/deductions.ts';
import { MEAL_IS_WAGE } from '@obracun/engine/payroll/month/calculate/figures.ts';
import { paidOut } from '@obracun/engine/payroll/month/payouts/paid-in.ts';
import { isSettled } from '../calculation/outcome.ts';
import type { MonthRow } from './rows.ts';

interface FigureColumn {
  readonly title: string;
  readonly of: (wage: SettledWage) => number;
  /** Predicts an optional figure for a row without a wage, pending or with an error. */
  readonly isDue?: (row: MonthRow, firm: Firm) => boolean;
}

/** Calculated figures by column id; those between net and payout add up from one to the other. */
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
      isTyped(row, 'untaxed') || transportOf(row.worker, row.inputs?.entries ?? {}) > 0 || hasMeal(row, firm),
  },
  withheld: {
    title: 'Obustave',
    of: ({ withheld }) => sumOf(withheld, (one) => (isReceived(one) ? 0 : one.amount)),
    isDue: (row) =>
      isTyped(row, 'deductionsOfMonth') || row.worker.deductions.some(({ remaining }) => remaining !== 0),
  },
  received: {
    title: 'Već primljeno',
    of: ({ withheld }) =>
      sumOf(withheld, (one) => (isReceived(one) && one.payout === undefined ? one.amount : 0)),
    isDue: (row) => isTyped(row, 'advance') || isTyped(row, 'inKind'),
  },
  paidElsewhere: {
    title: 'Druge isplate',
    of: (wage) => paidOut(wage) - wage.payout,
    isDue: () => false,
  },
  payout: { title: 'Za isplatu', of: ({ payout }) => payout },
  cost: { title: 'Ukupni trošak', of: ({ figures }) => figures.cost },
  claimed: {
    title: 'Potraživanje od fonda',
    of: (wage) => refundSum(wage, 'claim'),
    isDue: () => false,
  },
};

const isTyped = ({ inputs }: MonthRow, name: EntryName): boolean =>
  (inputs?.entries[name] ?? 0) > 0 || inputs?.unread?.[name] !== undefined;

const hasMeal = ({ worker }: MonthRow, { entity, defaults }: Firm): boolean =>
  !MEAL_IS_WAGE[entity] && (worker.hotMeal ?? defaults.hotMeal ?? 0) > 0;

/** Ids of visible figures: common ones, and others present in any row. */
export const figuresIn = (firm: Firm, rows: readonly MonthRow[]): readonly string[] =>
  Object.entries(FIGURES)
    .filter(([, figure]) => !figure.isDue || rows.some((row) => hasFigure(figure, row, firm)))
    .map(([id]) => id);

function hasFigure(figure: FigureColumn, row: MonthRow, firm: Firm): boolean {
  const { outcome } = row;
  if (!isSettled(outcome)) return figure.isDue?.(row, firm) === true;
  // The cell of withheld deductions also notes the remainder.
  return figure.of(outcome) !== 0 || (figure === FIGURES.withheld && outcome.leftOut.length > 0);
}
