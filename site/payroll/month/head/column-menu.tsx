import { Columns3 } from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { TypedColumn } from '../../month-edits/change.ts';
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
  <details className={styles.menu} onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
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

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** A press on what takes no focus leaves it too; one on its own words does not. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')) return;
  currentTarget.open = false;
}
