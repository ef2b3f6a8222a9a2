import { Quoted } from '../../../ui/quoted.tsx';
import { WorkerName } from '../../form/worker-name.tsx';
import { cellOf } from '../rows/cells.ts';
import type { MonthRow } from '../rows/rows.ts';
import styles from './paper-remarks.module.css';
import type { PaperSheetProps } from './paper-sheet.tsx';

/** What cells of the sheet say when they are pointed at, which nobody does on paper. */
export function PaperRemarks({ rows, columns }: PaperSheetProps) {
  const remarks = rows.flatMap((row, at) => remarksOf(row, columns).map((text) => ({ at, row, text })));
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map(({ at, row, text }) => (
        <li key={`${row.id} ${text}`}>
          {at + 1}. <WorkerName worker={row.worker} />: <Quoted>{text}</Quoted>
        </li>
      ))}
    </ul>
  );
}

const remarksOf = (row: MonthRow, columns: PaperSheetProps['columns']): readonly string[] => {
  const cells = columns.map((column) => ({ column, cell: cellOf(row, column) }));
  const said = cells.flatMap(({ column, cell: { error, note } }) => {
    const words = error ?? note;
    return words === undefined ? [] : [column.id === 'name' ? words : `${column.title}: ${words}`];
  });
  return cells.some(({ cell }) => cell.isStale) ? [STALE, ...said] : said;
};

/** On the screen such figures are pale until the new ones come. */
const STALE = 'iznosi su od prije posljednje izmjene, novi se još računaju.';
