import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { MonthPayout, Payout } from '@obracun/engine/payroll/model/payout.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { isOwn, payoutWord } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { type PayoutTotals, payoutTotals } from '@obracun/engine/payroll/month/payouts/totals.ts';
import type { ReactNode } from 'react';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
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
  const columns = FIGURES.filter(({ title, of }) => title !== 'Obustave' || rows.some((row) => of(row) > 0));
  return (
    <Scrolled label="Isplate mjeseca">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Isplata</th>
            <th scope="col">Radnika</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <td className={styles.actions} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.payout.id}>
              <th scope="row">
                <PayoutName settled={settled} payout={row.payout} />
              </th>
              <td>{row.workers}</td>
              {columns.map(({ title, of }) => (
                <td key={title}>{formatAmount(of(row))}</td>
              ))}
              <td className={styles.actions}>
                <div className={styles.buttons}>{renderActions(row.payout)}</div>
              </td>
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">Ukupno</th>
              <td />
              {columns.map(({ title, of }) => (
                <td key={title}>{formatAmount(sumOf(rows, of))}</td>
              ))}
              <td className={styles.actions} />
            </tr>
          </tfoot>
        )}
      </table>
    </Scrolled>
  );
}

/** `15. 10. 2026. Akontacija plaće` and what it pays. */
const PayoutName = ({
  settled,
  payout,
}: Pick<PayoutsTableProps, 'settled'> & { readonly payout: MonthPayout }) => (
  <>
    <span className={styles.day}>{formatDay(payout.day)}</span> {payoutWord(settled.firm.entity, payout)}
    {isOwn(payout) && <span className={styles.facts}>{amountText(payout as Payout)}</span>}
  </>
);
