import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { HUNDREDTHS } from '@obracun/engine/core/numbers/money.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import { CopyFigure } from '../../../calculator/result-table/copy-figure.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { isSettled } from '../../calculation/outcome.ts';
import { FIGURES } from '../rows/figures.ts';
import type { MonthRow } from '../rows/rows.ts';
import styles from './wage-figures.module.css';

/** What came of a worker's month, in a strip; that which is paid out stands first, here alone, and can be copied. */
export function WageFigures({ row: { outcome, isWaiting } }: { readonly row: MonthRow }) {
  if (!isSettled(outcome)) return null;
  const { payout, ...others } = FIGURES;
  return (
    <dl className={joinClasses(styles.figures, isWaiting && styles.stale)} aria-busy={isWaiting}>
      {[payout, ...Object.values(others)].map(
        (figure) =>
          figure &&
          !(figure.isDue && figure.of(outcome) === 0) && (
            <div key={figure.title}>
              <dt>{figure.title}</dt>
              <dd>
                {formatAmount(figure.of(outcome))} <span className={styles.unit}>KM</span>
                {figure === payout && <CopyPayout wage={outcome} />}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

const CopyPayout = ({ wage: { payout } }: { readonly wage: SettledWage }) => (
  <CopyFigure line={{ label: FIGURES.payout?.title ?? '', kind: 'iznos', value: payout / HUNDREDTHS }} />
);
