import { counted } from '@obracun/engine/core/numbers/format.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import type { EditedMonth } from '../month-edits/use-edited-month.ts';
import styles from './month.module.css';
import { isBelowMinimum, isUnstated, isWrong, type MonthRow } from './rows/rows.ts';

interface StatusLineProps {
  readonly rows: readonly MonthRow[];
  readonly isSaving: EditedMonth['isSaving'];
  readonly isClosed: boolean;
}

/** How the month stands, in a line: calculated, to be mended, to be looked at, kept. */
export function StatusLine({ rows, isSaving, isClosed }: StatusLineProps) {
  const wrong = rows.filter(isWrong).length;
  const waiting = rows.filter((row) => row.isWaiting).length;
  const unstated = rows.filter(isUnstated).length;
  const low = rows.filter(isBelowMinimum).length;
  const said = [
    counted(rows.length, ['radnik', 'radnika', 'radnika']),
    isClosed && 'mjesec je zaključen',
    wrong > 0 && `za ispraviti: ${wrong}`,
    unstated > 0 && `bez upisanog procenta: ${unstated}`,
    low > 0 && `ispod najniže plate: ${low}`,
    !isClosed && (waiting > 0 ? `računa se: ${waiting}` : wrong === 0 && 'sve je izračunato'),
    !isClosed && (isSaving ? 'čuvam…' : 'sačuvano na uređaju'),
  ];
  return (
    <p className={joinClasses(styles.status, wrong > 0 && styles.wrong)}>
      {said.filter(Boolean).join(' · ')}
    </p>
  );
}
