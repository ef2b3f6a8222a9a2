import { isAmbiguous } from '@obracun/engine/core/numbers/number-input.ts';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import box from '../../../fields/layout/box.module.css';
import { numberOf, writeNumber, writtenOut } from '../../../fields/parsing/entered.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import type { QuickKind } from './pasted-people.ts';
import {
  AMOUNT,
  type QuickColumn,
  type QuickProblems,
  type QuickRow,
  splitOf,
  withCell,
  withPasted,
} from './quick-rows.ts';
import styles from './start.module.css';

const TITLES: Readonly<Record<QuickColumn, string>> = { name: 'Prezime i ime', amount: 'Mjesečno' };
const KIND_TITLES: Readonly<Record<QuickKind, string>> = {
  neto: 'Neto mjesečno',
  bruto: 'Bruto mjesečno',
  isplata: 'Radnik dobija mjesečno',
};

interface QuickTableProps {
  readonly rows: readonly QuickRow[];
  readonly kind: QuickKind | undefined;
  readonly problems: ReadonlyMap<string, QuickProblems>;
  readonly onRows: (rows: readonly QuickRow[]) => void;
  /** Enter on an empty last row. */
  readonly onEnd: () => void;
}

/** Workers in lines: Enter goes to the amount and on to the next worker; cells of a spreadsheet are pasted. */
export function QuickTable({ rows, kind, problems, onRows, onEnd }: QuickTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const titles = { ...TITLES, ...(kind && { amount: KIND_TITLES[kind] }) };
  const focus = (at: number, column: QuickColumn) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${at}:${column}"]`)?.focus();
  const [pasted, setPasted] = useState<Pasted>();
  const undo = pasted?.after === rows ? () => onRows(pasted.before) : undefined;
  const onKeyDown = (at: number, column: QuickColumn) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (undo && event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      undo();
      return;
    }
    const to = targetOf(event, at, column);
    if (!to) return;
    event.preventDefault();
    if (event.key === 'Enter' && column === 'name' && rows[at]?.name.trim() === '') onEnd();
    else focus(...to);
  };
  const onPaste = (row: QuickRow, column: QuickColumn) => (event: ClipboardEvent) => {
    const next = withPasted(rows, row.id, column, event.clipboardData.getData('text/plain'), kind);
    if (!next) return;
    event.preventDefault();
    setPasted({ before: rows, after: next });
    flushSync(() => onRows(next));
    focus(next.length - 1, 'name');
  };
  return (
    <>
      <DataTable<QuickRow>
        ref={table}
        className={styles.table}
        rows={rows}
        keyOf={({ id }) => id}
        columns={COLUMNS.map((column) => ({
          title:
            column === 'name' ? (
              titles.name
            ) : (
              <>
                {titles.amount} <span className="pale light">KM</span>
              </>
            ),
          headProps: { className: column === 'amount' ? styles.amount : undefined },
          cell: (row, at) => (
            <QuickCell
              at={at}
              column={column}
              title={titles[column]}
              text={row[column]}
              problem={problems.get(row.id)?.[column]}
              onText={(text) => onRows(withCell(rows, row.id, column, text))}
              onKeyDown={onKeyDown(at, column)}
              onPaste={onPaste(row, column)}
            />
          ),
        }))}
      />
      {undo && (
        <Button look="link" onClick={undo}>
          Vrati kako je bilo prije lijepljenja
        </Button>
      )}
    </>
  );
}

/** The rows before and after the last paste, which can be undone until something else changes. */
interface Pasted {
  readonly before: readonly QuickRow[];
  readonly after: readonly QuickRow[];
}

const COLUMNS = ['name', 'amount'] as const;

/** Where a key leads: Enter on to the next cell, arrows along the column. */
function targetOf(
  { key, nativeEvent }: KeyboardEvent,
  at: number,
  column: QuickColumn,
): readonly [number, QuickColumn] | undefined {
  if (nativeEvent.isComposing) return undefined;
  if (key === 'ArrowDown') return [at + 1, column];
  if (key === 'ArrowUp') return [at - 1, column];
  if (key !== 'Enter') return undefined;
  return column === 'name' ? [at, 'amount'] : [at + 1, 'name'];
}

interface QuickCellProps {
  readonly at: number;
  readonly column: QuickColumn;
  readonly title: string;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

function QuickCell({ at, column, title, text, problem, onText, ...events }: QuickCellProps) {
  const isAmount = column === 'amount';
  const message = problem ?? (isAmount ? readingOf(text) : nameReading(text));
  const id = `red-${at}-${column}`;
  const leave = () => {
    const written = isAmount ? writtenOut(AMOUNT, text) : text;
    if (written !== text) onText(written);
  };
  return (
    <>
      <input
        {...events}
        data-cell={`${at}:${column}`}
        type="text"
        inputMode={isAmount ? 'decimal' : 'text'}
        autoComplete="off"
        aria-label={`${title}, ${at + 1}. red`}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={message === undefined ? undefined : id}
        className={joinClasses(box.input, isAmount && styles.amount)}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onBlur={leave}
      />
      {message !== undefined && (
        <p id={id} className={problem === undefined ? 'soft end' : 'small problem'}>
          {message}
        </p>
      )}
    </>
  );
}

/** A name of three words may be split in another place. */
function nameReading(text: string): string | undefined {
  const split = splitOf(text);
  return split && `čita se: ${split}. Ako nije tako, iza prezimena upišite zarez.`;
}

/** `1.800` is read as a thousand and more. */
function readingOf(text: string): string | undefined {
  const value = isAmbiguous(text) ? numberOf(AMOUNT, text) : undefined;
  return value === undefined ? undefined : `čita se kao ${writeNumber(AMOUNT, value)}`;
}
