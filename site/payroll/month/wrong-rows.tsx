import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTypingInSheet } from '../../ui/spreadsheet/use-typing-in-sheet.ts';
import { WorkerName } from '../form/worker-name.tsx';
import styles from './month.module.css';
import { isWrong, type MonthRow, whyOpen } from './rows/rows.ts';

/** So many are named; of the rest it is said how many there are. */
const NAMED = 5;

interface WrongRowsProps {
  readonly rows: readonly MonthRow[];
  readonly open: (row: MonthRow) => void;
}

/** Rows without a wage, each with its reason; a press opens the row. */
export function WrongRows({ rows, open }: WrongRowsProps) {
  const wrong = useBeforeTyping(rows).filter(isWrong);
  if (wrong.length === 0) return null;
  return (
    <Notice kind="error" title="Bez obračuna dok se ne ispravi">
      <ul className={styles.wrongRows}>
        {wrong.slice(0, NAMED).map((row) => (
          <li key={row.id}>
            <Button look="link" onClick={() => open(row)}>
              <WorkerName worker={row.worker} />
            </Button>{' '}
            {whyOpen(row)}
          </li>
        ))}
      </ul>
      {wrong.length > NAMED && `i još ${wrong.length - NAMED}`}
    </Notice>
  );
}

/** The rows as they stood before a cell was opened. */
function useBeforeTyping(rows: readonly MonthRow[]): readonly MonthRow[] {
  const isTyping = useTypingInSheet();
  const [shown, setShown] = useState(rows);
  if (!isTyping && shown !== rows) setShown(rows);
  return shown;
}
