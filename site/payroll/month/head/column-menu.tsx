import { Columns3 } from 'lucide-react';
import type { TypedColumn } from '../../entries/change.ts';
import { titleOf } from '../rows/columns.ts';
import styles from './column-menu.module.css';

interface ColumnMenuProps {
  /** All there are. */
  readonly columns: readonly TypedColumn[];
  readonly shown: readonly TypedColumn[];
  /** Those with something in them are always shown. */
  readonly used: ReadonlySet<TypedColumn>;
  readonly choose: (columns: readonly TypedColumn[]) => void;
}

/** Columns by name: those without entries come and go. */
export const ColumnMenu = ({ columns, shown, used, choose }: ColumnMenuProps) => (
  <details className={styles.menu}>
    <summary className={styles.summary}>
      <Columns3 aria-hidden="true" size={18} /> Kolone
    </summary>
    <fieldset className={styles.list}>
      <legend className={styles.legend}>Prikaži kolone</legend>
      {columns.map((column) => (
        <label key={column} className={styles.choice}>
          <input
            type="checkbox"
            checked={shown.includes(column)}
            disabled={used.has(column)}
            onChange={({ target }) =>
              choose(target.checked ? [...shown, column] : shown.filter((one) => one !== column))
            }
          />
          {titleOf(column)}
        </label>
      ))}
    </fieldset>
  </details>
);
