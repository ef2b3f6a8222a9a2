import { formatAmount } from '@obracun/engine/kernel/figures/format.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { isSettled } from '../../reckoned/outcome.ts';
import { FIGURES } from '../rows/figures.ts';
import type { MonthRow } from '../rows/rows.ts';
import styles from './wage-figures.module.css';

/** What came of a worker's month, in a strip; that which is paid out stands first. */
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
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
