import { type MouseEvent, useState } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import { MoreBeside } from '../../../ui/page/scrolled.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './copy-table.module.css';

interface CopyTableProps {
  /** Content of the table. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Empty when the form has none. */
  readonly totals?: readonly string[];
  /** The column with our text instead of typed text. */
  readonly texts?: number;
  /** Further cells with our text, by their row. */
  readonly isOurs?: (row: number, column: number) => boolean;
}

/** The rows and columns of a form: pressing a cell copies it, pressing a title copies its column. */
export function CopyTable({ caption, columns, rows, totals = [], texts, isOurs }: CopyTableProps) {
  const [message, setMessage] = useState('');
  const copy = (text: string, what: string) => {
    navigator.clipboard.writeText(text).then(
      () => setMessage(`Kopirano: ${what}`),
      () => setMessage('Preglednik ne dozvoljava kopiranje.'),
    );
  };
  // One listener for all: two hundred workers have thousands of cells.
  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const column = button.dataset.column;
    if (column === undefined) copy(button.textContent, button.textContent);
    else copy(rows.map((row) => row[Number(column)] ?? '').join('\n'), `kolona ${columns[Number(column)]}`);
  };
  const isTotal = (at: number): boolean => at === rows.length;
  return (
    <>
      <output className={joinClasses('onScreen soft', styles.message)}>
        {message || 'Za kopiranje pritisnite ćeliju ili naslov kolone.'}
      </output>
      <MoreBeside>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: delegates events of the buttons inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key presses the buttons inside */}
        <div className={joinClasses('anchor', styles.scroller)} onClick={press}>
          <DataTable<readonly string[]>
            className={joinClasses('small tight', styles.table)}
            caption={<VisuallyHidden>{caption}</VisuallyHidden>}
            rows={totals.length > 0 ? [...rows, totals] : rows}
            rowProps={(_, at) => ({ className: isTotal(at) ? styles.total : undefined })}
            columns={columns.map((title, column) => ({
              title: (
                <button
                  type="button"
                  className={joinClasses(styles.cell, styles.column)}
                  data-column={column}
                >
                  {title}
                </button>
              ),
              cellProps: (_, at) => ({
                translate: isTotal(at) || column === texts || isOurs?.(at, column) ? undefined : 'no',
              }),
              cell: (row) =>
                row[column] && (
                  <button
                    type="button"
                    className={joinClasses(
                      styles.cell,
                      column !== texts && row[column].length > A_LINE && styles.long,
                    )}
                  >
                    {row[column]}
                  </button>
                ),
            }))}
          />
        </div>
      </MoreBeside>
    </>
  );
}

/** Letters that fit on one line of a printed cell; figures, names and dates are shorter. */
const A_LINE = 30;
