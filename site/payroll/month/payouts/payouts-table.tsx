import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { MonthPayout, Payout } from '@obracun/engine/payroll/model/payout.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { isOwn, payoutWord } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { type PayoutTotals, payoutTotals } from '@obracun/engine/payroll/month/payouts/totals.ts';
import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import records from '../../../ui/page/records.module.css';
import styles from './payouts.module.css';
import { amountText } from './texts.ts';

const FIGURES = [
  { title: 'Radnicima', of: ({ paid }: PayoutTotals) => paid },
  { title: 'Doprinosi', of: ({ contributions }: PayoutTotals) => contributions },
  { title: 'Porez i naknade', of: ({ taxes }: PayoutTotals) => taxes },
  { title: 'Obustave', of: ({ deducted }: PayoutTotals) => deducted },
  {
    title: 'Ukupno',
    of: ({ paid, contributions, taxes, deducted }: PayoutTotals) => paid + contributions + taxes + deducted,
  },
];

interface PayoutsTableProps {
  readonly settled: SettledMonth;
  /** Buttons of one payout. */
  readonly renderActions: (payout: MonthPayout) => ReactNode;
}

/** Payouts of a month by day, with their sums. */
export function PayoutsTable({ settled, renderActions }: PayoutsTableProps) {
  const rows = payoutTotals(settled);
  const figures = FIGURES.filter(({ title, of }) => title !== 'Obustave' || rows.some((row) => of(row) > 0));
  const total = rows.length > 1 ? 'Ukupno' : undefined;
  return (
    <DataTable
      scrolled="Isplate mjeseca"
      className={joinClasses(records.records, records.figures, records.frozen, styles.table)}
      rows={rows}
      keyOf={({ payout }) => payout.id}
      columns={[
        {
          title: 'Isplata',
          isHeading: true,
          cell: ({ payout }) => <PayoutName settled={settled} payout={payout} />,
          foot: total,
        },
        { title: 'Radnika', cell: ({ workers }) => workers },
        ...figures.map(({ title, of }) => ({
          id: title,
          title,
          cell: (row: PayoutTotals) => formatAmount(of(row)),
          foot: total && formatAmount(sumOf(rows, of)),
        })),
        {
          id: 'actions',
          className: 'onScreen',
          cell: ({ payout }) => <div className={styles.buttons}>{renderActions(payout)}</div>,
        },
      ]}
    />
  );
}

/** `15. 10. 2026. Akontacija plaće` and what it pays. */
const PayoutName = ({
  settled,
  payout,
}: Pick<PayoutsTableProps, 'settled'> & { readonly payout: MonthPayout }) => (
  <>
    <span className="oneLine">{formatDay(payout.day)}</span> {payoutWord(settled.firm.entity, payout)}
    {isOwn(payout) && <span className="block pale light">{amountText(payout as Payout)}</span>}
  </>
);
