import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import { labelWith } from '../../../ui/typed.tsx';
import { calledWorker, WorkerName } from '../../ui/form/worker-name.tsx';
import styles from './raise.module.css';
import type { RaiseRow } from './raise-row.ts';

interface RaiseTableProps {
  readonly rows: readonly RaiseRow[];
  /** Ids of workers that keep their pay. */
  readonly left: ReadonlySet<string>;
  readonly onLeft: (id: string, isLeft: boolean) => void;
}

/** Agreed pay of each worker before and after a raise. */
export function RaiseTable({ rows, left, onLeft }: RaiseTableProps) {
  const raised = rows.flatMap(({ stored, outcome }) =>
    'after' in outcome && !left.has(stored.id) ? [outcome] : [],
  );
  const more = sumOf(
    raised.filter(({ after }) => after.kind !== 'satnica'),
    ({ before, after }) => after.amount - before.amount,
  );
  return (
    <Scrolled label="Plata prije i poslije">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Radnik</th>
            <th scope="col">Ugovoreno</th>
            <th scope="col" className={styles.figure}>
              Prije
            </th>
            <th scope="col" className={styles.figure}>
              Poslije
            </th>
            <th scope="col">Napomena</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ stored: { id, content }, outcome }) => (
            <tr key={id}>
              <th scope="row">
                <label className={styles.worker}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    checked={'after' in outcome && !left.has(id)}
                    disabled={'reason' in outcome}
                    {...labelWith('Nova plata', calledWorker(content))}
                    onChange={({ target }) => onLeft(id, !target.checked)}
                  />
                  <WorkerName worker={content} />
                </label>
              </th>
              {'after' in outcome ? (
                <>
                  <td>{outcome.before.kind}</td>
                  <td className={styles.figure}>{formatAmount(outcome.before.amount)}</td>
                  <td className={styles.figure}>{formatAmount(outcome.after.amount)}</td>
                  <td>{outcome.until && `Od ${formatDay(outcome.until)} važi ranije ugovorena plata.`}</td>
                </>
              ) : (
                <>
                  <td />
                  <td />
                  <td />
                  <td>{outcome.reason}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Ukupno više mjesečno, bez satnica
            </th>
            <td className={styles.figure}>{formatAmount(more)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </Scrolled>
  );
}
